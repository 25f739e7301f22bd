import { isDate } from '../load/publication.ts';
import type { SourceFile } from '../load/source.ts';
import type { JsonObject } from '../schema/json.ts';
import type { Reports } from './reports.ts';

/** Reports a text that is no day of the calendar. */
export function checkDate(text: string, place: { file: SourceFile; pointer: string }, reports: Reports): void {
  if (isDate(text)) return;
  const suggestion = likelyDate(text);
  reports.add('date-invalid', { date: text, ...(suggestion && { suggestion }) }, place);
}

/** Reports a page or block that would end before it begins. */
export function checkPeriod(
  { publishAt, expireAt }: JsonObject,
  place: { file: SourceFile; pointer: string },
  reports: Reports,
): void {
  if (typeof publishAt !== 'string' || typeof expireAt !== 'string') return;
  if (isDate(publishAt) && isDate(expireAt) && expireAt <= publishAt) {
    reports.add('dates-reversed', { publishAt, expireAt }, { file: place.file, pointer: `${place.pointer}/expireAt` });
  }
}

/** The day that was meant where only its form is wrong and can be read in one way: `2027-1-5`, `2027/01/05`, a time. */
function likelyDate(text: string): string | undefined {
  const [, year, month, day] = text.match(/^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?\s*$/) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}
