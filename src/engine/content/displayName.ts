import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Schema } from './schema/schema.ts';
import { replaceTokens, type TokenContext } from './text/tokens.ts';

/** Keys that hold a name, the most likely first. */
const nameKeys = ['heading', 'title', 'label', 'name', 'question'];

const keysVisitorsDoNotRead = ['type', 'id', 'tone', 'reveal', 'hidden', 'publishAt', 'expireAt', 'icon', 'eyebrow'];

/** Characters; longer names are cut. */
const maxNameLength = 60;

/**
 * Name of a block or list item for people: its heading or its first words; empty if it has none.
 * @param schema of the value
 */
export const displayNameOf = (value: JsonObject, schema: Schema | undefined, tokens: TokenContext): string =>
  truncateName(stripMarkdown(replaceTokens(findFirstVisibleText(value, schema) ?? '', tokens)));

/** First text of a value that its schema says visitors see. */
function findFirstVisibleText(value: Json | undefined, schema: Schema | undefined): string | undefined {
  const named = isObject(value) ? nameKeys.map((name) => value[name]).find(isFilled) : undefined;
  if (named !== undefined) return named;
  if (!schema || value === undefined || schema.blocks) return undefined;
  if (typeof value === 'string') {
    const isText = schema.type === 'string' && !schema.enum && [undefined, 'markdown'].includes(schema.format);
    return isText && isFilled(value) ? value : undefined;
  }
  if (Array.isArray(value))
    return firstOf(value.slice(0, 1).map((item) => () => findFirstVisibleText(item, schema.items)));
  if (!isObject(value)) return undefined;
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !keysVisitorsDoNotRead.includes(key));
  return firstOf(
    properties.map(
      ([key, property]) =>
        () =>
          findFirstVisibleText(value[key], property),
    ),
  );
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function firstOf(finders: (() => string | undefined)[]): string | undefined {
  for (const find of finders) {
    const found = find();
    if (found) return found;
  }
  return undefined;
}

const stripMarkdown = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^\s*(?:#+|[-+]|\d+\.)\s+/gm, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

function truncateName(text: string): string {
  if (text.length <= maxNameLength) return text;
  const cut = text.slice(0, maxNameLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxNameLength / 2)).trim()}…`;
}
