/** Formats the path of a value as a JSON pointer (RFC 6901). */
export function formatPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += typeof key === 'number' ? `/${key}` : `/${escapePointerKey(key)}`;
  return pointer;
}

/** Parses a JSON pointer into the path of a value. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Escapes a key for a JSON pointer. */
export const escapePointerKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
