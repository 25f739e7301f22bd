import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { renameAnchors } from '#shared/anchors.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';

/** Media and pages of a site that replace those of block examples. */
export interface ExampleReplacements {
  /** Media files by path in examples, such as `example/landscape.jpg`. Several files take turns. */
  media: Record<string, string[]>;
  page: string;
  /** Link target of the home page in displayed examples; `/` when left out. */
  home?: string;
  site?: JsonObject;
  /** True if the example becomes a block of the site: it then lacks what only the author of a block can decide. */
  isNewBlock?: boolean;
}

const exampleItems: JsonObject[] = JSON.parse(readFileSync(join(import.meta.dirname, 'exampleItems.json'), 'utf8'));

/** Adapts a block example to a site: inserts its pictures and links, and replaces queries by their items. */
export function adaptExampleToSite(
  example: JsonObject,
  replacements: ExampleReplacements,
  schemaOf: (type: string) => Schema | undefined,
): JsonObject {
  const turnByPath = new Map<string, number>();
  const nextFile = (path: string): string => {
    const files = replacements.media[path] ?? [];
    const turn = turnByPath.get(path) ?? 0;
    turnByPath.set(path, turn + 1);
    return files[turn % files.length] ?? path;
  };
  const adaptText = (text: string, format: string | undefined): string => {
    if (format === 'verbatim') return text;
    const value = replacements.site ? replaceTokens(text, { site: replacements.site }, 'source') : text;
    if (format === 'markdown') {
      const linked = value.replace(/\]\((?:\/example|#example)\)/g, `](${replacements.page})`);
      return replacements.home ? linked.replaceAll('](/)', `](${replacements.home})`) : linked;
    }
    if (format === 'link' && /^[/#]example$/.test(value)) return replacements.page;
    if (format === 'link' && value === '/') return replacements.home ?? value;
    return nextFile(value);
  };
  const replace = (value: Json | undefined, schema: Schema | undefined): Json => {
    if (typeof value === 'string') return adaptText(value, schema?.format);
    if (Array.isArray(value)) return value.map((entry) => replace(entry, entrySchema(entry, schema)));
    if (!isObject(value)) return value ?? null;
    if (schema?.list && value.from === 'example') return replace(runExampleQuery(value, schema), schema);
    const additionalSchema = isObject(schema?.additionalProperties)
      ? (schema.additionalProperties as Schema)
      : undefined;
    const entries = Object.entries(value).flatMap(([key, entry]) => {
      const property = getOwnValue(schema?.properties, key);
      const isLeftOut = replacements.isNewBlock && property?.isDecidedByAuthor;
      return isLeftOut ? [] : [[key, replace(entry, property ?? additionalSchema)]];
    });
    return Object.fromEntries(entries) as JsonObject;
  };
  const entrySchema = (entry: Json, schema: Schema | undefined) =>
    schema?.blocks && isObject(entry) ? schemaOf(String(entry.type)) : schema?.items;
  return replace(example, schemaOf(String(example.type))) as JsonObject;
}

/** Items of a query, reduced to the fields of the block. */
function runExampleQuery(query: JsonObject, list: Schema): JsonObject[] {
  const { properties = {}, additionalProperties: additionalSchema } = list.items ?? {};
  const renamed = isObject(query.as) ? Object.keys(query.as) : [];
  const isKnown = (name: string) =>
    name in properties || (isObject(additionalSchema) && (renamed.includes(name) || name === 'title'));
  const items = selectItems(query, exampleItems).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => isKnown(name))),
  );
  return [...items, ...(Array.isArray(query.also) ? (query.also as JsonObject[]) : [])];
}

/** Prefixes the anchors of a block and the links to them, so that several examples fit on one page. */
export const withUniqueAnchors = (block: JsonObject, name: string): JsonObject =>
  renameAnchors(block, (anchor) => `${name}-${anchor}`);
