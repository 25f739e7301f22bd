import type { JsonObject } from '#shared/json.ts';

/** A block with nothing left to look up: no token, reference, query or layout. Ready to be rendered. */
export interface ResolvedBlock {
  type: string;
  /** What the component takes. A slot in it is `{ slot: n }`, an index of `slots`. */
  props: JsonObject;
  /** Level of the block's own heading: 2 on a page, deeper in a container that has a heading itself. */
  level: 2 | 3 | 4 | 5;
  /** Anchor. */
  id?: string;
  tone?: string;
  reveal?: string;
  /** The blocks inside a container, slot by slot. */
  slots: ResolvedBlock[][];
  /** Where it was written, as `about/location.json#/blocks/0`. */
  origin: string;
  /** Nothing but the page's own file says what is in it; media and redirects aside, which only give addresses. */
  isSelfContained: boolean;
}

/** An address of the finished site and its title, as breadcrumbs show it. */
export interface Crumb {
  title: string;
  route: string;
}

/** A band above a page that visitors do not get: why, and where it can be seen all the same. */
export interface Ribbon {
  text: string;
  link?: { label: string; href: string };
}

/** Where a page is found in a language of the site. */
export interface PageLanguage {
  /** BCP 47 tag. */
  language: string;
  /** Address, below the site's own. */
  address: string;
  /** There is no translation: the address is that of the home page. */
  isHome?: true;
}

/** A page with nothing left to look up. */
export interface ResolvedPage {
  /** `/about/location`; of a not-found page, the folder that it answers for. */
  route: string;
  isNotFoundPage: boolean;
  title: string;
  description: string;
  heading: string;
  /** False when search engines are asked to leave the page out. */
  isIndexed: boolean;
  /** Address of the sharing picture, below the site's own. */
  image?: string;
  /** From the home page to this page. */
  trail: Crumb[];
  /** Absent where the site has one language. */
  languages?: PageLanguage[];
  /** What the page is about, in the words of schema.org. */
  structuredData?: JsonObject;
  /** Absent on what visitors get. */
  ribbon?: Ribbon;
  blocks: ResolvedBlock[];
}

/** The block types that occur among blocks, at any depth. */
export function blockTypesIn(blocks: ResolvedBlock[], found = new Set<string>()): Set<string> {
  for (const { type, slots } of blocks) {
    found.add(type);
    for (const inside of slots) blockTypesIn(inside, found);
  }
  return found;
}
