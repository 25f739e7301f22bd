import type { BrokenPart } from '#engine/content/brokenParts.ts';
import type { JsonObject } from '#shared/json.ts';
import type { FileLocation } from '#shared/studio.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';

/** Block ready for rendering, without tokens, references, queries or layout. */
export interface ResolvedBlock {
  type: string;
  /** Properties of the component. A slot is `{ slot: n }`, an index of `slots`. */
  props: JsonObject;
  /** Properties that the browser takes from the address of the page: its islands get none of them. */
  ofAddress?: JsonObject;
  /** Level of the block's heading: 2 on a page, deeper in a container with a heading. */
  level: 2 | 3 | 4 | 5;
  id?: string;
  /** Look of a page’s own block: a section by itself, or a part of one long text. */
  look?: string | undefined;
  tone?: string;
  reveal?: string;
  slots: ResolvedBlock[][];
  /** Files of `_media` that the `data` of its build may read; absent without any. */
  files?: MeasuredMedia[];
  /** Texts of its items that are in the first language of the site, for lack of a translation; absent without any. */
  untranslated?: UntranslatedTexts;
  /** Errors for which dev shows a note in its place; its type is empty then. */
  broken?: readonly BrokenPart[];
  /** Source location, as `about/location.json#/blocks/0`. */
  origin: string;
}

export interface UntranslatedTexts {
  /** BCP 47 tag, without a country. */
  language: string;
  texts: string[];
}

export interface Crumb {
  title: string;
  route: string;
}

/** Ribbon above an unpublished page: the reason, and a link to where it is visible. */
export interface Ribbon {
  text: string;
  link?: { label: string; href: string };
}

export interface PageLanguage {
  /** BCP 47 tag. */
  language: string;
  /** Address relative to the site's folder. */
  address: string;
  /** True if there is no translation and the address is that of another page, mostly the home page. */
  isHome?: true;
}

/** Picture that other sites show with a link. Width and height in px are known of pictures that the build makes. */
export interface SharePicture {
  /** Relative to the site's folder. */
  address: string;
  width?: number;
  height?: number;
  alt?: string;
}

export interface ResolvedPage {
  /** Route as `/about/location`; for a not-found page, the folder that it answers for. */
  route: string;
  isNotFoundPage: boolean;
  title: string;
  description: string;
  heading: string;
  isIndexed: boolean;
  /** Picture that other sites show with a link to the page; undefined for that of the site. */
  image?: SharePicture | undefined;
  /** Breadcrumbs from the home page to this page. */
  trail: Crumb[];
  /** Absent in a site with one language. */
  languages?: PageLanguage[];
  structuredData?: JsonObject;
  /** Absent on published pages. */
  ribbon?: Ribbon;
  /** Place among the pages of a list that have addresses; absent on pages without one. */
  inList?: {
    /** True for a page that shows a part of the list, which the search leaves out. */
    isPart: boolean;
    previous?: string;
    next?: string;
    /** True for the page of a topic that has a feed. */
    hasFeed?: true;
  };
  blocks: ResolvedBlock[];
}

export function blockTypesIn(blocks: ResolvedBlock[], found = new Set<string>()): Set<string> {
  for (const { type, slots } of blocks) {
    if (type) found.add(type);
    for (const slotBlocks of slots) blockTypesIn(slotBlocks, found);
  }
  return found;
}

export function parseOrigin(origin: string): FileLocation {
  const [file = '', pointer = ''] = origin.split('#');
  return { file, pointer };
}
