import { escapeHtml } from '#render/renderDocument.ts';
import { languageHrefPlaceholder } from '#render/shell/languageHrefPlaceholder.ts';
import type { PageLanguage } from '../resolve/resolved.ts';

/** Fills the links of the language menu in markup that all pages share. */
export const fillLanguageLinks = (shell: string, languages: PageLanguage[]): string =>
  languages.reduce(
    (html, { language, address }) =>
      html.replaceAll(`href="${languageHrefPlaceholder(language)}"`, () => `href="${escapeHtml(address)}"`),
    shell,
  );
