/**
 * Puts into a page what Vite would put there by itself. Its own transformation of a document also rewrites `srcset`, and
 * the page would no longer be the one that was rendered.
 * @param preamble of the React plugin
 */
export const withDevClient = (html: string, preamble: string): string =>
  html.replace('</body>', () => `${devClient(preamble)}</body>`);

/**
 * Shown while the site has never been right: the overlay says what to fix. Without a main, it is loaded anew then.
 * @param hasProblems whether there is an overlay to say more
 */
export const emptyPage = (hasProblems: boolean, preamble: string): string =>
  `<!doctype html><title>${hasProblems ? 'Problems' : 'Not found'}</title><body><p>${hasProblems ? '' : 'There is no page here, and no _404.json.'}</p>${devClient(preamble)}`;

const devClient = (preamble: string) =>
  [
    `<script type="module">${preamble.replace('__BASE__', '/')}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/client/dev.ts"></script>',
  ].join('');
