import { createRequire } from 'node:module';
import { contentHash, keep } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Reference } from '../facts/facts.ts';
import type { Reports } from '../reports.ts';
import { type Located, placeOf } from './graph.ts';
import { partsOf, refersBack, writtenOutLength } from './patternParts.ts';

/** The part of a pattern because of which it can take too much time, or null when there is none. */
type Verdict = string | null;

interface Diagnostics {
  status: string;
  complexity?: { type: string; degree?: number };
  checker?: string;
  hotspot?: { start: number; end: number }[];
}

/** By pattern. */
const verdicts = new Map<string, Verdict>();

/** Reports regular expressions that cannot be read, or on which a browser can be busy for ever. */
export function checkPatterns(references: Located<Reference>[], reports: Reports): void {
  for (const reference of references.filter(({ kind }) => kind === 'regex')) {
    const place = placeOf(reference);
    const reason = whyUnreadable(reference.value);
    const part = reason ? null : verdictOf(reference.value);
    if (reason) reports.add('pattern-invalid', { reason }, place);
    else if (part) reports.add('pattern-slow', { part }, place);
  }
}

const verdictOf = (pattern: string): Verdict =>
  getOrInsert(verdicts, pattern, () => keep('patterns', contentHash([method, pattern], 32), () => analyse(pattern)));

/** Longest pattern, and what it may come to when its repeats are written out. */
const longest = 1000;
const longestWrittenOut = 100_000;

/** Rules are run with the `u` flag. */
function whyUnreadable(pattern: string): string | undefined {
  if (pattern.length > longest) return `it is longer than ${longest} characters`;
  if (writtenOutLength(pattern) > longestWrittenOut)
    return 'it repeats something too many times; the rules "minLength" and "maxLength" say how long a text may be';
  try {
    new RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return inWords((error as Error).message.split(': ').at(-1) ?? '');
  }
}

const words: [RegExp, string][] = [
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

const inWords = (reason: string) => words.find(([pattern]) => pattern.test(reason))?.[1] ?? reason.toLowerCase();

/** Grows when the way in which patterns are judged changes. */
const method = '3';

/** Time for a part of a pattern, in ms: nearly all take 100. */
const timeout = 3000;

/** Where a part of a pattern takes time that grows faster than this power of the input's length, it is slow. */
const slowestDegree = 3;

/** Parts that would be longer than this when written out are too many states for the analysis to end. */
const longestPart = 500;

/** Analysing takes 0.1 s for the first pattern and loads 3 MB of code: it is done once for each pattern, ever. */
function analyse(pattern: string): Verdict {
  const hasParts = !refersBack(pattern);
  for (const part of hasParts ? partsOf(pattern) : [pattern]) {
    if (hasParts && writtenOutLength(part) > longestPart) return pattern;
    const { status, complexity, hotspot = [], checker } = diagnose(part);
    // The other checker counts what it tries, and takes many repeats for a power.
    const isPower = checker === 'automaton' && (complexity?.degree ?? 0) > slowestDegree;
    const isSlow = status === 'vulnerable' && (complexity?.type === 'exponential' || isPower);
    if (!isSlow && !(hasParts && status === 'unknown')) continue;
    const start = Math.min(...hotspot.map((spot) => spot.start));
    const end = Math.max(...hotspot.map((spot) => spot.end));
    return (part === pattern && hotspot.length && groupAround(pattern, start, end)) || pattern;
  }
  return null;
}

function diagnose(pattern: string): Diagnostics {
  process.env.RECHECK_BACKEND ??= 'pure';
  const { checkSync } = createRequire(import.meta.url)('recheck') as {
    checkSync: (source: string, flags: string, options: object) => Diagnostics;
  };
  return checkSync(pattern, 'u', { timeout });
}

/** The bracket that repeats what is repeated inside, up to its own `*`, `+` or `{…}`. */
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
