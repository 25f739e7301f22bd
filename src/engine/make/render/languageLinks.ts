import { escapeHtml } from '#render/document.ts';
import { languageHref } from '#render/shell/languageHref.ts';
import type { PageLanguage } from '../resolve/resolved.ts';

/** Leads the choice of languages, in markup that all pages have in common, to where a page is found in each. */
export const linkLanguages = (shell: string, languages: PageLanguage[]): string =>
  languages.reduce(
    (html, { language, address }) =>
      html.replaceAll(`href="${languageHref(language)}"`, () => `href="${escapeHtml(address)}"`),
    shell,
  );
