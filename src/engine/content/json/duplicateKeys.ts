import { visit } from 'jsonc-parser';
import { createProblem } from '#engine/problems/createProblem.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';
import { formatPointer } from '#shared/pointer.ts';

/**
 * Duplicate keys of objects. The text is searched only if it has more keys than the parsed value.
 * @throws RangeError if the value is nested too deeply
 */
export function findDuplicateKeys(file: SourceFile): Problem[] {
  if (countWrittenKeys(file.text) === countKeys(file.json)) return [];
  const problems: Problem[] = [];
  /** Offsets by key, for each enclosing object. */
  const enclosing: Map<string, number>[] = [];
  visit(file.text, {
    onObjectBegin: () => void enclosing.push(new Map()),
    onObjectEnd: () => void enclosing.pop(),
    onObjectProperty(key, offset, length, _line, _column, path) {
      const offsets = enclosing.at(-1);
      const first = offsets?.get(key);
      if (first === undefined) return offsets?.set(key, offset);
      const { line } = lineAndColumn(file.text, first);
      const location = { file, pointer: formatPointer([...path(), key]), offset, length };
      problems.push(createProblem('json-key-twice', { key, line }, location));
    },
  });
  return problems;
}

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

/** Limit of nesting, deeper than any real content. All recursive functions may rely on it. */
const maxDepth = 200;

function countKeys(value: Json | undefined, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > maxDepth) throw new RangeError('Too deep');
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value) keys += countKeys(item, depth + 1);
    return keys;
  }
  for (const key in value) keys += 1 + countKeys(value[key], depth + 1);
  return keys;
}
