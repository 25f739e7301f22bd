import type { LinkTarget } from '#shared/studio.ts';

/**
 * What is wrong with a link that leads nowhere; undefined for one that leads somewhere, and where that cannot be known.
 * @param route of the page that it stands on
 */
export function whyNowhere(
  link: string,
  targets: readonly LinkTarget[],
  route: string | undefined,
): string | undefined {
  if (link === '' || link.includes('{') || /^(https?:\/\/[^\s/]+\.|https?:\/\/localhost|mailto:\S+@|tel:)/.test(link))
    return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(link))
    return 'An address of another site begins with https://, as “https://example.org”.';
  const isKnown = (wanted: string) => targets.some((target) => target.link === wanted);
  if (link.startsWith('#'))
    return route === undefined || isKnown(route + link) ? undefined : `No block of this page has the anchor “${link}”.`;
  const [path = ''] = link.split(/[?#]/);
  if (!isKnown(path))
    return path.startsWith('/') ? `No page has the address “${path}”.` : `There is no file “${path}”, and no page.`;
  const anchor = link.indexOf('#');
  if (anchor === -1 || isKnown(path + link.slice(anchor))) return undefined;
  return `The page has no anchor “${link.slice(anchor)}”.`;
}

/** Targets that fit what is typed: those that begin with it first. */
export function targetsFor(text: string, targets: readonly LinkTarget[], most: number): LinkTarget[] {
  const wanted = text.trim().toLowerCase();
  const rank = ({ link, name }: LinkTarget) => {
    const [address, words] = [link.toLowerCase(), name.toLowerCase()];
    if (words.startsWith(wanted) || address.startsWith(wanted)) return 0;
    return words.includes(wanted) || address.includes(wanted) ? 1 : 2;
  };
  const ranked = targets.map((target) => ({ target, rank: rank(target) })).filter((found) => found.rank < 2);
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ target }) => target);
}

/** Whether a text may be an address, as opposed to the name of a page that somebody looks for. */
export const isAddress = (text: string): boolean => /^(\/|#|\{|[a-z][a-z0-9+.-]*:)|^\S+\.\w+$/i.test(text);
