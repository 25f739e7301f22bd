/** A single character, or the other one if changing its case makes several, as ß becomes SS. */
const singleOr = (changed: string, character: string) => (Array.from(changed).length === 1 ? changed : character);

/**
 * Letters without their case, each by itself: σ, ς and Σ are the same. Characters stay single, so that the pattern of a
 * JSON Schema can list those that fold to the same.
 */
export const foldCase = (text: string): string =>
  Array.from(text, (character) => {
    const small = singleOr(character.toLowerCase(), character);
    return singleOr(small.toUpperCase(), small);
  }).join('');
