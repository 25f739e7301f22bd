/** Tokens of a regular expression in Unicode mode: escapes, classes, counted repeats, starts and ends of groups. */
const regexTokens = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(,?)(\d*)\}|\(\?(?:<?[=!]|:|<[^>]*>)|[()]|./gsu;

/** More repeats than this are treated as unlimited. */
const manyRepeats = 10;

/** True if a pattern has a backreference, which no automaton can match. */
export const hasBackreference = (pattern: string): boolean => /\\[1-9k]/.test(pattern.replaceAll('\\\\', ''));

/** Length of a pattern in characters when all counted repeats are written out. */
export function expandedLength(pattern: string): number {
  const lengths = [0];
  let last = 0;
  const addLength = (length: number) => {
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + length;
  };
  for (const [piece, least, , most] of pattern.matchAll(regexTokens)) {
    if (least !== undefined) {
      const times = Math.max(1, Number(most || least));
      addLength(last * (times - 1));
      last *= times;
    } else if (piece.startsWith('(')) lengths.push(0);
    else if (piece === ')') {
      last = lengths.length > 1 ? (lengths.pop() ?? 0) : 0;
      addLength(last);
    } else if (!/^[*+?]$/.test(piece)) {
      last = 1;
      addLength(last);
    }
  }
  return lengths.reduce((sum, length) => sum + length, 0);
}

/**
 * Splits a pattern into parts that run one after another and that an automaton can analyse. Lookarounds become separate
 * parts, and high repeat counts become unlimited.
 * @param pattern valid pattern without backreferences
 */
export function splitRegex(pattern: string): string[] {
  const parts: string[] = [];
  const openGroups = [{ opening: '', text: '' }];
  let last = '';
  for (const [piece, least, , most] of pattern.matchAll(regexTokens)) {
    if (piece.startsWith('(')) {
      openGroups.push({ opening: piece, text: '' });
      continue;
    }
    const group = piece === ')' && openGroups.length > 1 ? openGroups.pop() : undefined;
    const parent = openGroups.at(-1) as (typeof openGroups)[number];
    if (group && /^\(\?<?[=!]$/.test(group.opening)) {
      const isAtStart = openGroups.length === 1 && parent.text === '^';
      parts.push(isAtStart ? `^(?:${group.text})` : group.text);
      continue;
    }
    const isMany = least !== undefined && Number(most || least) > manyRepeats;
    const text = isMany ? repeatEndlessly(last, Number(least)) : group ? group.opening + group.text + piece : piece;
    if (least === undefined) last = text;
    parent.text += text;
  }
  return [...parts, openGroups[0]?.text ?? ''];
}

/**
 * Repeats a part without limit. A part that may match nothing is written as an ambiguous choice, so that the analysis
 * recognizes it as exponential.
 */
const repeatEndlessly = (repeated: string, least: number): string =>
  new RegExp(`^(?:${repeated})$`, 'u').test('') ? `(?:${repeated}|${repeated})*` : least === 0 ? '*' : '+';
