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
  const phrase = searchWords.join(' ');
  const rankOf = (choice: InsertableBlock) =>
    namesOf(choice).includes(phrase) ? 0 : Math.max(0, ...searchWords.map((word) => matchDistance(choice, word)));
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
function matchDistance(choice: InsertableBlock, word: string): number {
  const names = namesOf(choice);
  if (names.includes(word)) return 0;
  if (names.some((name) => name.startsWith(word))) return 1;
  if (names.some((name) => name.includes(word))) return 2;
  return choice.about.toLowerCase().includes(word) ? 3 : noMatch;
}

const namesOf = ({ type, label, alsoCalled }: InsertableBlock) =>
  [type, label, ...alsoCalled].map((name) => name.toLowerCase());
