import type { MarkupKind } from '#engine/content/text/inspectMarkdown.ts';
import { hideBracesInCode, placeOf, showHiddenBraces } from '#engine/content/text/literalBraces.ts';
import { isTokenText, pageTokens, type TokenContext, tokenPattern } from '#engine/content/text/tokens.ts';
import { findInvisibleCharacter, removeInvisible } from '#engine/problems/invisibleCharacters.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';

export interface MalformedTokenContext extends ValueLocation {
  context: TokenContext;
  /** Description of an interface text, which names the words in braces that are filled in there. */
  about: string | undefined;
  /** True to find only `{site.…}` and `{page.…}`: visitors do not read the text. */
  isData: boolean;
  /** True if the text belongs to a query. */
  isFromItem: boolean;
}

/** Patterns of malformed tokens. The group holds the words of the token. */
const malformedTokenPatterns: [RegExp, (words: string) => string][] = [
  [/\{\s*((?:site|page|item)(?![\w-])[^{}]*)\}/gi, (words) => explainMalformedToken(words)],
  [/\{\s*((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)[)\]>]/gi, () => 'it ends with a bracket of another kind'],
  [/\{\s*((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)/gi, () => 'its "}" is missing'],
  [/[([<]?\b((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)\s*\}/gi, () => 'its "{" is missing'],
];

function explainMalformedToken(words: string): string {
  const character = findInvisibleCharacter(words);
  if (character) return `there is ${character.name} in it`;
  return /^\w+$/.test(words) ? 'it does not say which value is meant' : 'names are joined with dots, and nothing else';
}

/** Matches tokens, and what a backslash before its brace makes one to be shown. */
const literalOrToken = new RegExp(String.raw`(?<!\\)(?:\\\\)*\\\{[^{}]*\}?|${tokenPattern.source}`, 'g');

/** Most malformed tokens that are reported of one text: to guess what is meant takes a time for each. */
const maxReported = 20;

/**
 * Reports malformed tokens, which are shown to visitors unchanged: `{site.phone`, `{site phone}`, `{phone}`.
 * @returns true if it reported something
 */
export function checkMalformedTokens(
  written: string,
  kind: 'plain' | MarkupKind,
  location: MalformedTokenContext,
  reports: ProblemCollector,
): boolean {
  const { file, pointer } = location;
  const source = kind === 'plain' ? written : hideBracesInCode(written, kind);
  let remaining = source.replaceAll(literalOrToken, (found) => ' '.repeat(found.length));
  let reported = 0;
  for (const [pattern, explain] of malformedTokenPatterns) {
    remaining = remaining.replaceAll(pattern, (found: string, words: string, offset: number) => {
      if (reported >= maxReported) return found;
      const token = showHiddenBraces(found.trim());
      const suggestion = guessToken(words, location);
      // Without its "{" the match may be something else, such as the end of an address.
      if (!found.includes('{') && suggestion !== words) return found;
      const args = { token, reason: explain(words), suggestion };
      reports.add('token-malformed', args, { file, pointer, ...placeOf(token, source, offset) });
      reported++;
      return ' '.repeat(found.length);
    });
  }
  if (location.isData) return reported > 0;
  for (const { 0: within, 1: word = '', index } of remaining.matchAll(/\{\s*([A-Za-z][\w-]+)\s*\}/g)) {
    if (reported >= maxReported) break;
    if (location.about?.includes(`{${word}}`)) continue;
    const known = ['site.…', ...pageTokens.map((name) => `page.${name}`)];
    reports.add(
      'token-unknown',
      { token: word, known, suggestion: guessToken(word, location) },
      { file, pointer, ...placeOf(within, source, index) },
    );
    reported++;
  }
  return reported > 0;
}

/** Guesses the intended token: the same words in order, or the only token that ends with them. */
function guessToken(words: string, { context, isFromItem }: MalformedTokenContext): string | undefined {
  const path = removeInvisible(words)
    .split(/[^\w-]+/)
    .filter(Boolean)
    .join('.');
  const known = [...pageTokens.map((name) => `page.${name}`), ...tokenPathsBelow(context.site, 'site')];
  const small = path.toLowerCase();
  const same = known.find((name) => name.toLowerCase() === small);
  if (same) return same;
  const ending = known.filter((name) => name.toLowerCase().endsWith(`.${small}`));
  // Shorter paths first: the site's own values before values of its parts.
  const shortest = ending.sort((a, b) => a.length - b.length)[0];
  if (shortest) return shortest;
  if (isFromItem && !path.includes('.')) return `item.${path}`;
  if (path.includes('.')) return findNearestName(path, known);
  const nearestName = findNearestName(
    path,
    known.map((name) => name.slice(name.lastIndexOf('.') + 1)),
  );
  return nearestName && known.find((name) => name.endsWith(`.${nearestName}`));
}

/** Paths of all texts and numbers below a value, as tokens name them. */
export function tokenPathsBelow(value: Json | undefined, path: string): string[] {
  if (isTokenText(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => tokenPathsBelow(item, `${path}.${index}`));
  return isObject(value)
    ? Object.keys(value).flatMap((key) => (key.startsWith('$') ? [] : tokenPathsBelow(value[key], `${path}.${key}`)))
    : [];
}
