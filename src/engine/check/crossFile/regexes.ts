import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contentHash, getOrCache } from '#engine/store/cache.ts';
import { isInstalledPackage } from '#engine/store/cacheFiles.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Reference } from '../facts/facts.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import { expandedLength, hasBackreference, splitRegex } from './regexParts.ts';
import { type LocatedFact, locationOf } from './siteGraph.ts';

/** Part of a pattern that can take too much time; null if there is none. */
type SlowPart = string | null;

interface RecheckResult {
  status: string;
  complexity?: { type: string; degree?: number };
  checker?: string;
  hotspot?: { start: number; end: number }[];
}

const slowParts = new Map<string, SlowPart>();

/** Reports regular expressions that are invalid, or on which a browser may hang. */
export function checkRegexes(references: LocatedFact<Reference>[], reports: ProblemCollector): void {
  for (const reference of references.filter(({ kind }) => kind === 'regex')) {
    const location = locationOf(reference);
    const reason = explainInvalid(reference.value);
    const part = reason ? null : slowPartOf(reference.value);
    if (reason) reports.add('pattern-invalid', { reason }, location);
    else if (part) reports.add('pattern-slow', { part }, location);
  }
}

/** @returns true if a pattern can be compiled and tried: no text makes it take too much time */
export const isPatternUsable = (pattern: string): boolean => !explainInvalid(pattern) && !slowPartOf(pattern);

const slowPartOf = (pattern: string): SlowPart =>
  getOrInsert(slowParts, pattern, () =>
    getOrCache('patterns', contentHash([analysisVersion, pattern], 32), () => findSlowPart(pattern)),
  );

/** Most characters of a pattern, as written and with its repeats written out. */
const maxRegexLength = 1000;
const maxExpandedLength = 100_000;

/** Explains why a pattern cannot be compiled. Rules run with the `u` flag. */
function explainInvalid(pattern: string): string | undefined {
  if (pattern.length > maxRegexLength) return `it is longer than ${maxRegexLength} characters`;
  if (expandedLength(pattern) > maxExpandedLength)
    return 'it repeats something too many times; the rules "minLength" and "maxLength" say how long a text may be';
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return formatReason((error as Error).message.split(': ').at(-1) ?? '');
  }
}

const readableReasons: [RegExp, string][] = [
  [/Unterminated group/, 'a "(" has no ")"'],
  [/Unmatched '\)'/, 'a ")" has no "("'],
  [/Unterminated character class/, 'a "[" has no "]"'],
  [/Nothing to repeat/, 'a "*", "+" or "?" has nothing before it to repeat'],
  [/Lone quantifier brackets|Incomplete quantifier/, 'a "{" or "}" stands alone; for the character itself write \\\\{'],
  [/numbers out of order/, 'the numbers in { , } are in the wrong order'],
  [/Range out of order/, 'a range such as a-z is the wrong way round'],
  [
    /Invalid escape|Invalid character class escape|Invalid class escape/,
    'a backslash stands before a character that needs none, or that has no such meaning',
  ],
  [/Invalid character class/, 'a range such as a-z has a class such as \\\\d at one end'],
  [/\\ at end of pattern/, 'it ends with a backslash'],
  [/Invalid capture group name|Invalid named/, 'a named group (?<name>…) is wrong'],
  [/Invalid group/, 'a "(?" is followed by something unknown'],
  [/Invalid property name/, 'a \\\\p{…} names something unknown'],
];

const formatReason = (reason: string) =>
  readableReasons.find(([pattern]) => pattern.test(reason))?.[1] ?? reason.toLowerCase();

/** Version of the analysis, to be increased when it changes: part of the cache key. */
const analysisVersion = '3';

/** Timeout of the analysis of one part, in ms; nearly all take 100. */
const timeout = 3000;

/** Highest accepted power of the input's length with which matching time may grow. */
const slowestDegree = 3;

/** Most characters of a part with its repeats written out: longer ones have too many states for the analysis to end. */
const maxPartLength = 500;

/** Analyses a pattern. The first analysis takes 0.1 s and loads 3 MB of code, so results are cached between runs. */
function findSlowPart(pattern: string): SlowPart {
  const hasParts = !hasBackreference(pattern);
  for (const part of hasParts ? splitRegex(pattern) : [pattern]) {
    if (hasParts && expandedLength(part) > maxPartLength) return pattern;
    const { status, complexity, hotspot = [], checker } = diagnose(part);
    // The other checker counts attempts, and mistakes many repeats for a power.
    const isPower = checker === 'automaton' && (complexity?.degree ?? 0) > slowestDegree;
    const isSlow = status === 'vulnerable' && (complexity?.type === 'exponential' || isPower);
    if (!isSlow && !(hasParts && status === 'unknown')) continue;
    const start = Math.min(...hotspot.map((spot) => spot.start));
    const end = Math.max(...hotspot.map((spot) => spot.end));
    return (part === pattern && hotspot.length && groupAround(pattern, start, end)) || pattern;
  }
  return null;
}

/** The analysis in JavaScript. Its package would bring the same as programs for each system: 50 MB that nothing uses. */
export const recheckModule = 'recheck/lib/browser.js';

/** The same in the package of this program: `scripts/packStudio.ts` puts it there. */
export const packedRecheck = join(projectRoot, 'dist-packages/recheck.cjs');

function diagnose(pattern: string): RecheckResult {
  const { checkSync } = createRequire(import.meta.url)(isInstalledPackage ? packedRecheck : recheckModule) as {
    checkSync: (source: string, flags: string, options: object) => RecheckResult;
  };
  return checkSync(pattern, 'u', { timeout });
}

/** Finds the smallest group around a range of a pattern, including its own `*`, `+` or `{…}`. */
function groupAround(pattern: string, start: number, end: number): string {
  const from = Math.max(0, pattern.lastIndexOf('(', start));
  let depth = 0;
  let to = from;
  for (; to < pattern.length; to++) {
    if (pattern[to] === '\\') to++;
    else if (pattern[to] === '(') depth++;
    else if (pattern[to] === ')' && --depth <= 0 && to + 1 >= end) break;
  }
  return pattern.slice(from, to + 1) + (pattern.slice(to + 1).match(/^(?:[*+?]|\{[^}]*\})\??/)?.[0] ?? '');
}
