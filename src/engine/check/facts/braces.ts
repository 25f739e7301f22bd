import { isTokenText, pageTokens, type TokenContext, tokenPattern } from '#engine/content/text/tokens.ts';
import { invisibleIn, withoutInvisible } from '#engine/problems/invisible.ts';
import { isObject, type Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reports, ValuePlace } from '../reports.ts';

/** Where a text stands, and what words in braces may stand for there. */
export interface BracesPlace extends ValuePlace {
  context: TokenContext;
  /** For sentences of the interface: what the text is for, which names the words that are filled in there. */
  about: string | undefined;
  /** Only `{site.…}` and `{page.…}` are looked for: the text is not one that visitors read. */
  isData: boolean;
  /** The text belongs to a query. */
  isFromItem: boolean;
}

/** What was meant as a token and is none, by how it is written. Groups: the words in it. */
const mistakes: [RegExp, (rest: string) => string][] = [
  [/\{\s*((?:site|page|item)(?![\w-])[^{}]*)\}/gi, (words) => whyNone(words)],
  [/\{\s*((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)[)\]>]/gi, () => 'it ends with a bracket of another kind'],
  [/\{\s*((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)/gi, () => 'its "}" is missing'],
  [/[([<]?\b((?:site|page|item)\.[\w-]+(?:\.[\w-]+)*)\s*\}/gi, () => 'its "{" is missing'],
];

function whyNone(words: string): string {
  const character = invisibleIn(words);
  if (character) return `there is ${character.name} in it`;
  return /^\w+$/.test(words) ? 'it does not say which value is meant' : 'names are joined with dots, and nothing else';
}

/**
 * Reports what was meant as a token and is shown as it stands, braces and all: `{site.phone`, `{site phone}`, `{phone}`.
 * @returns whether there was anything
 */
export function checkBraces(written: string, place: BracesPlace, reports: Reports): boolean {
  const { file, pointer } = place;
  let rest = written.replaceAll(tokenPattern, (token) => ' '.repeat(token.length));
  let isAny = false;
  for (const [pattern, why] of mistakes) {
    rest = rest.replaceAll(pattern, (found: string, words: string) => {
      const token = found.trim();
      const suggestion = likelyToken(words, place);
      // Without its "{" it may be anything, as the end of an address.
      if (!found.includes('{') && suggestion !== words) return found;
      const args = { token, reason: why(words), suggestion };
      reports.add('token-malformed', args, { file, pointer, within: token });
      isAny = true;
      return ' '.repeat(found.length);
    });
  }
  if (place.isData) return isAny;
  for (const [within, word = ''] of rest.replaceAll(/`[^`]*`/g, '').matchAll(/\{\s*([A-Za-z][\w-]+)\s*\}/g)) {
    if (place.about?.includes(`{${word}}`)) continue;
    const known = ['site.…', ...pageTokens.map((name) => `page.${name}`)];
    reports.add(
      'token-unknown',
      { token: word, known, suggestion: likelyToken(word, place) },
      { file, pointer, within },
    );
    isAny = true;
  }
  return isAny;
}

/** The token that was most likely meant by some words: the same in order, or the only one that ends with them. */
function likelyToken(words: string, { context, isFromItem }: BracesPlace): string | undefined {
  const path = withoutInvisible(words)
    .split(/[^\w-]+/)
    .filter(Boolean)
    .join('.');
  const known = [...pageTokens.map((name) => `page.${name}`), ...textPaths(context.site, 'site')];
  const small = path.toLowerCase();
  const same = known.find((name) => name.toLowerCase() === small);
  if (same) return same;
  const ending = known.filter((name) => name.toLowerCase().endsWith(`.${small}`));
  // The site's own values stand before those of its parts.
  const found = ending.sort((a, b) => a.length - b.length)[0];
  if (found) return found;
  if (isFromItem && !path.includes('.')) return `item.${path}`;
  if (path.includes('.')) return nearest(path, known);
  const end = nearest(
    path,
    known.map((name) => name.slice(name.lastIndexOf('.') + 1)),
  );
  return end && known.find((name) => name.endsWith(`.${end}`));
}

/** The paths of all texts and numbers below a value, as tokens name them. */
export function textPaths(value: Json | undefined, path: string): string[] {
  if (isTokenText(value)) return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, `${path}.${index}`));
  return isObject(value)
    ? Object.keys(value).flatMap((key) => (key.startsWith('$') ? [] : textPaths(value[key], `${path}.${key}`)))
    : [];
}
