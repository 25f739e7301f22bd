import dayjs from 'dayjs';
import parseFormats from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(parseFormats);

export type DayOrder = 'day' | 'month';

const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;

const yearFirst = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD'];
const monthNameFormats = [
  'D MMM YYYY',
  'D MMMM YYYY',
  'D-MMM-YYYY',
  'D-MMM-YY',
  'D. MMMM YYYY',
  'MMM D, YYYY',
  'MMMM D, YYYY',
];

/** Detects the order from the first date of a column that is unambiguous; undefined if none is. */
export function detectDayOrder(texts: readonly string[]): DayOrder | undefined {
  for (const text of texts) {
    const [, first, second] = numbers.exec(text.trim()) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return undefined;
}

/**
 * Parses a day in one of the forms in which people and spreadsheets write it, and returns it as ISO 8601.
 * @param order order of day and month if both are numbers; if it is unknown, a date with points begins with the day
 */
export function parseDay(text: string, order: DayOrder | undefined): { value?: string; why?: string } {
  // A spreadsheet may add midnight.
  const plain = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const [, first, second, year] = numbers.exec(plain) ?? [];
  if (first === undefined || second === undefined || year === undefined) {
    const found = dayjs(plain, [...yearFirst, ...monthNameFormats], true);
    return found.isValid() ? { value: found.format('YYYY-MM-DD') } : noDay(text);
  }
  const dayOrder = order ?? (plain.includes('.') || first === second ? 'day' : undefined);
  if (!dayOrder) return { why: `“${text}” can be read in two ways. Write it with the year first: 2027-01-15.` };
  const [day, month] = dayOrder === 'day' ? [first, second] : [second, first];
  const found = dayjs(`${year.length === 2 ? `20${year}` : year}-${Number(month)}-${Number(day)}`, 'YYYY-M-D', true);
  return found.isValid() ? { value: found.format('YYYY-MM-DD') } : noDay(text);
}

const noDay = (text: string) => ({ why: `“${text}” is no day. Write it as 2027-01-15.` });
