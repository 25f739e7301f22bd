import dayjs from 'dayjs';
import { isObject, type Json } from '#shared/json.ts';
import { labelOfChoice } from '../properties/form/FormContext.ts';
import { textIn } from '../properties/subject.ts';
import type { Column } from './columns.ts';

/** A value as a cell shows it, on one line. */
export function shownText(value: Json | undefined, { kind }: Pick<Column, 'kind'>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return summaryOf(value);
  if (isObject(value)) return kind === 'media' ? pathOf(value) : textIn(value) || '{ … }';
  if (kind === 'choice') return labelOfChoice(value);
  if (kind === 'date') return dayText(String(value));
  return kind === 'markdown' ? textIn(value) : String(value);
}

const dayText = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text).format('D MMM YYYY') : text);

function summaryOf(list: readonly Json[]): string {
  const texts = list.map((item) => (isObject(item) && 'src' in item ? nameOfFile(pathOf(item)) : textIn(item)));
  return list.length ? `${list.length}: ${texts.filter(Boolean).join(', ')}` : '';
}

const nameOfFile = (path: string) => path.split('/').at(-1) ?? path;

/** Path of a picture, however it is written; empty for none. */
export function pathOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return isObject(value) && typeof value.src === 'string' ? value.src : '';
}

/** A value as a spreadsheet takes it, so that `readCell` gives the same again. */
export function plainText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string' && !/[;\n]/.test(item));
  return isPlainList ? value.join('; ') : JSON.stringify(value);
}
