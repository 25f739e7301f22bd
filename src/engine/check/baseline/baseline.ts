import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { type Identity, identityOf, keyOf, type ReadText } from '#engine/problems/report/identity.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Problems of one identity that were accepted. */
export interface AcceptedProblem extends Identity {
  count: number;
}

/** What a baseline makes of the problems of now. */
export interface Comparison {
  /** Problems that were not accepted. */
  fresh: Problem[];
  accepted: number;
  /** Accepted problems that are no longer there. */
  gone: AcceptedProblem[];
}

/** Where accepted problems are listed by default: beside the pages folder. */
export const baselinePath = (pages: string): string => join(dirname(resolve(pages)), '.lintel-baseline.json');

/**
 * Reads a baseline.
 * @returns undefined when there is no such file
 * @throws CannotRun when there is a file, but no baseline in it
 */
export function readBaseline(path: string): AcceptedProblem[] | undefined {
  if (!existsSync(path)) return undefined;
  let json: Json | undefined;
  try {
    json = JSON.parse(readFileSync(path, 'utf8')) as Json;
  } catch {}
  const entries = isObject(json) && Array.isArray(json.accepted) ? json.accepted.map(readEntry) : [undefined];
  if (entries.every((entry) => entry !== undefined)) return entries;
  throw new CannotRun(
    `${path} is no baseline, or somebody has edited it: delete it, and "npm run check -- --update-baseline" writes it anew.`,
  );
}

function readEntry(entry: Json): AcceptedProblem | undefined {
  if (!isObject(entry)) return undefined;
  const { file, code, at, text, count = 1 } = entry;
  const isWhole = [file, code, at, text].every((value) => typeof value === 'string');
  if (!isWhole || typeof count !== 'number') return undefined;
  return { file, code, at, text, count } as AcceptedProblem;
}

/** How many problems there are of each identity. */
export function countAlike(problems: readonly Problem[], readText: ReadText): Map<string, AcceptedProblem> {
  const entries = new Map<string, AcceptedProblem>();
  for (const problem of problems) {
    const identity = identityOf(problem, readText);
    getOrInsert(entries, keyOf(identity), () => ({ ...identity, count: 0 })).count++;
  }
  return entries;
}

/** Separates new problems from accepted ones: of those that are alike, as many as were accepted. */
export function compareWithBaseline(
  problems: readonly Problem[],
  baseline: readonly AcceptedProblem[],
  readText: ReadText,
): Comparison {
  const left = new Map(baseline.map((entry) => [keyOf(entry), entry.count]));
  const fresh = problems.filter((problem) => {
    const key = keyOf(identityOf(problem, readText));
    const room = left.get(key) ?? 0;
    if (room > 0) left.set(key, room - 1);
    return room === 0;
  });
  const gone = baseline.flatMap((entry) => {
    const count = left.get(keyOf(entry)) ?? 0;
    return count > 0 ? [{ ...entry, count }] : [];
  });
  return { fresh, accepted: problems.length - fresh.length, gone };
}

/** Writes a baseline that accepts these problems and no others: one line for each, in an order that never changes. */
export function writeBaseline(path: string, problems: readonly Problem[], readText: ReadText): void {
  const lines = [...countAlike(problems, readText)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { file, code, at, text, count }]) =>
      JSON.stringify({ file, code, at, text, ...(count > 1 && { count }) }),
    );
  const list = lines.length ? `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]` : '[]';
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `{\n  "version": 1,\n  "accepted": ${list}\n}\n`);
  renameSync(aside, path);
}
