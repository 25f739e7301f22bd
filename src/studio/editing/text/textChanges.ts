import { diffLines } from 'diff';

/** A piece of a text and what stands there instead, in UTF-16 code units of the text before. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Two texts that have little in common are not compared for longer than that, ms. */
const longestMs = 100;

/** What makes one text of another, in whole lines, from the top down. */
function lineChanges(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  const whole = [{ from: 0, to: before.length, insert: after }];
  const pieces = diffLines(before, after, { timeout: longestMs });
  if (!pieces) return whole;
  let at = 0;
  let isOpen = false;
  for (const { value, added, removed } of pieces) {
    if (!added && !removed) {
      at += value.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) changes.push({ from: at, to: at, insert: '' });
    isOpen = true;
    const change = changes.at(-1) as TextChange;
    if (added) change.insert += value;
    else {
      at += value.length;
      change.to = at;
    }
  }
  return changes;
}

/** The smallest changes that make one text of another: what stands around them keeps its place. */
export const textChanges = (before: string, after: string): TextChange[] =>
  before === after ? [] : lineChanges(before, after).map((change) => trimmed(before, change));

function trimmed(before: string, { from, to, insert }: TextChange): TextChange {
  const replaced = before.slice(from, to);
  const most = Math.min(replaced.length, insert.length);
  let start = 0;
  while (start < most && replaced[start] === insert[start]) start++;
  let end = 0;
  while (end < most - start && replaced.at(-1 - end) === insert.at(-1 - end)) end++;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

/**
 * A text with the changes of two people.
 * @param before the text that both have changed
 * @returns undefined where both have changed the same lines, or lines beside each other
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const own = lineChanges(before, mine);
  const others = lineChanges(before, theirs).filter(
    (change) => !own.some((one) => one.from === change.from && one.to === change.to && one.insert === change.insert),
  );
  const isApart = own.every((one) => others.every((other) => one.to < other.from || other.to < one.from));
  if (!isApart) return undefined;
  return withChanges(before, [...own, ...others]);
}

/** @param changes that do not overlap, in any order */
function withChanges(text: string, changes: TextChange[]): string {
  const fromTheEnd = [...changes].sort((a, b) => b.from - a.from);
  return fromTheEnd.reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}
