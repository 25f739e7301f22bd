import { plainAddress } from '#shared/plainAddress.ts';

/** Character of a pattern, or one of the two wildcards. */
export type PatternPart = number | '*' | '**';

const slash = '/'.charCodeAt(0);

const accepts = (part: PatternPart | undefined, character: number): boolean =>
  part === '**' || (part === '*' ? character !== slash : part === character);

/**
 * Tells whether parts match a whole text. All ways to match are followed at once, character by character: the work is at
 * most the length of the text times the number of parts, whatever is in them. A regular expression with 40 stars
 * would try more ways than there is time for.
 */
export function matchesParts(parts: ArrayLike<PatternPart>, text: string): boolean {
  // Numbers of parts that have been matched so far, in ascending order.
  let reached = [0];
  for (let index = 0; index < text.length && reached.length > 0; index++) {
    const character = text.charCodeAt(index);
    const next: number[] = [];
    for (const count of reached) {
      const last = parts[count - 1];
      const mayGoOn = typeof last === 'string' && accepts(last, character);
      if (mayGoOn && next.at(-1) !== count) next.push(count);
      if (accepts(parts[count], character)) next.push(count + 1);
    }
    reached = next;
  }
  return reached.at(-1) === parts.length;
}

/** Divides a pattern into its parts. Of three stars, the first two are one wildcard. */
export const partsOf = (pattern: string): PatternPart[] =>
  (pattern.match(/\*\*?|[^*]/gs) ?? []).map((part) => (part === '*' || part === '**' ? part : part.charCodeAt(0)));

/** Pattern of routes: `/courses/*` matches one level below, `/courses/**` all levels; a star is at least one character. */
export interface RoutePattern {
  test: (route: string) => boolean;
}

export function routePattern(written: string): RoutePattern {
  const pattern = plainAddress(written);
  const star = pattern.indexOf('*');
  if (star < 0) return { test: (route) => route === pattern };
  // Most routes differ from a pattern before its first star.
  const start = pattern.slice(0, star);
  const parts = partsOf(pattern.slice(star));
  return { test: (route) => route.startsWith(start) && matchesParts(parts, route.slice(star)) };
}
