/** Shorter words have too many neighbours for one of them to be certain. */
const shortest = 4;

/**
 * The name that was meant beyond reasonable doubt: the only one that differs in capitals only, else the only one that
 * is one swapped, wrong, missing or extra letter away.
 * @param names every name that has a meaning there, also those in use already
 */
export function nearCertain(word: string, names: Iterable<string>): string | undefined {
  const small = word.toLowerCase();
  const candidates = [...names];
  const sameLetters = candidates.filter((name) => name.toLowerCase() === small);
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined;
  if (word.length < shortest) return undefined;
  const neighbours = candidates.filter((name) => name.length >= shortest && isOneLetterAway(small, name.toLowerCase()));
  return neighbours.length === 1 ? neighbours[0] : undefined;
}

function isOneLetterAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterAway(b, a);
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = a.slice(start);
  if (a.length < b.length) return rest === b.slice(start + 1);
  const isWrong = rest.slice(1) === b.slice(start + 1);
  const isSwapped = rest[0] === b[start + 1] && rest[1] === b[start] && rest.slice(2) === b.slice(start + 2);
  return isWrong || isSwapped;
}
