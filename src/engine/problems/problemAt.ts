import type { ProblemKind } from '#shared/problemKind.ts';
import { catalogue, type ProblemArgs, type ProblemCode } from './catalogue.ts';
import { type Exchange, editsOf } from './exchange.ts';
import { type Aim, lineAndColumn, locate, type Range } from './locate.ts';
import type { Edit, Problem } from './problem.ts';
import type { SourceFile } from './sourceFile.ts';

/** Where a problem is, and what mends it beyond doubt, where something does. */
export type Place = (
  | /** A value of a file, by JSON pointer. */
  ({ file: SourceFile; pointer: string; exchange?: Exchange } & Aim)
  /** A stretch of a file's text. */
  | ({ file: SourceFile; pointer?: string } & Range)
  /** A file as a whole, by its path inside the pages folder. */
  | { file: string }
) & { fix?: Edit[] };

/** Makes a problem of the catalogue: its sentences from `args`, its line and column from `place`. */
export function problemAt<Code extends ProblemCode>(code: Code, args: ProblemArgs<Code>, place: Place): Problem {
  // The catalogue ties each code to its arguments; within this function that tie cannot be expressed.
  const entry = catalogue[code] as unknown as ProblemKind<unknown>;
  return {
    code,
    severity: entry.severity,
    ...whereIs(place),
    message: entry.message(args),
    hint: entry.hint(args),
    ...suggestionOf(args),
    ...fixOf(place),
  };
}

function whereIs(place: Place): Pick<Problem, 'file' | 'pointer' | 'line' | 'column' | 'length'> {
  if (typeof place.file === 'string') return { file: place.file, pointer: '', line: 1, column: 1, length: 1 };
  const { file, pointer = '' } = place as { file: SourceFile; pointer?: string };
  const range = 'offset' in place ? place : locate(file, pointer, place as Aim);
  const lineEnd = file.text.indexOf('\n', range.offset);
  const left = (lineEnd < 0 ? file.text.length : lineEnd) - range.offset;
  return {
    file: file.path,
    pointer,
    ...lineAndColumn(file.text, range.offset),
    length: Math.max(1, Math.min(range.length, left)),
  };
}

const suggestionOf = (args: unknown): Pick<Problem, 'suggestion'> => {
  const { suggestion } = (args ?? {}) as { suggestion?: unknown };
  return typeof suggestion === 'string' && suggestion ? { suggestion } : {};
};

function fixOf(place: Place): Pick<Problem, 'fix'> {
  if (place.fix?.length) return { fix: place.fix };
  if (!('exchange' in place) || !place.exchange) return {};
  const edits = editsOf(place.exchange, place.file, locate(place.file, place.pointer, place), place.within);
  return edits ? { fix: edits } : {};
}

/** The problem because of which there is nothing to check, if there is one. */
export const whatStopsRun = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ code }) => (catalogue[code as ProblemCode] as unknown as ProblemKind<unknown>).stopsRun);
