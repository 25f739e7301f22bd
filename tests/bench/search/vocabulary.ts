const wordCount = 5000;

const [starts, middles, ends] = [
  'b d f g k l m n p r s t v w z br dr gr kl pl st tr'.split(' '),
  'a e i o u ai ou'.split(' '),
  'n r s t l m nd rk st'.split(' '),
];

/** The word of a rank, from 1; all are distinct. */
export function wordOf(rank: number): string {
  const digits = [
    rank % starts.length,
    Math.floor(rank / starts.length) % middles.length,
    Math.floor(rank / starts.length / middles.length),
  ];
  const [start, middle, rest] = [starts[digits[0] ?? 0], middles[digits[1] ?? 0], digits[2] ?? 0];
  return `${start}${middle}${ends[rest % ends.length]}${middles[Math.floor(rest / ends.length) % middles.length]}l`;
}

/** Words as often as texts have them: the second one half as often as the first, and so on (Zipf's law). */
export const vocabulary: readonly string[] = Array.from({ length: wordCount }, (_, index) =>
  Array<string>(Math.ceil(wordCount / (index + 1))).fill(wordOf(index + 1)),
).flat();
