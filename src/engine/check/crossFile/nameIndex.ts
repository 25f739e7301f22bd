import { findLinkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn, isWebFont } from '#engine/content/media/font.ts';
import { isPublished } from '#engine/content/publication.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isPicture } from '#shared/media.ts';
import type { FileFacts, ReferenceKind } from '../facts/facts.ts';
import type { FactsContext } from '../facts/factsContext.ts';
import { isValidAddress } from '../facts/webAddresses.ts';

/** Index of the names that exist. Each name is looked up once, however many files use it. */
export class NameIndex {
  readonly #exists: (kind: ReferenceKind, name: string) => boolean;
  readonly #known = new Map<ReferenceKind, Map<string, boolean>>();

  constructor(context: FactsContext) {
    this.#exists = createLookup(context);
  }

  has(kind: ReferenceKind, name: string): boolean {
    const known = getOrInsert(this.#known, kind, () => new Map<string, boolean>());
    return getOrInsert(known, name, () => this.#exists(kind, name));
  }

  hasAll(names: FileFacts['names']): boolean {
    let areKnown = true;
    // No early return: `usedNames` needs every name to be looked up.
    for (const kind in names)
      for (const name of names[kind as ReferenceKind] ?? [])
        if (!this.has(kind as ReferenceKind, name)) areKnown = false;
    return areKnown;
  }

  /** Existing names that were looked up. */
  usedNames(kinds: ReferenceKind[]): Set<string> {
    const used = new Set<string>();
    for (const kind of kinds) for (const [name, exists] of this.#known.get(kind) ?? []) if (exists) used.add(name);
    return used;
  }
}

function createLookup({ source, at, tokens }: FactsContext): (kind: ReferenceKind, name: string) => boolean {
  const { media, data, layouts, shared, pages } = source;
  const routes = new Set<string>();
  for (const { page, route, isNotFoundPage } of pages) if (!isNotFoundPage && isPublished(page, at)) routes.add(route);
  const isLink = (name: string) =>
    name.startsWith('/')
      ? routes.has(name)
      : findLinkedFile(name, media) !== undefined || isValidAddress(name, tokens.site.url);
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
