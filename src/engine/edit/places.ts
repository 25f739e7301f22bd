import type { Reference, ReferenceKind } from '#engine/check/facts/facts.ts';
import { findPlaces } from '#engine/check/facts/factsOf.ts';
import { createSiteView } from '#engine/check/facts/siteView.ts';
import { allContainers, createGraph, type Located, type SiteGraph, type SiteQuery } from '#engine/check/judge/graph.ts';
import { NameIndex } from '#engine/check/judge/nameIndex.ts';
import { PageItems } from '#engine/check/judge/pageItems.ts';
import { checkQueries } from '#engine/check/judge/queries.ts';
import { Reports } from '#engine/check/reports.ts';
import { editionOf } from '#engine/content/editions.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { readPath, replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';

/** A place that names something of the site, as it is written there. */
export interface Place {
  /** `pattern` chooses pages by their addresses, as `/courses/*`. */
  kind: ReferenceKind | 'pattern';
  /** File, inside the pages folder. */
  path: string;
  pointer: string;
  written: string;
  /** The text is markdown: links stand inside it. */
  isMarkdown?: true;
  /** The page that tokens of the text speak of. */
  page?: JsonObject;
}

/** Every place of a site that names something of it. */
export type Places = ReturnType<typeof gatherPlaces>;

/** Gathers all places, in all languages, also those in drafts and hidden blocks. */
export function gatherPlaces(source: SiteSource, at: string) {
  const { places, graph } = gatherInLanguage(source, at);
  const inTranslations = [...source.translations].flatMap(([language, translation]) => {
    const edition = editionOf(source, language);
    const [files, own] = [sourceFiles(edition), sourceFiles(translation)];
    return gatherInLanguage(edition, at).places.flatMap((place) => {
      const { file, pointer } = files.get(place.path)?.origin?.(place.pointer) ?? {
        ...place,
        file: { path: place.path },
      };
      return own.has(file.path) ? [{ ...place, path: file.path, pointer }] : [];
    });
  });
  return { places: [...places, ...inTranslations], graph };
}

function gatherInLanguage(source: SiteSource, at: string) {
  const view = createSiteView(source, at);
  const graph = createGraph(view);
  graph.references = allContainers(graph).flatMap((container) =>
    findPlaces(container, view).references.map((reference) => ({ ...reference, container })),
  );
  // Texts of data lists become links only where a query puts them into a block.
  const pageItems = new PageItems(graph, view.tokens.site);
  checkQueries({ ...view, graph, names: new NameIndex(view), pageItems, reports: new Reports(), isComplete: true });
  const found = [
    ...graph.references.flatMap((reference) => placeOf(reference, graph)),
    ...graph.queries.flatMap(inQuery),
    ...inFields(graph),
  ];
  const byPlace = new Map(found.map((place) => [`${place.kind} ${place.path} ${place.pointer}`, place]));
  return { places: [...byPlace.values()], graph };
}

/** The value of `_site.json`, for tokens; empty where there is none. */
export const siteOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});

function placeOf({ kind, value, container, pointer, within }: Located<Reference>, graph: SiteGraph): Place[] {
  const written = readPath(container.file.json, tokensOfPointer(pointer));
  const page = container.page?.page;
  const place = { kind, path: container.file.path, pointer, ...(page && { page }) };
  if (typeof written !== 'string') return [];
  if (within !== undefined) return [{ ...place, written, isMarkdown: true }];
  // What a query makes of its items is not written where the query is.
  const resolved = replaceTokens(written, { site: siteOf(graph.site?.file.json), ...(page && { page }) });
  // A layout brings words of its pages along, which are not known here: `/contact-us?course={page.heading}`.
  const isLiteral = resolved === value || (tokensIn(resolved).length > 0 && resolved.split('?')[0] === value);
  return isLiteral ? [{ ...place, written }] : [];
}

/** Fields of a page, as an item of a list, that hold an address. */
const addressFields = ['route', 'link', 'section'];

function inQuery({ query, list, container, pointer }: SiteQuery): Place[] {
  const { page } = container.page ?? {};
  const base = { path: container.file.path, ...(page && { page }) };
  const places: Place[] = [];
  if (typeof query.pages === 'string' && query.pages.startsWith('/'))
    places.push({ ...base, kind: 'pattern', pointer: `${pointer}/pages`, written: query.pages });
  if (query.pages !== undefined && isObject(query.where))
    for (const field of addressFields)
      for (const [at, written] of textsOf(ownValue(query.where, field), `${pointer}/where/${field}`))
        places.push({ ...base, kind: 'route', pointer: at, written });
  for (const [key, entry] of Object.entries(isObject(query.as) ? query.as : {})) {
    // A text without a field in it is the name of one.
    if (typeof entry === 'string' && !entry.includes('{')) continue;
    const schema = ownValue(list.items?.properties, key);
    places.push(...inTemplate(entry, schema, `${pointer}/as/${key}`).map((place) => ({ ...base, ...place })));
  }
  return places;
}

/** Facts of pages (`fields`) that some list shows as links or pictures. */
function inFields({ queries, source }: SiteGraph): Place[] {
  const kinds = new Map<string, 'link' | 'picture'>();
  for (const { query, list } of queries.filter(({ query }) => query.pages !== undefined)) {
    const as = isObject(query.as) ? query.as : {};
    for (const [key, { format }] of Object.entries(list.items?.properties ?? {})) {
      const field = ownValue(as, key) ?? key;
      if (typeof field === 'string' && format === 'link') kinds.set(field, 'link');
      if (typeof field === 'string' && format === 'media') kinds.set(field, 'picture');
    }
  }
  return source.pages.flatMap(({ file, page }) =>
    [...kinds].flatMap(([field, kind]): Place[] => {
      const written = isObject(page.fields) ? ownValue(page.fields, field) : undefined;
      return typeof written === 'string'
        ? [{ kind, path: file.path, pointer: `/fields/${escapeKey(field)}`, written, page }]
        : [];
    }),
  );
}

const textsOf = (value: Json | undefined, pointer: string): [string, string][] =>
  typeof value === 'string'
    ? [[pointer, value]]
    : Array.isArray(value)
      ? value.flatMap((item, index) => textsOf(item, `${pointer}/${index}`))
      : [];

/** What a value of `as` names by itself: `/spotlights` in `"/spotlights#{item.id}"`. */
function inTemplate(value: Json | undefined, schema: Schema | undefined, pointer: string): Omit<Place, 'path'>[] {
  if (typeof value === 'string') {
    if (schema?.format === 'link') return [{ pointer, kind: 'link', written: value }];
    if (schema?.format === 'media') return [{ pointer, kind: 'picture', written: value }];
    return schema?.format === 'markdown' ? [{ pointer, kind: 'link', written: value, isMarkdown: true }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => inTemplate(item, schema?.items, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    inTemplate(item, ownValue(schema?.properties, key), `${pointer}/${key}`),
  );
}
