import { textsIn } from '#engine/content/query.ts';
import { hideBracesInCode, placeOf } from '#engine/content/text/literalBraces.ts';
import { isTokenText, readToken, replaceTokens, textKindOf, tokenPattern } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey, readPath } from '#shared/pointer.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import { itemsOfQuery } from '../crossFile/queries.ts';
import type { SiteQuery } from '../crossFile/siteGraph.ts';
import { defineRule } from './rule.ts';

/** Reports a word beside a token with which the token's value begins or ends: `{page.fields.years} years`. */
export const tokenWords = defineRule<never>({
  name: 'tokenWords',
  readsMarkdown: true,
  mayConcern: ({ text }) => text.includes('{'),
  text(written, schema, { tokens, file, location, reports }) {
    if (!written.includes('{')) return undefined;
    const kind = textKindOf(schema);
    const source = kind === 'plain' ? written : hideBracesInCode(written, kind);
    const repeated = findRepeatedWord(source, (path) => {
      const value = readToken(path, tokens);
      return isTokenText(value) ? replaceTokens(String(value), tokens) : undefined;
    });
    if (repeated)
      reports.add('token-repeats-word', repeated, {
        file,
        pointer: location.pointer,
        ...placeOf(repeated.written, source, source.indexOf(repeated.written)),
      });
    return undefined;
  },
  check(_facts, context) {
    const reported = new Set<string>();
    for (const query of context.graph.queries) {
      const { as } = query.query;
      if (!isObject(as) || !textsIn(as).some((text) => text.includes('{'))) continue;
      // The same list on many pages is one mistake for each page, but its items are looked at once.
      const key = JSON.stringify(query.query) + query.container.file.path;
      if (!reported.has(key)) checkTemplates(as, query, context);
      reported.add(key);
    }
  },
});

function checkTemplates(as: JsonObject, query: SiteQuery, context: CrossFileContext): void {
  const { as: _, ...selection } = query.query;
  let items: JsonObject[] | undefined;
  const walk = (value: Json | undefined, pointer: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, `${pointer}/${escapePointerKey(key)}`);
    else if (typeof value === 'string' && value.includes('{')) {
      items ??= itemsOfQuery({ ...query, query: selection }, context) ?? [];
      reportTemplate(value, pointer, items, query, context);
    }
  };
  walk(as, `${query.pointer}/as`);
}

function reportTemplate(
  template: string,
  pointer: string,
  items: JsonObject[],
  { container }: SiteQuery,
  { reports }: CrossFileContext,
): void {
  for (const item of items) {
    const repeated = findRepeatedWord(template, (path) => {
      const value = path.startsWith('item.') ? readPath(item, path.split('.').slice(1)) : undefined;
      return isTokenText(value) ? String(value) : undefined;
    });
    if (!repeated) continue;
    reports.add('token-repeats-word', repeated, { file: container.file, pointer, within: repeated.written });
    return;
  }
}

/** Word of at least two letters, or a sign of a unit or currency. */
const wordPattern = String.raw`[\p{L}\p{M}]{2,}|[%₹$€£+]`;
const wordBefore = new RegExp(String.raw`(${wordPattern})[.:]?\s*$`, 'u');
const wordAfter = new RegExp(String.raw`^\s*(${wordPattern})`, 'u');
const firstWord = new RegExp(`^(${wordPattern})`, 'u');
const lastWord = new RegExp(String.raw`(?:^|[^\p{L}\p{M}])(${wordPattern})$`, 'u');

interface RepeatedWord {
  token: string;
  value: string;
  word: string;
  /** The token with the word, as written. */
  written: string;
  /** The same as visitors read it. */
  shown: string;
}

/** Characters around a token in which a word that is repeated is looked for. */
const maxWordLength = 100;

/** @param readValue returns the value of a token; undefined if it is unknown */
export function findRepeatedWord(
  text: string,
  readValue: (path: string) => string | undefined,
): RepeatedWord | undefined {
  const values = new Map<string, string | undefined>();
  for (const match of text.matchAll(tokenPattern)) {
    const [token, path = ''] = match;
    const value = getOrInsert(values, path, () => readValue(path)?.trim());
    // A value of one word is not longer than what stands beside it: "Block {item.name}" may be "Block Block".
    if (!value || !/\s|\d/.test(value)) continue;
    const end = match.index + token.length;
    const before = text.slice(Math.max(0, match.index - maxWordLength), match.index).match(wordBefore);
    const after = text.slice(end, end + maxWordLength).match(wordAfter);
    const isSame = (one: string | undefined, other: string | undefined) =>
      one !== undefined && one.toLowerCase() === other?.toLowerCase();
    if (after && isSame(after[1], value.match(lastWord)?.[1]))
      return found(path, value, after[1], token + after[0], value + after[0]);
    if (before && isSame(before[1], value.match(firstWord)?.[1]))
      return found(path, value, before[1], before[0] + token, before[0] + value);
  }
  return undefined;
}

const found = (token: string, value: string, word = '', written: string, shown: string): RepeatedWord => ({
  token,
  value,
  word,
  written,
  shown,
});
