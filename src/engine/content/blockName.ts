import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Schema } from './schema/schema.ts';
import { replaceTokens, type TokenContext } from './text/tokens.ts';

/** Keys by which things are called, the likeliest first. */
const names = ['heading', 'title', 'label', 'name', 'question'];

/** What visitors do not read. */
const silent = ['type', 'id', 'tone', 'reveal', 'hidden', 'publishAt', 'expireAt', 'icon', 'eyebrow'];

/** Characters of a name; longer texts are cut. */
const longest = 60;

/**
 * What a person would call a block or an entry of a list: its heading, or its first words; empty where it has none.
 * @param schema of the value
 */
export const nameOf = (value: JsonObject, schema: Schema | undefined, tokens: TokenContext): string =>
  shortened(inPlainWords(replaceTokens(firstWords(value, schema) ?? '', tokens)));

/** The first text of a value that visitors read, by its schema. */
function firstWords(value: Json | undefined, schema: Schema | undefined): string | undefined {
  const named = isObject(value) ? names.map((name) => value[name]).find(isFilled) : undefined;
  if (named !== undefined) return named;
  if (!schema || value === undefined || schema.blocks) return undefined;
  if (typeof value === 'string') {
    const isText = schema.type === 'string' && !schema.enum && [undefined, 'markdown'].includes(schema.format);
    return isText && isFilled(value) ? value : undefined;
  }
  if (Array.isArray(value)) return firstOf(value.slice(0, 1).map((item) => () => firstWords(item, schema.items)));
  if (!isObject(value)) return undefined;
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => !silent.includes(key));
  return firstOf(
    properties.map(
      ([key, property]) =>
        () =>
          firstWords(value[key], property),
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

/** Markdown as it is read. */
const inPlainWords = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|^\s*(?:#+|[-+]|\d+\.)\s+/gm, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trim()}…`;
}
