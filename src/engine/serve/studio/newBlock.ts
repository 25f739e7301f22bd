import { readExamples } from '#engine/content/schema/examples.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isUnwritten } from '#engine/content/schema/unwritten.ts';
import { isTokenText, readToken, tokensIn } from '#engine/content/text/tokens.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';

type SchemaOf = (type: string) => Schema | undefined;

/**
 * Creates a new block without anybody's claims: its texts are empty, to be written, and where the site has a value for
 * one, a token stands for it. A block whose schema has no `start` begins as its smallest example with empty texts.
 * @param site values of `_site.json`
 */
export function createNewBlock(type: string, site: JsonObject, schemaOf: SchemaOf): JsonObject {
  const { start } = schemaOf(type) ?? {};
  const { minimal = {} } = start ? {} : readExamples(type);
  const properties = start
    ? withKnownTokens(start, site)
    : withoutTexts({ ...minimal, type }, schemaOf(type), schemaOf);
  return { type, ...(properties as JsonObject) };
}

/** Empties texts with tokens of the site that have no value there. */
function withKnownTokens(value: Json, site: JsonObject): Json {
  if (typeof value === 'string') {
    const isKnown = (token: string) => !token.startsWith('site.') || isTokenText(readToken(token, { site }));
    return tokensIn(value).every(isKnown) ? value : '';
  }
  if (Array.isArray(value)) return value.map((entry) => withKnownTokens(entry, site));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry = null]) => [key, withKnownTokens(entry, site)]));
}

/** Empties all texts that people write; names and choices that programs read stay. */
function withoutTexts(value: Json, schema: Schema | undefined, schemaOf: SchemaOf): Json {
  if (typeof value === 'string') return schema && isUnwritten('', schema) ? '' : value;
  if (Array.isArray(value)) {
    const schemaOfEntry = (entry: Json) =>
      schema?.blocks && isObject(entry) ? schemaOf(String(entry.type)) : schema?.items;
    return value.map((entry) => withoutTexts(entry, schemaOfEntry(entry), schemaOf));
  }
  if (!isObject(value)) return value;
  if (schema?.format === 'media') return '';
  return Object.fromEntries(
    Object.entries(value).map(([key, entry = null]) => [
      key,
      withoutTexts(entry, getOwnValue(schema?.properties, key), schemaOf),
    ]),
  );
}
