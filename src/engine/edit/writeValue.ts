import { isObject, type Json } from '#shared/json.ts';

/** How a file is written, so that what is added looks like what is there. */
export interface Manner {
  /** One step of indentation. */
  indent: string;
  /** `\n` or `\r\n`. */
  newline: string;
  /** All of it is on one line, and no spaces are in it: as programs write. */
  isDense?: boolean;
}

/** What fits on a line is written on it, as the project's formatter does. */
const lineWidth = 120;

/** Reads off a text how it is written. */
export function mannerOf(text: string): Manner {
  const indent = text.match(/[{[]\r?\n([ \t]+)\S/)?.[1] ?? '  ';
  const isDense = !text.trimEnd().includes('\n') && /":\S/.test(text) && !/":\s/.test(text);
  return { indent, newline: text.includes('\r\n') ? '\r\n' : '\n', isDense };
}

/** A value as JSON on one line, with the spaces that people put in: `{ "a": [1, 2] }`. */
function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = entriesOf(value).map(([key, inside]) => `${JSON.stringify(key)}: ${onOneLine(inside)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

/** Where a new value begins, and what is asked of its looks. */
export interface Spot {
  /** Indentation of the line on which it begins. */
  margin: string;
  /** Characters of that line that are taken already, its margin included. */
  used: number;
  /** Puts its entries on lines of their own, even where one line had room. */
  isSpread?: boolean;
}

/** A new value as JSON. */
export function writeValue(value: Json, manner: Manner, spot: Spot): string {
  const line = manner.isDense ? JSON.stringify(value) : onOneLine(value);
  if (manner.isDense || typeof value !== 'object' || value === null) return line;
  if (Object.keys(value).length === 0 || (line.length + spot.used < lineWidth && !spot.isSpread)) return line;
  const margin = spot.margin + manner.indent;
  const parts = Array.isArray(value)
    ? value.map((item) => writeValue(item, manner, { margin, used: margin.length }))
    : entriesOf(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + writeValue(item, manner, { margin, used: margin.length + name.length });
      });
  const [opening, closing] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const lines = parts.map((part) => margin + part).join(`,${manner.newline}`);
  return `${opening}${manner.newline}${lines}${manner.newline}${spot.margin}${closing}`;
}

/** A value as the text of a whole file. */
export const writeFileText = (value: Json, manner: Manner = { indent: '  ', newline: '\n' }): string =>
  writeValue(value, manner, { margin: '', used: 0, isSpread: true }) + manner.newline;

const entriesOf = (value: Record<string, Json | undefined>) =>
  Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined);
