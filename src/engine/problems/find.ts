/** Where a value stands in a text, and its key where it has one; ends are those of the text between. */
export interface Found {
  start: number;
  end: number;
  key?: { start: number; end: number };
}

/**
 * Finds a value in a text that is JSON but for missing or needless commas and for comments, without making a tree of
 * it: what lies beside the path is passed over.
 * @param path keys and indices that lead to the value
 * @returns the value and how much of the path was found: where it ends early, the value found is the nearest around
 */
export function findValue(text: string, path: readonly string[]): { found: Found; depth: number } {
  let found: Found = valueAt(text, 0);
  let depth = 0;
  for (const key of path) {
    const inside = text[found.start] === '[' ? entryOf(text, found, Number(key)) : memberOf(text, found, key);
    if (!inside) break;
    found = inside;
    depth++;
  }
  return { found, depth };
}

/** Of a key that is written twice, the last one counts, as in JSON.parse. */
function memberOf(text: string, { start, end }: Found, name: string): Found | undefined {
  if (text[start] !== '{') return undefined;
  let member: Found | undefined;
  for (let at = skipBetween(text, start + 1); at < end - 1; at = skipBetween(text, at)) {
    if (text[at] !== '"') {
      at++;
      continue;
    }
    const key = { start: at, end: endOfString(text, at) };
    let colon = skipBetween(text, key.end);
    if (text[colon] === ':') colon++;
    const value = valueAt(text, colon);
    if (nameOf(text, key) === name) member = { ...value, key };
    at = Math.max(value.end, key.end);
  }
  return member;
}

function entryOf(text: string, { start, end }: Found, position: number): Found | undefined {
  let at = skipBetween(text, start + 1);
  for (let index = 0; at < end - 1; index++) {
    const value = valueAt(text, at);
    if (index === position) return value;
    at = skipBetween(text, Math.max(value.end, at + 1));
  }
  return undefined;
}

function nameOf(text: string, { start, end }: { start: number; end: number }): string {
  const written = text.slice(start + 1, end - 1);
  if (!written.includes('\\')) return written;
  try {
    return String(JSON.parse(text.slice(start, end)));
  } catch {
    return written;
  }
}

function valueAt(text: string, from: number): Found {
  const start = skipBetween(text, from);
  return { start, end: endOfValue(text, start) };
}

function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first === '{' || first === '[') return endOfGroup(text, start);
  let end = start;
  while (end < text.length && !/[\s,:{}[\]"]/.test(text.charAt(end))) end++;
  return end;
}

function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === slash) at = Math.max(at, endOfComment(text, at) - 1);
    else if (code === 123 || code === 91) depth++;
    else if ((code === 125 || code === 93) && --depth === 0) return at + 1;
  }
  return text.length;
}

const [quote, slash, backslash] = [34, 47, 92];

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end + 1;
}

/** Whether an odd number of backslashes stands before a place of a text. */
export function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
  return slashes % 2 === 1;
}

/** The same place where no comment begins. */
function endOfComment(text: string, at: number): number {
  const end = text.startsWith('//', at)
    ? text.indexOf('\n', at)
    : text.startsWith('/*', at)
      ? text.indexOf('*/', at) + 2
      : at;
  return end < at ? text.length : end;
}

/** The next place that is no space, comma or comment. */
function skipBetween(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === 44 || code === 0xfeff || code === 0xa0) at++;
    else if (code === slash && endOfComment(text, at) > at) at = endOfComment(text, at);
    else return at;
  }
}
