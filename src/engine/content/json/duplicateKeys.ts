import { visit } from 'jsonc-parser';
import { lineAndColumn } from '#engine/problems/locate.ts';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';

/**
 * Keys that are written twice in the same object; they are looked for only when the text has more keys than the value.
 * @throws RangeError when the value is nested too deep to be walked
 */
export function findDuplicateKeys(file: SourceFile): Problem[] {
  if (countWrittenKeys(file.text) === countKeys(file.json)) return [];
  const problems: Problem[] = [];
  /** Offsets of the keys of each object around, by key. */
  const around: Map<string, number>[] = [];
  visit(file.text, {
    onObjectBegin: () => void around.push(new Map()),
    onObjectEnd: () => void around.pop(),
    onObjectProperty(key, offset, length, _line, _column, path) {
      const offsets = around.at(-1);
      const first = offsets?.get(key);
      if (first === undefined) return offsets?.set(key, offset);
      const { line } = lineAndColumn(file.text, first);
      const place = { file, pointer: pointerOf([...path(), key]), offset, length };
      problems.push(problemAt('json-key-twice', { key, line }, place));
    },
  });
  return problems;
}

/** Keys in a text that is known to be JSON: texts that a colon follows. */
function countWrittenKeys(text: string): number {
  let keys = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    let next = end + 1;
    while (text.charCodeAt(next) <= 32) next++;
    if (text.charCodeAt(next) === 58) keys++;
    start = text.indexOf('"', next);
  }
  return keys;
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(quote - 1 - slashes) === 92) slashes++;
  return slashes % 2 === 1;
}

/** Deeper than any content; every walk over a value may recurse that far. */
const deepest = 200;

function countKeys(value: Json | undefined, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > deepest) throw new RangeError('Too deep');
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value) keys += countKeys(item, depth + 1);
    return keys;
  }
  for (const key in value) keys += 1 + countKeys(value[key], depth + 1);
  return keys;
}
