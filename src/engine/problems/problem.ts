import type { ProblemCode } from './catalogue.ts';

/** A change of a file's text, in UTF-16 code units of the text as it was checked. */
export interface Edit {
  /** -1 is the byte order mark, which the checked text leaves out. */
  offset: number;
  length: number;
  /** What is put there instead; empty to delete. */
  text: string;
}

/** Something in the content that a person should correct. */
export interface Problem {
  code: ProblemCode;
  /**
   * What its sentences are made from, by name: a plain JSON value, and the only place to look for a fact about it.
   * `suggestion` is what most likely was meant instead of what is underlined, where there is one answer.
   */
  args: Readonly<Record<string, unknown>> & { readonly suggestion?: string };
  severity: 'error' | 'warning';
  /** Path inside the pages folder. */
  file: string;
  /** JSON pointer (RFC 6901) of the cause; empty for the file as a whole. */
  pointer: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** How much of the line is meant, in UTF-16 code units from `column`; at least 1. */
  length: number;
  /** What is wrong, in plain words. */
  message: string;
  /** What to do about it. */
  hint: string;
  /** What corrects it beyond doubt; absent where a person has to decide. None of the author's words may get lost by it. */
  fix?: Edit[];
}

/** Whether the site is not built because of a problem. */
export const isError = ({ severity }: Problem): boolean => severity === 'error';

/** What is wrong and what to do about it, in two sentences or more. */
export const inWords = ({ message, hint }: Problem): string => `${message} ${hint}`;

/** Problems by their file, in their order. */
export function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const others = files.get(problem.file);
    if (others) others.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}
