import { getOrInsert } from '#shared/getOrInsert.ts';
import type { ProblemCode } from './catalogue.ts';

/** Change of a file's text, in UTF-16 code units of the text as it was checked. */
export interface Edit {
  /** Offset of the change; -1 for the byte order mark, which the checked text does not include. */
  offset: number;
  length: number;
  text: string;
}

export interface Problem {
  code: ProblemCode;
  /**
   * Arguments of the message by name: a JSON object, and the only source of facts about the problem. `suggestion` is
   * the probable replacement of the marked text, if there is only one; `replacement` is JSON text in its place.
   */
  args: Readonly<Record<string, unknown>> & { readonly suggestion?: string; readonly replacement?: string };
  severity: 'error' | 'warning';
  file: string;
  /** JSON pointer (RFC 6901) of the cause; empty for the file as a whole. */
  pointer: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
  /** Length of the marked text in UTF-16 code units; at least 1. */
  length: number;
  message: string;
  hint: string;
  /** Time at which a schedule will cause it; absent for a current problem. */
  startsAt?: string;
  /** Fix that is certainly right; absent if a person has to decide. It never deletes the author's words. */
  fix?: Edit[];
}

export const isError = ({ severity }: Problem): boolean => severity === 'error';

export const formatMessageAndHint = ({ message, hint }: Problem): string => `${message} ${hint}`;

export function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) getOrInsert(files, problem.file, () => []).push(problem);
  return files;
}
