/**
 * Position of a caret after its text was replaced by another one: it stays beside the same letters.
 * @param offset before, in UTF-16 code units
 */
export function caretAfterChange(before: string, after: string, offset: number): number {
  let prefix = 0;
  while (prefix < offset && before[prefix] === after[prefix] && prefix < after.length) prefix++;
  if (prefix === offset) return offset;
  return Math.max(prefix, after.length - (before.length - offset));
}
