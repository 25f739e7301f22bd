/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const clearLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of bytes of a reference. */
export const referenceBytes = 8;

/**
 * Reference of an entry for people, as `K7QM-2XRD`.
 * @param bytes random, as many as `referenceBytes`
 */
export function referenceOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => clearLetters[byte % clearLetters.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
