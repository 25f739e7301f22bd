import type { InsertableBlock } from '#shared/studio.ts';

/**
 * Finds blocks with all words in name, synonyms or description, the best matches first.
 * @param recent labels, the most recent first
 */
export function searchInsertableBlocks(
  all: readonly InsertableBlock[],
  words: string,
  recent: readonly string[],
): InsertableBlock[] {
  const searchWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rankOf = (choice: InsertableBlock) => Math.max(0, ...searchWords.map((word) => matchDistance(choice, word)));
  const recency = ({ label }: InsertableBlock) => (recent.includes(label) ? recent.indexOf(label) : recent.length);
  return all
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank || recency(a.choice) - recency(b.choice))
    .map(({ choice }) => choice);
}

/** Greater than any distance. */
const noMatch = 4;

/** Distance of a word from the names of a block; 0 for an exact match. */
function matchDistance({ type, label, alsoCalled, about }: InsertableBlock, word: string): number {
  const names = [type, label, ...alsoCalled].map((name) => name.toLowerCase());
  if (names.includes(word)) return 0;
  if (names.some((name) => name.startsWith(word))) return 1;
  if (names.some((name) => name.includes(word))) return 2;
  return about.toLowerCase().includes(word) ? 3 : noMatch;
}
