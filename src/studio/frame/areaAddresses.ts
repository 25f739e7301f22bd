const storageKey = (area: string) => `lintel-studio:area:${area}`;

/** First part of a path below `/_studio`: `pages` of `/pages/visit`. */
const areaOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/**
 * Remembers where one is in an area, in this tab of the browser.
 * @param address path below `/_studio`, with its search: what is selected is part of it
 */
export function rememberAddress({ pathname, search }: { pathname: string; search: string }): void {
  sessionStorage.setItem(storageKey(areaOf(pathname)), pathname + search);
}

/** Address to which a link to an area leads: where one was in it, and from inside the area its start. */
export const addressOfArea = (area: string, { pathname }: { pathname: string }): string =>
  (areaOf(pathname) === area ? undefined : sessionStorage.getItem(storageKey(area))) ?? `/${area}/`;
