import { findLinkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn, isWebFont } from '#engine/content/media/font.ts';
import { isPublished } from '#engine/content/publication.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isPicture } from '#shared/media.ts';
import type { Reference, ReferenceKind } from '../facts/facts.ts';
import type { FactsContext } from '../facts/factsContext.ts';
import { isValidAddress } from '../facts/webAddresses.ts';

/** True for a reference to a name that exists and of which nothing else has to be checked. */
export type NameLookup = (reference: Pick<Reference, 'kind' | 'value'>) => boolean;

/** Creates a lookup of the names that exist. Each name is looked up once, however many files use it. */
export function createNameLookup({ source, at, tokens }: FactsContext): NameLookup {
  const { media, data, layouts, shared, texts, pages } = source;
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
    text: (path) => texts.has(path),
  };
  const known = new Map<ReferenceKind, Map<string, boolean>>();
  return ({ kind, value }) => {
    const namesOfKind = getOrInsert(known, kind, () => new Map<string, boolean>());
    return getOrInsert(namesOfKind, value, () => lookups[kind]?.(value) ?? false);
  };
}
