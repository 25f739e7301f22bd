import { relative, resolve } from 'node:path';
import type { Problem } from '../problem.ts';
import type { ReadText } from './problemIdentity.ts';

/** Result of a check, independent of its format. */
export interface Report {
  /** Problems to show, sorted by file and location. */
  shown: readonly Problem[];
  /** All problems: those shown, and those omitted to limit the length. */
  counted: readonly Problem[];
  /** Without media. */
  files: number;
  accepted: number;
  /** Number of problems that the change since an earlier state did not cause. */
  older: number;
  /** Path to show, by the path inside the pages folder. */
  pathOf: (file: string) => string;
  readText: ReadText;
  /** Sentences about omitted problems and next steps. */
  notes: readonly string[];
}

/**
 * Creates a function that formats paths relative to a working directory, with `/`. Paths are absolute if the pages are
 * outside of it.
 * @param directory path of the pages folder as given on the command line
 */
export function createPathFormatter(directory: string, workingDirectory = process.cwd()): (file: string) => string {
  const absolute = resolve(workingDirectory, directory);
  const inside = relative(workingDirectory, absolute);
  const folder = (/^\.\.(?:[\\/]|$)/.test(inside) ? absolute : inside).replaceAll('\\', '/');
  return (file) => [folder, file].filter(Boolean).join('/');
}

/** Formats the location of a problem so that editors and terminals make it clickable: `pages/a.json:3:5`. */
export const formatLocation = ({ file, line, column }: Problem, pathOf: Report['pathOf']): string =>
  `${pathOf(file)}:${line}:${column}`;

export const toSingleLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
