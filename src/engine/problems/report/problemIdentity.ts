import { createHash } from 'node:crypto';
import { lineOf } from '../locate.ts';
import type { Problem } from '../problem.ts';

/** Returns the text of a file by its path inside the pages folder; undefined for media and missing files. */
export type ReadText = (file: string) => string | undefined;

const maxTextLength = 80;

/** Identity of a problem that stays the same when lines and list entries around it move. */
export interface ProblemIdentity {
  code: string;
  file: string;
  /** JSON pointer with `*` for list indexes: `/blocks/*`. */
  at: string;
  /** Marked text, or the full line if only a bracket is marked. */
  text: string;
}

export function identityOf(
  { code, file, pointer, line, column, length }: Problem,
  readText: ReadText,
): ProblemIdentity {
  const fullLine = lineOf(readText(file) ?? '', line);
  const marked = fullLine.slice(column - 1, column - 1 + length);
  const text = (marked.length > 1 ? marked.replace(/^"|"$/g, '') : fullLine.trim().replace(/,$/, '')).slice(
    0,
    maxTextLength,
  );
  return { code, file, at: pointer.replace(/\/\d+(?=\/|$)/g, '/*'), text };
}

export const identityKeyOf = ({ code, file, at, text }: ProblemIdentity): string =>
  JSON.stringify([file, code, at, text]);

/**
 * Fingerprints of problems, 32 hexadecimal digits each, that stay the same when lines move. Equal problems are
 * distinguished by their order.
 */
export function fingerprintsOf(problems: readonly Problem[], readText: ReadText): string[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const key = identityKeyOf(identityOf(problem, readText));
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    return createHash('sha256').update(`${key}\n${index}`).digest('hex').slice(0, 32);
  });
}
