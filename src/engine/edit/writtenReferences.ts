import { createCrossFileContext } from '#engine/check/crossFile/crossFileContext.ts';
import { checkQueries } from '#engine/check/crossFile/queries.ts';
import {
  allFileNodes,
  createSiteGraph,
  type LocatedFact,
  type SiteGraph,
  type SiteQuery,
} from '#engine/check/crossFile/siteGraph.ts';
import type { Reference, ReferenceKind } from '#engine/check/facts/facts.ts';
import { createFactsContext } from '#engine/check/facts/factsContext.ts';
import { localizeSite } from '#engine/content/locales.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { replaceTokens, tokensIn } from '#engine/content/text/tokens.ts';
import { asWritten, composeSite } from '#engine/content/textFiles.ts';
import { isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { asObject, getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { escapePointerKey, valueAt } from '#shared/pointer.ts';

export interface WrittenReference {
  /** `pattern` selects pages by route: `/courses/*`. */
  kind: ReferenceKind | 'pattern';
  path: string;
  pointer: string;
  written: string;
  /** True if the text is markdown that contains links. */
  isMarkdown?: true;
  /** Path of the text file that a name means. */
  target?: string;
  /** Page for the tokens of the text. */
  page?: JsonObject;
}

export type GatheredReferences = ReturnType<typeof gatherReferences>;

/** Collects the references of a site in all languages, including those in drafts and hidden blocks. */
export function gatherReferences(source: SiteSource, at: string) {
  const { places, references, graph, context } = gatherInLocale(composeSite(source), at);
  const inTranslations = [...source.translations].flatMap(([language, translation]) => {
    const edition = localizeSite(composeSite(source), language);
    const translationFiles = sourceFiles(translation);
    const isOwn = ({ path }: WrittenReference) => translationFiles.has(path) || isTextFilePath(path);
    return gatherInLocale(edition, at).places.filter(isOwn);
  });
  return { places: withoutRepetition([...places, ...inTranslations]), references, graph, context };
}

function gatherInLocale(source: SiteSource, at: string) {
  const facts = createFactsContext(source, at);
  const graph = createSiteGraph(facts);
  const context = createCrossFileContext(facts, graph, true);
  const inFiles = allFileNodes(graph).flatMap((container) =>
    container.facts.references.map((reference) => ({ ...reference, container })),
  );
  // Texts of data lists become links only in queries of blocks.
  const inItems = checkQueries(context).references;
  const references = [...inFiles, ...inItems];
  const written = [
    ...references.flatMap((reference) => toWrittenReference(reference, graph)),
    ...graph.queries.flatMap(referencesInQuery),
    ...referencesInPageFields(graph),
  ];
  const files = new Map(allFileNodes(graph).map(({ file }) => [file.path, file]));
  const places = written.map((reference) => {
    const { file, pointer } = files.get(reference.path)?.origin?.(reference.pointer) ?? {
      ...reference,
      file: reference,
    };
    // A template's text has fields of items where its pages have their values.
    const inFile = file === reference || !('json' in file) ? undefined : valueAt(file.json, pointer);
    const written = typeof inFile === 'string' ? inFile : reference.written;
    return { ...reference, written, path: file.path, pointer };
  });
  return { places: withoutRepetition(places), references, graph, context };
}

/** References with each place once: pages may share a text. */
const withoutRepetition = (places: readonly WrittenReference[]): WrittenReference[] => [
  ...new Map(
    places.map((reference) => [`${reference.kind} ${reference.path} ${reference.pointer}`, reference]),
  ).values(),
];

function toWrittenReference(
  { kind, value, container, pointer, within }: LocatedFact<Reference>,
  graph: SiteGraph,
): WrittenReference[] {
  // The name of a text file is in the file as it is written.
  const written = valueAt((kind === 'text' ? asWritten(container.file) : container.file).json, pointer);
  const page = container.page?.page;
  const base = { kind, path: container.file.path, pointer, ...(page && { page }) };
  if (typeof written !== 'string') return [];
  if (kind === 'text') return [{ ...base, written, target: value }];
  if (within !== undefined) return [{ ...base, written, isMarkdown: true }];
  // Values that a query makes from items are not written in the query.
  const resolved = replaceTokens(written, { site: asObject(graph.site?.file.json), ...(page && { page }) });
  // A layout may use tokens of its pages, whose values are unknown here: `/contact-us?course={page.heading}`.
  const plain = plainAddress(resolved);
  const isLiteral = plain === value || (tokensIn(resolved).length > 0 && plain.split('?')[0] === value);
  return isLiteral ? [{ ...base, written }] : [];
}

/** Fields of a page, as a list item, that contain a route. */
const addressFields = ['route', 'link', 'section'];

function referencesInQuery({ query, list, container, pointer }: SiteQuery): WrittenReference[] {
  const { page } = container.page ?? {};
  const base = { path: container.file.path, ...(page && { page }) };
  const places: WrittenReference[] = [];
  if (typeof query.pages === 'string' && query.pages.startsWith('/'))
    places.push({ ...base, kind: 'pattern', pointer: `${pointer}/pages`, written: query.pages });
  if (query.pages !== undefined && isObject(query.where))
    for (const field of addressFields)
      for (const [at, written] of stringsWithPointers(getOwnValue(query.where, field), `${pointer}/where/${field}`))
        places.push({ ...base, kind: 'route', pointer: at, written });
  for (const [key, entry] of Object.entries(asObject(query.as))) {
    // A text without a placeholder is the name of a field.
    if (typeof entry === 'string' && !entry.includes('{')) continue;
    const schema = getOwnValue(list.items?.properties, key);
    places.push(
      ...referencesInTemplate(entry, schema, `${pointer}/as/${key}`).map((reference) => ({ ...base, ...reference })),
    );
  }
  return places;
}

/** Page `fields` that some list shows as links or pictures. */
function referencesInPageFields({ queries, source }: SiteGraph): WrittenReference[] {
  const kinds = new Map<string, 'link' | 'picture'>();
  for (const { query, list } of queries.filter(({ query }) => query.pages !== undefined)) {
    const as = asObject(query.as);
    for (const [key, { format }] of Object.entries(list.items?.properties ?? {})) {
      const field = getOwnValue(as, key) ?? key;
      if (typeof field === 'string' && format === 'link') kinds.set(field, 'link');
      if (typeof field === 'string' && format === 'media') kinds.set(field, 'picture');
    }
  }
  return source.pages.flatMap(({ file, page }) =>
    [...kinds].flatMap(([field, kind]): WrittenReference[] => {
      const written = isObject(page.fields) ? getOwnValue(page.fields, field) : undefined;
      return typeof written === 'string'
        ? [{ kind, path: file.path, pointer: `/fields/${escapePointerKey(field)}`, written, page }]
        : [];
    }),
  );
}

const stringsWithPointers = (value: Json | undefined, pointer: string): [string, string][] =>
  typeof value === 'string'
    ? [[pointer, value]]
    : Array.isArray(value)
      ? value.flatMap((item, index) => stringsWithPointers(item, `${pointer}/${index}`))
      : [];

/** References in a value of `as`: `/spotlights` in `"/spotlights#{item.id}"`. */
function referencesInTemplate(
  value: Json | undefined,
  schema: Schema | undefined,
  pointer: string,
): Omit<WrittenReference, 'path'>[] {
  if (typeof value === 'string') {
    if (schema?.format === 'link') return [{ pointer, kind: 'link', written: value }];
    if (schema?.format === 'media') return [{ pointer, kind: 'picture', written: value }];
    return schema?.format === 'markdown' ? [{ pointer, kind: 'link', written: value, isMarkdown: true }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesInTemplate(item, schema?.items, `${pointer}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    referencesInTemplate(item, getOwnValue(schema?.properties, key), `${pointer}/${key}`),
  );
}
