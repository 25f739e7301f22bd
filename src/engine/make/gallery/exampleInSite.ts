import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { renameAnchors } from '#shared/anchors.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';

/** What stands in a site for the files and pages that examples of blocks are written with. */
export interface StandIns {
  /** Media by their path in examples: `example/landscape.jpg`. Several take turns. */
  media: Record<string, string[]>;
  /** A page that examples may link to. */
  page: string;
  /** What the home page is in examples that are shown; `/` when left out. */
  home?: string;
  /** `_site.json`, where its tokens shall be written out. */
  site?: JsonObject;
}

/** What examples take from the data list `example`. */
const items: JsonObject[] = JSON.parse(readFileSync(join(import.meta.dirname, 'exampleItems.json'), 'utf8'));

/**
 * An example of a block as it can stand on a page of a site: its pictures and links are the site's own, and items that
 * it takes from a list are written out.
 * @param schemaOf gives the whole schema of a block by its type
 */
export function exampleInSite(
  example: JsonObject,
  standIns: StandIns,
  schemaOf: (type: string) => Schema | undefined,
): JsonObject {
  const turns = new Map<string, number>();
  const takeTurns = (path: string): string => {
    const files = standIns.media[path] ?? [];
    const turn = turns.get(path) ?? 0;
    turns.set(path, turn + 1);
    return files[turn % files.length] ?? path;
  };
  const text = (written: string, format: string | undefined): string => {
    if (format === 'verbatim') return written;
    const value = standIns.site ? replaceTokens(written, { site: standIns.site }) : written;
    if (format === 'markdown') {
      const linked = value.replace(/\]\((?:\/example|#example)\)/g, `](${standIns.page})`);
      return standIns.home ? linked.replaceAll('](/)', `](${standIns.home})`) : linked;
    }
    if (format === 'link' && /^[/#]example$/.test(value)) return standIns.page;
    if (format === 'link' && value === '/') return standIns.home ?? value;
    return takeTurns(value);
  };
  const replace = (value: Json | undefined, schema: Schema | undefined): Json => {
    if (typeof value === 'string') return text(value, schema?.format);
    if (Array.isArray(value)) return value.map((entry) => replace(entry, entrySchema(entry, schema)));
    if (!isObject(value)) return value ?? null;
    if (schema?.list && value.from === 'example') return replace(writtenOut(value, schema), schema);
    const others = isObject(schema?.additionalProperties) ? (schema.additionalProperties as Schema) : undefined;
    const entries = Object.entries(value).map(([key, entry]) => [
      key,
      replace(entry, ownValue(schema?.properties, key) ?? others),
    ]);
    return Object.fromEntries(entries) as JsonObject;
  };
  const entrySchema = (entry: Json, schema: Schema | undefined) =>
    schema?.blocks && isObject(entry) ? schemaOf(String(entry.type)) : schema?.items;
  return replace(example, schemaOf(String(example.type))) as JsonObject;
}

/** Items of a query, with the fields that the block knows. */
function writtenOut(query: JsonObject, list: Schema): JsonObject[] {
  const { properties = {}, additionalProperties: others } = list.items ?? {};
  const renamed = isObject(query.as) ? Object.keys(query.as) : [];
  const isKnown = (name: string) =>
    name in properties || (isObject(others) && (renamed.includes(name) || name === 'title'));
  const written = selectItems(query, items).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => isKnown(name))),
  );
  return [...written, ...(Array.isArray(query.also) ? (query.also as JsonObject[]) : [])];
}

/**
 * A copy whose anchors, and links to them, begin with a name: several examples of a block can stand on one page.
 * @param name as anchors are written: small letters, digits and hyphens
 */
export const withOwnAnchors = (block: JsonObject, name: string): JsonObject =>
  renameAnchors(block, (anchor) => `${name}-${anchor}`);
