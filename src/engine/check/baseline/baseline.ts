import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from '#engine/problems/commandLine.ts';
import type { Problem } from '#engine/problems/problem.ts';
import {
  identityKeyOf,
  identityOf,
  type ProblemIdentity,
  type ReadText,
} from '#engine/problems/report/problemIdentity.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';

export interface AcceptedProblem extends ProblemIdentity {
  count: number;
  /** Reason why it is accepted, in words of whoever accepted it. */
  reason?: string;
}

export interface BaselineComparison {
  fresh: Problem[];
  accepted: number;
  /** Accepted problems that are no longer there. */
  gone: AcceptedProblem[];
}

/** Default path of the baseline: next to the pages folder. */
export const baselinePath = (pages: string): string => join(dirname(resolve(pages)), '.lintel-baseline.json');

/**
 * Reads a baseline.
 * @returns undefined when there is no such file
 * @throws CommandError when the file is not a valid baseline
 */
export function readBaseline(path: string): AcceptedProblem[] | undefined {
  if (!existsSync(path)) return undefined;
  let json: Json | undefined;
  try {
    json = JSON.parse(readFileSync(path, 'utf8')) as Json;
  } catch {}
  const entries = isObject(json) && Array.isArray(json.accepted) ? json.accepted.map(readAcceptedProblem) : [undefined];
  if (entries.every((entry) => entry !== undefined)) return entries;
  throw new CommandError(
    `${path} is no baseline, or somebody has edited it: delete it, and "npm run check -- --update-baseline" writes it anew.`,
  );
}

function readAcceptedProblem(entry: Json): AcceptedProblem | undefined {
  if (!isObject(entry)) return undefined;
  const { file, code, at, text, count = 1, reason } = entry;
  const isComplete = [file, code, at, text].every((value) => typeof value === 'string');
  if (!isComplete || typeof count !== 'number' || (reason !== undefined && typeof reason !== 'string'))
    return undefined;
  return { file, code, at, text, count, ...(reason !== undefined && { reason }) } as AcceptedProblem;
}

export function countByIdentity(problems: readonly Problem[], readText: ReadText): Map<string, AcceptedProblem> {
  const entries = new Map<string, AcceptedProblem>();
  for (const problem of problems) {
    const identity = identityOf(problem, readText);
    getOrInsert(entries, identityKeyOf(identity), () => ({ ...identity, count: 0 })).count++;
  }
  return entries;
}

/**
 * Separates new problems from accepted ones. Among problems of one identity, as many are accepted as the baseline
 * counts.
 */
export function compareWithBaseline(
  problems: readonly Problem[],
  baseline: readonly AcceptedProblem[],
  readText: ReadText,
): BaselineComparison {
  const remaining = new Map(baseline.map((entry) => [identityKeyOf(entry), entry.count]));
  const fresh = problems.filter((problem) => {
    const key = identityKeyOf(identityOf(problem, readText));
    const count = remaining.get(key) ?? 0;
    if (count > 0) remaining.set(key, count - 1);
    return count === 0;
  });
  const gone = baseline.flatMap((entry) => {
    const count = remaining.get(identityKeyOf(entry)) ?? 0;
    return count > 0 ? [{ ...entry, count }] : [];
  });
  return { fresh, accepted: problems.length - fresh.length, gone };
}

/**
 * Writes a baseline that accepts exactly these problems: one line each, sorted by identity so that diffs stay small.
 * @param known baseline so far, whose reasons stay
 */
export function writeBaseline(
  path: string,
  problems: readonly Problem[],
  readText: ReadText,
  known: readonly AcceptedProblem[] = [],
): void {
  const reasons = new Map(known.map((entry) => [identityKeyOf(entry), entry.reason]));
  const lines = [...countByIdentity(problems, readText)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { file, code, at, text, count }]) =>
      JSON.stringify({ file, code, at, text, ...(count > 1 && { count }), reason: reasons.get(key) }),
    );
  const list = lines.length ? `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]` : '[]';
  const temporaryPath = `${path}.${process.pid}`;
  writeFileSync(temporaryPath, `{\n  "version": 1,\n  "accepted": ${list}\n}\n`);
  renameSync(temporaryPath, path);
}
