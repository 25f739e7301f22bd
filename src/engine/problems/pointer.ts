/** A JSON pointer (RFC 6901) from the keys that lead to a value. */
export function pointerOf(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += typeof key === 'number' ? `/${key}` : `/${escapeKey(key)}`;
  return pointer;
}

/** The keys that lead to the value of a JSON pointer. */
export const tokensOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A key as it stands in a JSON pointer. */
export const escapeKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
