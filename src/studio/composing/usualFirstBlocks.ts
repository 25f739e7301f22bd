import type { InsertableBlock } from '#shared/studio.ts';

/** Blocks with which pages mostly begin, for a site that has no habits yet. */
const usual = ['banner', 'rich-text', 'media-text'];

/** Chooses the three blocks with which pages of this site begin most often. */
export function usualFirstBlocks(choices: readonly InsertableBlock[]): InsertableBlock[] {
  const count = ({ beginsPages = 0 }: InsertableBlock) => beginsPages;
  const rank = ({ type }: InsertableBlock) => (usual.includes(type) ? usual.indexOf(type) : usual.length);
  return choices
    .filter((choice) => (count(choice) > 0 && choice.type !== 'shared') || usual.includes(choice.type))
    .toSorted((a, b) => count(b) - count(a) || rank(a) - rank(b))
    .slice(0, 3);
}
