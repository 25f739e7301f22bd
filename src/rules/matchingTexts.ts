/** Generates up to `count` texts that match a pattern; none if the pattern has parts that it does not support. */
export type TextGenerator = (pattern: string, count: number) => string[];

/** Fixed, so that generated texts are the same each time. */
const seed = 20270115;

/** The part of fast-check that generates texts. It is passed in, so that the check loads it only where a pattern needs it. */
export type FastCheck = Pick<typeof import('fast-check'), 'sample' | 'stringMatching'>;

/** Creates a generator of texts that match a pattern; none where fast-check does not support it, as with lookahead. */
export const generatorOf =
  ({ sample, stringMatching }: FastCheck): TextGenerator =>
  (pattern, count) => {
    try {
      return sample(stringMatching(new RegExp(pattern, 'u')), { seed, numRuns: count });
    } catch {
      return [];
    }
  };
