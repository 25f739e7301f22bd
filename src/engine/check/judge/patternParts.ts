/** Pieces of a regular expression in Unicode mode: escapes, classes, counted repeats, the beginnings and ends of groups. */
const pieces = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(,?)(\d*)\}|\(\?(?:<?[=!]|:|<[^>]*>)|[()]|./gsu;

/** More repeats than these are as good as any number. */
const many = 10;

/** Whether a pattern refers back to what one of its groups has matched: no automaton can do that. */
export const refersBack = (pattern: string): boolean => /\\[1-9k]/.test(pattern.replaceAll('\\\\', ''));

/** How many characters a pattern stands for when everything that it repeats a certain number of times is written out. */
export function writtenOutLength(pattern: string): number {
  const lengths = [0];
  let last = 0;
  const add = (length: number) => {
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + length;
  };
  for (const [piece, least, , most] of pattern.matchAll(pieces)) {
    if (least !== undefined) {
      const times = Math.max(1, Number(most || least));
      add(last * (times - 1));
      last *= times;
    } else if (piece.startsWith('(')) lengths.push(0);
    else if (piece === ')') {
      last = lengths.length > 1 ? (lengths.pop() ?? 0) : 0;
      add(last);
    } else if (!/^[*+?]$/.test(piece)) {
      last = 1;
      add(last);
    }
  }
  return lengths.reduce((sum, length) => sum + length, 0);
}

/**
 * A pattern in parts that take their time one after another and can each be judged by an automaton: what looks ahead or
 * behind is a part of its own, and many repeats are any number.
 * @param pattern one that compiles and does not refer back
 */
export function partsOf(pattern: string): string[] {
  const parts: string[] = [];
  const open = [{ opening: '', text: '' }];
  let last = '';
  for (const [piece, least, , most] of pattern.matchAll(pieces)) {
    if (piece.startsWith('(')) {
      open.push({ opening: piece, text: '' });
      continue;
    }
    const group = piece === ')' && open.length > 1 ? open.pop() : undefined;
    const around = open.at(-1) as (typeof open)[number];
    if (group && /^\(\?<?[=!]$/.test(group.opening)) {
      const isAtStart = open.length === 1 && around.text === '^';
      parts.push(isAtStart ? `^(?:${group.text})` : group.text);
      continue;
    }
    const isMany = least !== undefined && Number(most || least) > many;
    const text = isMany ? manyTimes(last, Number(least)) : group ? group.opening + group.text + piece : piece;
    if (least === undefined) last = text;
    around.text += text;
  }
  return [...parts, open[0]?.text ?? ''];
}

/** What may match nothing shares a text out among its repeats in every way there is; a loop without end does not. */
const manyTimes = (repeated: string, least: number): string =>
  new RegExp(`^(?:${repeated})$`, 'u').test('') ? `(?:${repeated}|${repeated})*` : least === 0 ? '*' : '+';
