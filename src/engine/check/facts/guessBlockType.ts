import type { Schema } from '#engine/content/schema/schema.ts';
import type { CompiledSchema } from '#engine/content/schema/siteSchemas.ts';
import { findNearestName } from '#shared/nearestName.ts';

/** Words that do not describe a block. */
const fillerWords = new Set(['a', 'and', 'block', 'component', 'of', 'section', 'the', 'with']);

/** Score of a word that occurs in the type, the title or a key of a block. */
const typeWeight = 4;
const titleWeight = 2;
const keyWeight = 1;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=\w\w)s$/, ''))
    .filter((word) => word && !fillerWords.has(word));

/**
 * Guesses the block type that was meant: the nearest by its letters; else the only one with these initials (`cta`);
 * else the only one that matches all words best, in any order (`image-text` for `media-text`, which shows an image).
 */
export function guessBlockType(
  type: string,
  known: readonly string[],
  blocks: ReadonlyMap<string, CompiledSchema>,
): string | undefined {
  const nearest = findNearestName(type, known);
  if (nearest !== undefined) return nearest;
  const initials = known.filter((name) => name.includes('-') && type === name.replace(/(\w)\w*-?/g, '$1'));
  if (initials.length === 1) return initials[0];
  const words = wordsOf(type);
  const scored = known
    .map((name) => ({ name, fit: scoreOf(words, name, blocks.get(name)?.schema) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  return scored.length === 1 || (scored[0]?.fit ?? 0) > (scored[1]?.fit ?? 0) ? scored[0]?.name : undefined;
}

/** Score of words for a block; 0 if one of them does not occur in it. */
function scoreOf(words: readonly string[], type: string, schema: Schema = {}): number {
  const title = wordsOf(schema.title ?? '');
  const sources: [string[], number][] = [
    [wordsOf(type), typeWeight],
    [title, titleWeight],
    [Object.keys(schema.properties ?? {}).flatMap(wordsOf), keyWeight],
  ];
  const fits = words.map((word) => sources.reduce((sum, [names, fit]) => sum + (names.includes(word) ? fit : 0), 0));
  const isTitle = title.join(' ') === words.join(' ');
  return fits.length > 0 && fits.every((fit) => fit > 0)
    ? fits.reduce((a, b) => a + b) + (isTitle ? titleWeight : 0)
    : 0;
}
