import { type JSONPath, visit } from 'jsonc-parser';
import { pointerOf } from '#engine/problems/pointer.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, ownValue } from '#shared/json.ts';

/** In JavaScript, giving this key to an object changes what the object is. */
const reserved = '__proto__';

/** Takes keys out of a file's value that no program may be handed, and reports where they stand. */
export function takeReservedKeys(file: SourceFile): Problem[] {
  // A letter may be written as its number.
  if (!file.text.includes(reserved) && !/\\u00(?:5f|[67][0-9a-f])/i.test(file.text)) return [];
  const found: { path: JSONPath; offset: number; length: number }[] = [];
  visit(file.text, {
    onObjectProperty: (key, offset, length, _line, _column, path) =>
      void (key === reserved && found.push({ path: path(), offset, length })),
  });
  return found.map(({ path, offset, length }) => {
    const holder = path.reduce<Json | undefined>(
      (value, key) =>
        isObject(value) ? ownValue(value, String(key)) : Array.isArray(value) ? value[Number(key)] : undefined,
      file.json,
    );
    // A tolerant parser has carried it out.
    if (isObject(holder)) Object.setPrototypeOf(holder, Object.prototype);
    if (isObject(holder)) delete holder[reserved];
    return problemAt('json-key-reserved', undefined, { file, pointer: pointerOf([...path, reserved]), offset, length });
  });
}
