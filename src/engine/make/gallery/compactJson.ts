import { formatOnOneLine } from '#shared/formatJson.ts';
import type { Json } from '#shared/json.ts';

const maxLineLength = 100;

/** Formats JSON as people write it: an array or object that fits on one line stays on it. */
export function compactJson(value: Json, indent = ''): string {
  const singleLine = formatOnOneLine(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    (singleLine.length + indent.length <= maxLineLength && isShallow(value))
  )
    return singleLine;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => inner + compactJson(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${JSON.stringify(key)}: ${compactJson(entry ?? null, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

/** True if a value has at most two levels. Deeper ones are easier to read on several lines. */
const isShallow = (value: object) =>
  Object.values(value).every(
    (entry) =>
      typeof entry !== 'object' || entry === null || Object.values(entry).every((inner) => typeof inner !== 'object'),
  );
