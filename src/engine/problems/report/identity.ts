import { createHash } from 'node:crypto';
import { lineOf } from '../locate.ts';
import type { Problem } from '../problem.ts';

/** Gives the text of a file by its path inside the pages folder; undefined for media and missing files. */
export type ReadText = (file: string) => string | undefined;

/** Of a long text, what is enough to know it again, in UTF-16 code units. */
const enough = 80;

/** What makes a problem the same one after lines and list entries around it have moved. */
export interface Identity {
  code: string;
  file: string;
  /** JSON pointer with `*` for the places in lists: `/blocks/*`. */
  at: string;
  /** What is underlined; the whole line where that is a bracket alone. */
  text: string;
}

/** What makes a problem the same one in another state of its file. */
export function identityOf({ code, file, pointer, line, column, length }: Problem, readText: ReadText): Identity {
  const whole = lineOf(readText(file) ?? '', line);
  const meant = whole.slice(column - 1, column - 1 + length);
  const text = (meant.length > 1 ? meant.replace(/^"|"$/g, '') : whole.trim().replace(/,$/, '')).slice(0, enough);
  return { code, file, at: pointer.replace(/\/\d+(?=\/|$)/g, '/*'), text };
}

/** An identity as one text. */
export const keyOf = ({ code, file, at, text }: Identity): string => JSON.stringify([file, code, at, text]);

/** 32 hexadecimal digits for each problem that stay when lines move; of those that are alike, the order decides. */
export function fingerprints(problems: readonly Problem[], readText: ReadText): string[] {
  const seen = new Map<string, number>();
  return problems.map((problem) => {
    const key = keyOf(identityOf(problem, readText));
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return createHash('sha256').update(`${key}\n${nth}`).digest('hex').slice(0, 32);
  });
}
