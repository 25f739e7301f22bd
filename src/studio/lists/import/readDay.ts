import dayjs from 'dayjs';
import parseFormats from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(parseFormats);

/** Whether the day or the month stands first where both are numbers. */
export type DayOrder = 'day' | 'month';

const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;

const yearFirst = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD'];
const inWords = ['D MMM YYYY', 'D MMMM YYYY', 'D-MMM-YYYY', 'D-MMM-YY', 'D. MMMM YYYY', 'MMM D, YYYY', 'MMMM D, YYYY'];

/** Told from all days of a column: one that only one reading makes a day of; undefined where all could be either. */
export function dayOrderIn(texts: readonly string[]): DayOrder | undefined {
  for (const text of texts) {
    const [, first, second] = numbers.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return undefined;
}

/**
 * A day in one of the forms in which people and spreadsheets write it, as ISO 8601.
 * @param order where both are numbers; with points between, the day is always first
 */
export function readDay(text: string, order: DayOrder | undefined): { value?: string; why?: string } {
  // A spreadsheet may add midnight.
  const plain = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const [, first, second, year] = numbers.exec(plain) ?? [];
  if (first === undefined || second === undefined || year === undefined) {
    const found = dayjs(plain, [...yearFirst, ...inWords], true);
    return found.isValid() ? { value: found.format('YYYY-MM-DD') } : noDay(text);
  }
  const known = order ?? (plain.includes('.') || first === second ? 'day' : undefined);
  if (!known) return { why: `“${text}” can be read in two ways. Write it with the year first: 2027-01-15.` };
  const [day, month] = known === 'day' ? [first, second] : [second, first];
  const found = dayjs(`${year.length === 2 ? `20${year}` : year}-${Number(month)}-${Number(day)}`, 'YYYY-M-D', true);
  return found.isValid() ? { value: found.format('YYYY-MM-DD') } : noDay(text);
}

const noDay = (text: string) => ({ why: `“${text}” is no day. Write it as 2027-01-15.` });
