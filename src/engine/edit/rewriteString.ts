/**
 * Writes a text anew inside its JSON literal: what both have in common at the beginning and at the end keeps its
 * bytes, escapes included.
 * @param literal as it stands in the file, with its quotation marks
 * @param before what the literal says
 */
export function rewriteString(literal: string, before: string, after: string): string {
  const places = placesOf(literal);
  if (places.length !== before.length + 1) return JSON.stringify(after);
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  // Half a character is none: both its code units change together.
  if (isLow(before, start) || isLow(after, start)) start--;
  if (isLow(before, before.length - tail) || isLow(after, after.length - tail)) tail--;
  const head = literal.slice(0, places[start]);
  const rest = literal.slice(places[before.length - tail]);
  return head + JSON.stringify(after.slice(start, after.length - tail)).slice(1, -1) + rest;
}

const isLow = (text: string, index: number) => /^[\udc00-\udfff]/.test(text.slice(index, index + 1));

/** Where each code unit of the text begins in its literal, and where the closing quotation mark is. */
function placesOf(literal: string): number[] {
  const places: number[] = [];
  let at = 1;
  while (at < literal.length - 1) {
    places.push(at);
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2;
  }
  return [...places, at];
}
