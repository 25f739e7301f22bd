import { linkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn, isWebFont } from '#engine/content/media/font.ts';
import { isPicture } from '#engine/content/media/isPicture.ts';
import { isPublished } from '#engine/content/publication.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { FileFacts, ReferenceKind } from '../facts/facts.ts';
import type { SiteView } from '../facts/siteView.ts';
import { isRightAddress } from '../facts/webAddresses.ts';

/** Whether each name is that of something that is there, looked up once however many files use it. */
export class NameIndex {
  readonly #isThere: (kind: ReferenceKind, name: string) => boolean;
  readonly #known = new Map<ReferenceKind, Map<string, boolean>>();

  constructor(view: SiteView) {
    this.#isThere = createLookup(view);
  }

  has(kind: ReferenceKind, name: string): boolean {
    const known = getOrInsert(this.#known, kind, () => new Map<string, boolean>());
    return getOrInsert(known, name, () => this.#isThere(kind, name));
  }

  hasAll(names: FileFacts['names']): boolean {
    let areThere = true;
    // All of them are looked up: what is asked for is also what is used.
    for (const kind in names)
      for (const name of names[kind as ReferenceKind] ?? [])
        if (!this.has(kind as ReferenceKind, name)) areThere = false;
    return areThere;
  }

  /** Names that were asked for and are there. */
  used(kinds: ReferenceKind[]): Set<string> {
    const used = new Set<string>();
    for (const kind of kinds) for (const [name, isThere] of this.#known.get(kind) ?? []) if (isThere) used.add(name);
    return used;
  }
}

function createLookup({ source, at, tokens }: SiteView): (kind: ReferenceKind, name: string) => boolean {
  const { media, data, layouts, shared, pages } = source;
  const routes = new Set<string>();
  for (const { page, route, isNotFoundPage } of pages) if (!isNotFoundPage && isPublished(page, at)) routes.add(route);
  const isLink = (name: string) =>
    name.startsWith('/')
      ? routes.has(name)
      : linkedFile(name, media) !== undefined || isRightAddress(name, tokens.site.url);
  const lookups: Partial<Record<ReferenceKind, (name: string) => boolean>> = {
    link: isLink,
    media: (name) => media.has(name),
    picture: (name) => media.has(name) && isPicture(name),
    font: (name) => {
      const path = fontFileIn(name) ?? '';
      return media.has(path) && isWebFont(path);
    },
    data: (name) => data.has(name),
    layout: (name) => layouts.has(name),
    shared: (name) => shared.has(name),
  };
  return (kind, name) => lookups[kind]?.(name) ?? false;
}
