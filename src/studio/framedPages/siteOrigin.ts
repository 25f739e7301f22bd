import { withoutScripts } from '#shared/framedPage.ts';

/** Value of a `meta` element that the server has added to the studio's page; empty in tests. */
const readMeta = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** Origin of the site's pages, which is not that of the studio. */
export const siteOrigin: string = readMeta('site-origin');

/** Address at which the dev server shows a page. @param address path and search */
export const framedAddress = (address: string): string => siteOrigin + address;

/** Address at which the dev server shows a page without scripts of its own. */
export const framedAddressWithoutScripts = (address: string): string =>
  framedAddress(`${address}${address.includes('?') ? '&' : '?'}${withoutScripts}`);

/** Address at which the dev server shows a page as of a commit. */
export const pastPageAddress = (commit: string, path: string): string =>
  framedAddress(`${readMeta('past-pages')}${commit}${path}`);

/**
 * Rights of a framed page: all that it does for visitors, except for opening something in place of the studio. It has
 * the origin of the site.
 */
export const frameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';
