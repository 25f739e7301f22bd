import { relative, resolve } from 'node:path';
import type { Problem } from '../problem.ts';
import type { ReadText } from './identity.ts';

/** What a check has to say, whatever the form. */
export interface Report {
  /** Problems to show, by file and place. */
  shown: readonly Problem[];
  /** Problems that count: those shown, and those left out for the sake of length. */
  counted: readonly Problem[];
  /** Files that were checked, media left out. */
  files: number;
  /** Known problems that were accepted in the baseline. */
  accepted: number;
  /** Problems that a change since some state of the site did not cause. */
  older: number;
  /** Path of a file as it is to be shown, by its path inside the pages folder. */
  pathOf: (file: string) => string;
  readText: ReadText;
  /** What was left out and what can be done next, in sentences. */
  notes: readonly string[];
}

/**
 * Gives paths as seen from a working directory, with `/`; whole paths where the pages are outside of it.
 * @param directory path of the pages folder as it was given on the command line
 */
export function pathsFrom(directory: string, workingDirectory = process.cwd()): (file: string) => string {
  const absolute = resolve(workingDirectory, directory);
  const inside = relative(workingDirectory, absolute);
  const folder = (/^\.\.(?:[\\/]|$)/.test(inside) ? absolute : inside).replaceAll('\\', '/');
  return (file) => [folder, file].filter(Boolean).join('/');
}

/** Where a problem is, as editors and terminals make clickable: `pages/a.json:3:5`. */
export const placeOf = ({ file, line, column }: Problem, pathOf: Report['pathOf']): string =>
  `${pathOf(file)}:${line}:${column}`;

/** A sentence or two on one line. */
export const onOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
