import type { ProblemExample } from '#shared/problemKind.ts';

/** Why a kind of problem matters, and what it looks like: for the pages about problems, one for each code. */
export interface Explanation {
  why: string;
  /** Absent where a few lines of a file cannot show it. */
  example?: ProblemExample;
}

/** An explanation with what is wrong and what is right, as both stand in a file. */
export const explain = (why: string, wrong?: string, right?: string): Explanation => ({
  why,
  ...(wrong !== undefined && right !== undefined && { example: { wrong, right } }),
});
