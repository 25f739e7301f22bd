import { scheduleKey, scheduleStateAt, timestampOf } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isTimeZone } from '#engine/content/siteTime.ts';
import { addDays } from '#shared/addDays.ts';
import { hasUtcOffset, isDate, isTimestamp } from '#shared/isDate.ts';
import type { JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import type { WalkPosition } from './walkPosition.ts';

export function checkDate(text: string, location: ValueLocation, reports: ProblemCollector): void {
  if (isDate(text)) return;
  reports.add('date-invalid', { date: text, suggestion: guessDate(text) }, location);
}

function checkTimestamp(text: string, location: ValueLocation, reports: ProblemCollector): void {
  if (isTimestamp(text)) return;
  reports.add('date-invalid', { date: text, suggestion: guessTimestamp(text), mayHaveTime: true }, location);
}

function checkTimeZone(name: string, location: ValueLocation, reports: ProblemCollector): void {
  if (isTimeZone(name)) return;
  // The list has renamed zones under one of their names only.
  const known = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC'];
  reports.add(
    'time-zone-unknown',
    { name, suggestion: findNearestName(name.trim().replaceAll(' ', '_'), known) },
    location,
  );
}

/** Checks a text against its schema's format, if that is a format of dates or times. */
export function checkTimeFormat(
  text: string,
  { format = '', isEnd }: Schema,
  { location, context, factsBuilder, reports }: WalkPosition,
): void {
  timeChecks[format]?.(text, location, reports);
  if (['date', 'moment', 'deadline'].includes(format)) checkYear(text, location, context.at, reports);
  if (!isEnd || !isDate(text)) return;
  const noticePeriod = { publishAt: addDays(text, -daysOfNotice), expireAt: text };
  const state = scheduleStateAt(noticePeriod, context.at);
  factsBuilder.dependencies[scheduleKey(noticePeriod)] = state;
  if (state !== 'from') reports.add('ends-soon', { date: text, isOver: state === 'until' }, location);
}

/** Most years between now and a date that somebody plans. */
const mostYearsAhead = 100;

/** Reports a year with three digits, and one in a century in which nothing is planned. 9999 stands for "never". */
function checkYear(text: string, location: ValueLocation, at: string, reports: ProblemCollector): void {
  const year = Number(text.slice(0, 4));
  const isFar = year < 1000 || (year > Number(at.slice(0, 4)) + mostYearsAhead && year !== 9999);
  if (isFar && isTimestamp(text)) reports.add('date-far', { date: text, year }, location);
}

/** Number of days before its end that something is reported. */
const daysOfNotice = 30;

const timeChecks: Record<string, typeof checkDate> = {
  date: checkDate,
  moment: checkTimestamp,
  deadline: checkTimestamp,
  'time-zone': checkTimeZone,
};

/**
 * Reports a schedule that ends before it begins, and an expired block or item. An expired page is reported by
 * `checkAdvice.ts`, once it is known whether links lead to it.
 * @param what `This block`
 * @param at a day or a local time of the site
 */
export function checkPeriod(
  { publishAt, expireAt, hidden }: JsonObject,
  what: string,
  location: ValueLocation,
  at: string,
  reports: ProblemCollector,
): void {
  if (typeof expireAt !== 'string' || !isTimestamp(expireAt)) return;
  const expireLocation = { file: location.file, pointer: `${location.pointer}/expireAt` };
  const isReversed =
    typeof publishAt === 'string' && isTimestamp(publishAt) && timestampOf(expireAt) <= timestampOf(publishAt);
  if (isReversed) reports.add('dates-reversed', { publishAt, expireAt }, expireLocation);
  else if (location.pointer !== '' && timestampOf(expireAt) <= timestampOf(at) && hidden !== true)
    reports.add('expired', { what, date: expireAt }, expireLocation);
}

/**
 * Guesses the date and the time of day behind it, if there is one: `9:30`, `9.30 pm`, `24:00`.
 * @returns undefined also for a time of another time zone: without its offset it would be another moment
 */
function guessTimestamp(text: string): string | undefined {
  const [time, hours, minutes, amOrPm] =
    text.match(/(?:T|\s|,)\s*(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?\s*$/i) ?? [];
  if (time === undefined) return hasUtcOffset(text) ? undefined : guessDate(text);
  const date = guessDate(text.slice(0, -time.length));
  if (date !== undefined && hours === '24' && minutes === '00') return `${addDays(date, 1)}T00:00`;
  const hour = (Number(hours) % (amOrPm ? 12 : 24)) + (amOrPm?.toLowerCase() === 'p' ? 12 : 0);
  const timestamp = `${date}T${String(hour).padStart(2, '0')}:${minutes}`;
  return isTimestamp(timestamp) ? timestamp : date;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Guesses the date that was meant if its format is wrong (`2027-1-5`, `05.01.2027`, `5 January 2027`, a time) or the
 * month is not that long. If day and month are ambiguous, the day is taken to be first.
 */
function guessDate(text: string): string | undefined {
  const [, year, month, day] = text.match(/^\s*(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})(?:[T ].*)?\s*$/) ?? [];
  if (year) return dateOf(year, Number(month), Number(day));
  const [, first, second, last] = text.match(/^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\s*$/) ?? [];
  if (last)
    return Number(second) > 12
      ? dateOf(last, Number(first), Number(second))
      : dateOf(last, Number(second), Number(first));
  const [, name = ''] = text.match(/([a-z]{3})[a-z]*/i) ?? [];
  const [, spelledYear] = text.match(/\b(\d{4})\b/) ?? [];
  const [, spelledDay] = text.match(/\b(\d{1,2})(?:st|nd|rd|th)?\b/i) ?? [];
  return spelledYear ? dateOf(spelledYear, months.indexOf(name.toLowerCase()) + 1, Number(spelledDay)) : undefined;
}

function dateOf(year: string, month: number, day: number): string | undefined {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  const daysInMonth = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, daysInMonth))}`;
}
