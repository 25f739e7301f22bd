import { diffLines } from 'diff';

/** A replaced range of a text, in UTF-16 code units of the old text. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Time limit of comparing, ms: very different texts are replaced as a whole. */
const diffTimeoutMs = 100;

/** Differences between two texts, as ranges of full lines in order. */
function lineChanges(before: string, after: string): TextChange[] {
  const changes: TextChange[] = [];
  const fullReplacement = [{ from: 0, to: before.length, insert: after }];
  const pieces = diffLines(before, after, { timeout: diffTimeoutMs });
  if (!pieces) return fullReplacement;
  let position = 0;
  let isOpen = false;
  for (const { value, added, removed } of pieces) {
    if (!added && !removed) {
      position += value.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) changes.push({ from: position, to: position, insert: '' });
    isOpen = true;
    const change = changes.at(-1) as TextChange;
    if (added) change.insert += value;
    else {
      position += value.length;
      change.to = position;
    }
  }
  return changes;
}

/** Smallest differences between two texts. */
export const textChanges = (before: string, after: string): TextChange[] =>
  before === after ? [] : lineChanges(before, after).map((change) => trimChange(before, change));

function trimChange(before: string, { from, to, insert }: TextChange): TextChange {
  const replaced = before.slice(from, to);
  const maxLength = Math.min(replaced.length, insert.length);
  let start = 0;
  while (start < maxLength && replaced[start] === insert[start]) start++;
  let end = 0;
  while (end < maxLength - start && replaced.at(-1 - end) === insert.at(-1 - end)) end++;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

/**
 * Merges the changes of two people.
 * @param before text that both have changed
 * @returns undefined if both have changed the same or adjacent lines
 */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const myChanges = lineChanges(before, mine);
  const others = lineChanges(before, theirs).filter(
    (change) =>
      !myChanges.some((one) => one.from === change.from && one.to === change.to && one.insert === change.insert),
  );
  const areDisjoint = myChanges.every((one) => others.every((other) => one.to < other.from || other.to < one.from));
  if (!areDisjoint) return undefined;
  return applyTextChanges(before, [...myChanges, ...others]);
}

/** @param changes without overlaps, in any order */
function applyTextChanges(text: string, changes: TextChange[]): string {
  const fromTheEnd = [...changes].sort((a, b) => b.from - a.from);
  return fromTheEnd.reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}
