import { isObject, type Json, parseJson } from '#shared/json.ts';
import { type FieldKind, typesOf } from '../../properties/fieldSchema.ts';
import { labelOfChoice } from '../../properties/form/FormContext.ts';
import type { ListColumn } from '../columns.ts';
import { type DayOrder, parseDay } from './parseDay.ts';

export interface ParsedCell {
  value?: Json;
  /** Reason in plain words, for the person who corrects it. */
  why?: string;
}

/** Format of numbers and days in a column, detected from all its cells. */
export interface ColumnFormat {
  decimal: '.' | ',';
  days: DayOrder | undefined;
}

export function parseCell(text: string, column: ListColumn, format: ColumnFormat): ParsedCell {
  const plain = text.trim();
  if (plain === '') return {};
  const parse = parsers[column.kind] ?? ((line) => ({ value: line.replace(/\s*\n\s*/g, ' ') }));
  return parse(plain, column, format);
}

type Parser = (text: string, column: ListColumn, format: ColumnFormat) => ParsedCell;

const parseAny: Parser = (text) => ({ value: /^[[{]/.test(text) ? (parseJson(text) ?? text) : text });

/** Parsers by kind of value; all others are texts of one line. */
const parsers: Partial<Record<FieldKind, Parser>> = {
  number: (text, column, { decimal }) => readNumber(text, decimal, column),
  boolean: (text) => readYesNo(text),
  choice: (text, column) => readChoice(text, column),
  date: (text, _, { days }) => parseDay(text, days),
  moment: (text, _, { days }) => parseDateTime(text, days),
  list: (text, column) => readList(text, column),
  media: (text) => ({ value: text.startsWith('{') ? (parseJson(text) ?? text) : text }),
  icon: (text) => ({ value: text.toLowerCase() }),
  markdown: (text) => ({ value: text.replace(/\r\n?/g, '\n') }),
  object: (text, column) => readJson(text, column),
  blocks: (text, column) => readJson(text, column),
  free: parseAny,
  mixed: parseAny,
  textOrObject: parseAny,
};

const thousandsSeparators = /[\s'’_]/g;

/** Detects the decimal separator: the point, unless a number of the column can only be read with a comma. */
export function detectDecimalSeparator(texts: readonly string[]): '.' | ',' {
  const isComma = texts.some((text) => {
    const plain = text.replace(thousandsSeparators, '');
    return (
      /^[^\d]*\d{1,3}(\.\d{3})+,\d+[^\d]*$/.test(plain) ||
      (/^[^\d]*\d+,\d+[^\d]*$/.test(plain) && !/,\d{3}$/.test(plain))
    );
  });
  return isComma ? ',' : '.';
}

function readNumber(text: string, decimal: '.' | ',', { schema }: ListColumn): ParsedCell {
  const thousands = decimal === ',' ? /\./g : /,/g;
  const plain = text.replace(thousandsSeparators, '').replace(/^[+€$£₹]|[€$£₹%]$/g, '');
  const written = plain.replace(thousands, '').replace(decimal, '.');
  if (!/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(written)) return { why: `“${text}” is no number.` };
  const value = Number(written);
  if (typesOf(schema).join() === 'integer' && !Number.isInteger(value)) return { why: `“${text}” is no whole number.` };
  return { value };
}

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'on', 'ja', 'j', 'wahr', 'oui', 'vrai', 'sí', 'si'];
const no = ['no', 'n', 'false', '0', '-', '–', 'off', 'nein', 'falsch', 'non', 'faux'];

function readYesNo(text: string): ParsedCell {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { value: true };
  return no.includes(word) ? { value: false } : { why: `“${text}” is neither yes nor no.` };
}

function readChoice(text: string, { schema }: ListColumn): ParsedCell {
  const choices = schema.enum ?? [];
  const isSameText = (words: string) => words.toLowerCase() === text.toLowerCase();
  const found =
    choices.find((choice) => String(choice) === text) ??
    choices.find((choice) => isSameText(String(choice)) || isSameText(labelOfChoice(choice)));
  if (found !== undefined) return { value: found };
  return { why: `“${text}” is none of ${choices.map((choice) => `“${labelOfChoice(choice)}”`).join(', ')}.` };
}

function parseDateTime(text: string, days: DayOrder | undefined): ParsedCell {
  const [, day = text, hours, minutes] = /^(.+?)[T\s,]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? [];
  const { value, why } = parseDay(day, days);
  if (typeof value !== 'string') return { why: why ?? `“${text}” is no day.` };
  if (hours === undefined) return { value };
  if (Number(hours) > 23 || Number(minutes) > 59) return { why: `“${hours}:${minutes}” is no time of a day.` };
  return { value: `${value}T${hours.padStart(2, '0')}:${minutes}` };
}

/** Parses several values in one cell: as JSON, or separated by line breaks, semicolons or commas. */
function readList(text: string, { schema }: ListColumn): ParsedCell {
  const json = text.startsWith('[') ? parseJson(text) : undefined;
  if (Array.isArray(json)) return { value: json };
  const types = typesOf(schema.items ?? {});
  if (types.length > 0 && !types.includes('string'))
    return { why: 'Each of these has parts of its own: write them in the form beside the table.' };
  const separator = /[;\n]/.test(text) ? /[;\n]/ : /,/;
  return {
    value: text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  };
}

function readJson(text: string, { kind }: ListColumn): ParsedCell {
  const value = parseJson(text);
  const hasKind = kind === 'object' ? isObject(value) : Array.isArray(value);
  return hasKind && value !== undefined
    ? { value }
    : { why: 'This has parts of its own: write it in the form beside the table.' };
}
