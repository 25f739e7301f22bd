import dayjs from 'dayjs';
import { isObject, type Json } from '#shared/json.ts';
import { baseNameOf } from '../media/mediaFiles.ts';
import { labelOfChoice } from '../properties/form/FormContext.ts';
import { firstTextIn } from '../properties/formSubject.ts';
import { picturePathOf } from '../properties/pickers/pictureValue.ts';
import type { ListColumn } from './columns.ts';

export function formatCell(value: Json | undefined, { kind }: Pick<ListColumn, 'kind'>): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return summarise(value);
  if (isObject(value)) return kind === 'media' ? picturePathOf(value) : firstTextIn(value) || '{ … }';
  if (kind === 'choice') return labelOfChoice(value);
  if (kind === 'date') return formatDay(String(value));
  return kind === 'markdown' ? firstTextIn(value) : String(value);
}

const formatDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text).format('D MMM YYYY') : text);

function summarise(list: readonly Json[]): string {
  const texts = list.map((item) =>
    isObject(item) && 'src' in item ? baseNameOf(picturePathOf(item)) : firstTextIn(item),
  );
  return list.length ? `${list.length}: ${texts.filter(Boolean).join(', ')}` : '';
}

/** Formats a value for a spreadsheet, so that `parseCell` returns the same value. */
export function toSheetText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string' && !/[;\n]/.test(item));
  return isPlainList ? value.join('; ') : JSON.stringify(value);
}
