import { type JSONPath, visit } from 'jsonc-parser';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject } from '#shared/json.ts';
import { formatPointer, readPath } from '#shared/pointer.ts';

/** Assigning this key replaces the prototype of an object. */
const reservedKey = '__proto__';

/** Removes and reports reserved keys in a file's value, which are unsafe for programs. */
export function removeReservedKeys(file: SourceFile): Problem[] {
  // Its letters may be written as escape sequences.
  if (!file.text.includes(reservedKey) && !/\\u00(?:5f|[67][0-9a-f])/i.test(file.text)) return [];
  const occurrences: { path: JSONPath; offset: number; length: number }[] = [];
  visit(file.text, {
    onObjectProperty: (key, offset, length, _line, _column, path) =>
      void (key === reservedKey && occurrences.push({ path: path(), offset, length })),
  });
  return occurrences.map(({ path, offset, length }) => {
    const holder = readPath(file.json, path);
    // The tolerant parser has set the prototype.
    if (isObject(holder)) Object.setPrototypeOf(holder, Object.prototype);
    if (isObject(holder)) delete holder[reservedKey];
    return createProblem('json-key-reserved', undefined, {
      file,
      pointer: formatPointer([...path, reservedKey]),
      offset,
      length,
    });
  });
}
