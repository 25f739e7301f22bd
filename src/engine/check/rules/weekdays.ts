import { isDate } from '#shared/isDate.ts';
import { isObject } from '#shared/json.ts';
import { formatPointer, valueAt } from '#shared/pointer.ts';
import type { TextPosition } from '../facts/factGatherer.ts';
import { defineRule } from './rule.ts';

/** Languages whose names of days and months are known: those of the interface. */
const languages = ['en', 'de', 'hi', 'ar'];

/** Names in small letters, by their number from 0 (Sunday, January). */
interface CalendarNames {
  days: Map<string, number>;
  months: Map<string, number>;
  /** Matches a day of the week, a day, a month and a year; or the month before the day. */
  pattern: RegExp;
  /** Matches a day of the week before a date as 2027-01-15. */
  isoPattern: RegExp;
}

let calendarNames: CalendarNames | undefined;

function namesOf(options: Intl.DateTimeFormatOptions, dates: Date[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
    for (const [index, date] of dates.entries()) names.set(format.format(date).toLowerCase().replace(/\.$/, ''), index);
  }
  return names;
}

function readCalendarNames(): CalendarNames {
  // 3 January 2027 is a Sunday.
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 3 + day)));
  const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 15)));
  const days = new Map([...namesOf({ weekday: 'long' }, week), ...namesOf({ weekday: 'short' }, week)]);
  const months = new Map([...namesOf({ month: 'long' }, year), ...namesOf({ month: 'short' }, year)]);
  const alternatives = (names: Map<string, number>) => [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  const day = String.raw`(?<![\p{L}\p{M}])(${alternatives(days)})(?![\p{L}\p{M}])\.?,?\s+(?:(?:the|den|dem)\s+)?`;
  const month = String.raw`(${alternatives(months)})(?![\p{L}\p{M}])\.?`;
  const number = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
  return {
    days,
    months,
    pattern: new RegExp(
      String.raw`${day}(?:${number}\s+(?:of\s+)?${month}|${month}\s+${number}),?\s+(\d{4})(?!\d)`,
      'iu',
    ),
    isoPattern: new RegExp(String.raw`${day}(\d{4}-\d{2}-\d{2})(?!\d)`, 'iu'),
  };
}

export interface WrongWeekday {
  written: string;
  day: string;
  /** English name of the right day. */
  right: string;
}

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function compare(written: string, name: string, date: string): WrongWeekday | undefined {
  const day = calendarNames?.days.get(name.toLowerCase());
  if (day === undefined || !isDate(date)) return undefined;
  const right = new Date(`${date}T00:00:00Z`).getUTCDay();
  return right === day ? undefined : { written, day: name, right: englishDays[right] ?? '' };
}

/** Finds a day of the week that does not fit the date behind it. */
export function findWrongWeekday(text: string): WrongWeekday | undefined {
  calendarNames ??= readCalendarNames();
  const [iso, isoName = '', isoDate = ''] = text.match(calendarNames.isoPattern) ?? [];
  if (iso !== undefined) return compare(iso, isoName, isoDate);
  const [written, name = '', before, first, second, after, year] = text.match(calendarNames.pattern) ?? [];
  const month = calendarNames.months.get((first ?? second ?? '').toLowerCase());
  if (written === undefined || month === undefined) return undefined;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return compare(written, name, `${year}-${twoDigits(month + 1)}-${twoDigits(Number(before ?? after))}`);
}

/** Reports days of the week that do not fit the date behind them, or the date of the same entry. */
export const weekdays = defineRule<never>({
  name: 'weekdays',
  readsMarkdown: true,
  mayConcern: ({ text }) => /\d{4}/.test(text),
  text(written, _schema, position) {
    const { location, reports } = position;
    const wrong = /\d{4}/.test(written) ? findWrongWeekday(written) : compareWithDate(written, position);
    if (wrong) reports.add('weekday-wrong', wrong, { ...location, within: wrong.written });
    return undefined;
  },
  check() {},
});

/** Compares a text that is a day of the week with the date beside it. */
function compareWithDate(written: string, { file, path }: TextPosition): WrongWeekday | undefined {
  if (written.length > 20) return undefined;
  calendarNames ??= readCalendarNames();
  if (!calendarNames.days.has(written.trim().toLowerCase())) return undefined;
  const entry = valueAt(file.json, formatPointer(path.slice(0, -1)));
  return isObject(entry) && typeof entry.date === 'string' ? compare(written, written.trim(), entry.date) : undefined;
}
