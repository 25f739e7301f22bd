import type { BlockChoice } from '#shared/studio.ts';

/**
 * Those of the blocks that have all words, in their name, in what people call them, or in what they are for: the nearest
 * first, and among equals those that were inserted last.
 * @param recent labels, the last one first
 */
export function choicesFor(all: readonly BlockChoice[], words: string, recent: readonly string[]): BlockChoice[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rankOf = (choice: BlockChoice) => Math.max(0, ...asked.map((word) => distance(choice, word)));
  const recency = ({ label }: BlockChoice) => (recent.includes(label) ? recent.indexOf(label) : recent.length);
  return all
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank || recency(a.choice) - recency(b.choice))
    .map(({ choice }) => choice);
}

/** More than any distance. */
const none = 4;

/** How far a word is from what a block is called. */
function distance({ type, label, alsoCalled, about }: BlockChoice, word: string): number {
  const names = [type, label, ...alsoCalled].map((name) => name.toLowerCase());
  if (names.includes(word)) return 0;
  if (names.some((name) => name.startsWith(word))) return 1;
  if (names.some((name) => name.includes(word))) return 2;
  return about.toLowerCase().includes(word) ? 3 : none;
}
