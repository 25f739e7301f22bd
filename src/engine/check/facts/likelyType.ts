import type { Schema } from '#engine/content/schema/schema.ts';
import type { CheckedSchema } from '#engine/content/schema/siteSchemas.ts';
import { nearest } from '#shared/nearest.ts';

/** Words that say nothing of what a block is. */
const fillers = new Set(['a', 'and', 'block', 'component', 'of', 'section', 'the', 'with']);

/** How much a word says of a block that has it in its type, in its title, among its keys. */
const inType = 4;
const inTitle = 2;
const amongKeys = 1;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=\w\w)s$/, ''))
    .filter((word) => word && !fillers.has(word));

/**
 * The block type that was most likely meant: the nearest by its letters; else the one of those initials (`cta`); else
 * the only one that all words fit best, in whatever order (`image-text` for `media-text`, which shows an image).
 */
export function likelyType(
  type: string,
  known: readonly string[],
  blocks: ReadonlyMap<string, CheckedSchema>,
): string | undefined {
  const near = nearest(type, known);
  if (near !== undefined) return near;
  const initials = known.filter((name) => name.includes('-') && type === name.replace(/(\w)\w*-?/g, '$1'));
  if (initials.length === 1) return initials[0];
  const words = wordsOf(type);
  const fits = known
    .map((name) => ({ name, fit: fitOf(words, name, blocks.get(name)?.schema) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  return fits.length === 1 || (fits[0]?.fit ?? 0) > (fits[1]?.fit ?? 0) ? fits[0]?.name : undefined;
}

/** How well words fit a block; 0 when one of them has nothing to do with it. */
function fitOf(words: readonly string[], type: string, schema: Schema = {}): number {
  const title = wordsOf(schema.title ?? '');
  const places: [string[], number][] = [
    [wordsOf(type), inType],
    [title, inTitle],
    [Object.keys(schema.properties ?? {}).flatMap(wordsOf), amongKeys],
  ];
  const fits = words.map((word) => places.reduce((sum, [names, fit]) => sum + (names.includes(word) ? fit : 0), 0));
  const isTitle = title.join(' ') === words.join(' ');
  return fits.length > 0 && fits.every((fit) => fit > 0) ? fits.reduce((a, b) => a + b) + (isTitle ? inTitle : 0) : 0;
}
