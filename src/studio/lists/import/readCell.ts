import { isObject, type Json } from '#shared/json.ts';
import { typesOf } from '../../properties/fieldSchema.ts';
import { labelOfChoice } from '../../properties/form/FormContext.ts';
import type { Column } from '../columns.ts';
import { type DayOrder, readDay } from './readDay.ts';

/** What the text of a cell means; without a value where it is empty, with `why` where it could not be understood. */
export interface ReadCell {
  value?: Json;
  /** In plain words, for the person who has to mend it. */
  why?: string;
}

/** How numbers and days are written in a column, told from all of its cells. */
export interface Manner {
  /** What stands before the decimals. */
  decimal: '.' | ',';
  days: DayOrder | undefined;
}

/** The text of a cell of a spreadsheet as the value that its column holds. */
export function readCell(text: string, column: Column, manner: Manner): ReadCell {
  const plain = text.trim();
  if (plain === '') return {};
  switch (column.kind) {
    case 'number':
      return readNumber(plain, manner.decimal, column);
    case 'boolean':
      return readYesNo(plain);
    case 'choice':
      return readChoice(plain, column);
    case 'date':
      return readDay(plain, manner.days);
    case 'moment':
      return readMoment(plain, manner.days);
    case 'list':
      return readList(plain, column);
    case 'media':
      return { value: plain.startsWith('{') ? (jsonIn(plain) ?? plain) : plain };
    case 'icon':
      return { value: plain.toLowerCase() };
    case 'markdown':
      return { value: plain.replace(/\r\n?/g, '\n') };
    case 'object':
    case 'blocks':
      return readJson(plain, column);
    case 'free':
    case 'mixed':
    case 'textOrObject':
      return { value: /^[[{]/.test(plain) ? (jsonIn(plain) ?? plain) : plain };
    default:
      return { value: plain.replace(/\s*\n\s*/g, ' ') };
  }
}

/** Spaces of all kinds and apostrophes, as they stand between thousands. */
const betweenThousands = /[\s'’_]/g;

/** Which sign stands before decimals: the point, unless a number of the column can only be read otherwise. */
export function decimalIn(texts: readonly string[]): '.' | ',' {
  const isComma = texts.some((text) => {
    const plain = text.replace(betweenThousands, '');
    return (
      /^[^\d]*\d{1,3}(\.\d{3})+,\d+[^\d]*$/.test(plain) ||
      (/^[^\d]*\d+,\d+[^\d]*$/.test(plain) && !/,\d{3}$/.test(plain))
    );
  });
  return isComma ? ',' : '.';
}

function readNumber(text: string, decimal: '.' | ',', { schema }: Column): ReadCell {
  const thousands = decimal === ',' ? /\./g : /,/g;
  const plain = text.replace(betweenThousands, '').replace(/^[+€$£₹]|[€$£₹%]$/g, '');
  const written = plain.replace(thousands, '').replace(decimal, '.');
  if (!/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(written)) return { why: `“${text}” is no number.` };
  const value = Number(written);
  if (typesOf(schema).join() === 'integer' && !Number.isInteger(value)) return { why: `“${text}” is no whole number.` };
  return { value };
}

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'on', 'ja', 'j', 'wahr', 'oui', 'vrai', 'sí', 'si'];
const no = ['no', 'n', 'false', '0', '-', '–', 'off', 'nein', 'falsch', 'non', 'faux'];

function readYesNo(text: string): ReadCell {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { value: true };
  return no.includes(word) ? { value: false } : { why: `“${text}” is neither yes nor no.` };
}

function readChoice(text: string, { schema }: Column): ReadCell {
  const choices = schema.enum ?? [];
  const isMeant = (words: string) => words.toLowerCase() === text.toLowerCase();
  const found =
    choices.find((choice) => String(choice) === text) ??
    choices.find((choice) => isMeant(String(choice)) || isMeant(labelOfChoice(choice)));
  if (found !== undefined) return { value: found };
  return { why: `“${text}” is none of ${choices.map((choice) => `“${labelOfChoice(choice)}”`).join(', ')}.` };
}

function readMoment(text: string, days: DayOrder | undefined): ReadCell {
  const [, day = text, hours, minutes] = /^(.+?)[T\s,]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text) ?? [];
  const { value, why } = readDay(day, days);
  if (typeof value !== 'string') return { why: why ?? `“${text}” is no day.` };
  if (hours === undefined) return { value };
  if (Number(hours) > 23 || Number(minutes) > 59) return { why: `“${hours}:${minutes}” is no time of a day.` };
  return { value: `${value}T${hours.padStart(2, '0')}:${minutes}` };
}

/** Several in one cell: as JSON, on lines of their own, or with semicolons or commas between them. */
function readList(text: string, { schema }: Column): ReadCell {
  const json = text.startsWith('[') ? jsonIn(text) : undefined;
  if (Array.isArray(json)) return { value: json };
  const types = typesOf(schema.items ?? {});
  if (types.length > 0 && !types.includes('string'))
    return { why: 'Each of these has parts of its own: write them as JSON, or in the form.' };
  const between = /[;\n]/.test(text) ? /[;\n]/ : /,/;
  return {
    value: text
      .split(between)
      .map((part) => part.trim())
      .filter(Boolean),
  };
}

function readJson(text: string, { kind }: Column): ReadCell {
  const value = jsonIn(text);
  const isRight = kind === 'object' ? isObject(value) : Array.isArray(value);
  return isRight && value !== undefined
    ? { value }
    : { why: 'This has parts of its own: write it as JSON, or in the form.' };
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
