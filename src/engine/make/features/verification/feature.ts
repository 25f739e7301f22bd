import { escapeHtml } from '#render/renderDocument.ts';
import type { Feature } from '../feature.ts';

/** `verification` of `_site.json`: proofs for services that the site is its owner's. All of them read the home page. */
export const feature: Feature = {
  head: ({ page: { route, isNotFoundPage } }, { site }) =>
    route === '/' && !isNotFoundPage
      ? (site.verification ?? [])
          .map(({ name, content }) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`)
          .join('')
      : '',
};
