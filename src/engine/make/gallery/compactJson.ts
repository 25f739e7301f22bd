import type { Json } from '#shared/json.ts';

/** How long a line may become before what is in it is written on lines of its own. */
const width = 100;

/** JSON as people write it: what fits on a line stays on it. */
export function compactJson(value: Json, indent = ''): string {
  const flat = onOneLine(value);
  if (typeof value !== 'object' || value === null || (flat.length + indent.length <= width && isShallow(value)))
    return flat;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => inner + compactJson(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${JSON.stringify(key)}: ${compactJson(entry ?? null, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

/** Things in things are read more easily below each other. */
const isShallow = (value: object) =>
  Object.values(value).every(
    (entry) =>
      typeof entry !== 'object' || entry === null || Object.values(entry).every((inner) => typeof inner !== 'object'),
  );

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return value.length ? `[${value.map(onOneLine).join(', ')}]` : '[]';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry ?? null)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}
