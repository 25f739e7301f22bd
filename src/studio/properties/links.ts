import type { LinkTarget } from '#shared/studio.ts';

/** Message about a broken link; undefined for one that has a target, or that cannot be checked. */
export function brokenLinkReason(
  link: string,
  targets: readonly LinkTarget[],
  route: string | undefined,
): string | undefined {
  if (link === '' || link.includes('{') || /^(https?:\/\/[^\s/]+\.|https?:\/\/localhost|mailto:\S+@|tel:)/.test(link))
    return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(link))
    return 'An address of another site begins with https://, as “https://example.org”.';
  const isKnown = (address: string) => targets.some((target) => target.link === address);
  if (link.startsWith('#'))
    return route === undefined || isKnown(route + link) ? undefined : `No block of this page has the anchor “${link}”.`;
  const [path = ''] = link.split(/[?#]/);
  if (!isKnown(path))
    return path.startsWith('/') ? `No page has the address “${path}”.` : `There is no file “${path}”, and no page.`;
  const anchor = link.indexOf('#');
  if (anchor === -1 || isKnown(path + link.slice(anchor))) return undefined;
  return `The page has no anchor “${link.slice(anchor)}”.`;
}

/** Finds the targets that match a typed text; those that begin with it come first. */
export function findLinkTargets(text: string, targets: readonly LinkTarget[], limit: number): LinkTarget[] {
  const searched = text.trim().toLowerCase();
  const rank = ({ link, name }: LinkTarget) => {
    const [address, words] = [link.toLowerCase(), name.toLowerCase()];
    if (words.startsWith(searched) || address.startsWith(searched)) return 0;
    return words.includes(searched) || address.includes(searched) ? 1 : 2;
  };
  const ranked = targets.map((target) => ({ target, rank: rank(target) })).filter((found) => found.rank < 2);
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ target }) => target);
}

/** Address of a link of which the address, or the name of its target, was typed, with that name. */
export function resolveTypedLink(text: string, targets: readonly LinkTarget[]): { link: string; name: string } {
  const typed = text.trim();
  const named = typed === '' || looksLikeAddress(typed) ? undefined : findLinkTargets(typed, targets, 1)[0];
  const link = named?.link ?? typed;
  return { link, name: targets.find((target) => target.link === link)?.name ?? '' };
}

/** @returns true if a text may be an address; otherwise it is the name of a page that is searched */
export const looksLikeAddress = (text: string): boolean => /^(\/|#|\{|[a-z][a-z0-9+.-]*:)|^\S+\.\w+$/i.test(text);
