import { isObject, type Json } from './json.ts';

export interface JsonStyle {
  indent: string;
  newline: string;
  /** True for JSON on one line without spaces, as programs write it. */
  isDense?: boolean;
}

/** Characters; equal to the line width of the project's formatter. */
export const lineWidth = 120;

export function detectJsonStyle(text: string): JsonStyle {
  const indent = text.match(/[{[]\r?\n([ \t]+)\S/)?.[1] ?? '  ';
  const isDense = !text.trimEnd().includes('\n') && /":\S/.test(text) && !/":\s/.test(text);
  return { indent, newline: text.includes('\r\n') ? '\r\n' : '\n', isDense };
}

/** JSON on one line with spaces: `{ "a": [1, 2] }`. */
export function formatOnOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(formatOnOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = definedEntriesOf(value).map(([key, inside]) => `${JSON.stringify(key)}: ${formatOnOneLine(inside)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

export interface WritePosition {
  /** Indentation of the line on which it begins. */
  margin: string;
  /** Characters before the value on its line, including the indentation. */
  used: number;
  /** True to write each entry on its own line, even if all fit on one. */
  isSpread?: boolean;
}

export function formatJsonValue(value: Json, style: JsonStyle, position: WritePosition): string {
  const line = style.isDense ? JSON.stringify(value) : formatOnOneLine(value);
  if (style.isDense || typeof value !== 'object' || value === null) return line;
  if (Object.keys(value).length === 0 || (line.length + position.used < lineWidth && !position.isSpread)) return line;
  const margin = position.margin + style.indent;
  const parts = Array.isArray(value)
    ? value.map((item) => formatJsonValue(item, style, { margin, used: margin.length }))
    : definedEntriesOf(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + formatJsonValue(item, style, { margin, used: margin.length + name.length });
      });
  const [opening, closing] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const lines = parts.map((part) => margin + part).join(`,${style.newline}`);
  return `${opening}${style.newline}${lines}${style.newline}${position.margin}${closing}`;
}

/** Text of a whole JSON file. @param isSpread false to write a short value on one line */
export const formatJsonFile = (
  value: Json,
  style: JsonStyle = { indent: '  ', newline: '\n' },
  { isSpread = true } = {},
): string => formatJsonValue(value, style, { margin: '', used: 0, isSpread }) + style.newline;

const definedEntriesOf = (value: Record<string, Json | undefined>) =>
  Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined);
