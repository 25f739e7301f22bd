import { datesKey, momentOf, stateOfDates } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isTimeZone } from '#engine/content/siteTime.ts';
import { addDays } from '#shared/addDays.ts';
import { isDate, isMoment } from '#shared/isDate.ts';
import type { JsonObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import type { Position } from './gatherer.ts';
import type { SiteView } from './siteView.ts';

/** Reports a text that is no day of the calendar. */
export function checkDate(text: string, place: ValuePlace, reports: Reports): void {
  if (isDate(text)) return;
  reports.add('date-invalid', { date: text, suggestion: likelyDate(text) }, place);
}

/** Reports a text that is no day of the calendar, nor a time of one. */
function checkMoment(text: string, place: ValuePlace, reports: Reports): void {
  if (isMoment(text)) return;
  reports.add('date-invalid', { date: text, suggestion: likelyMoment(text), mayHaveTime: true }, place);
}

/** Reports a text that is the name of no time zone. */
function checkTimeZone(name: string, place: ValuePlace, reports: Reports): void {
  if (isTimeZone(name)) return;
  // Zones that were renamed are listed under one of their names.
  const known = [...Intl.supportedValuesOf('timeZone'), 'Asia/Kolkata', 'UTC'];
  reports.add('time-zone-unknown', { name, suggestion: nearest(name.trim().replaceAll(' ', '_'), known) }, place);
}

/** Reports what is wrong with a text of a format that is about time; of other formats, nothing. */
export function checkTime(text: string, { format = '', isEnd }: Schema, walk: Position & { view: SiteView }): void {
  const { place, view, draft } = walk;
  timeChecks[format]?.(text, place, draft.reports);
  if (!isEnd || !isDate(text)) return;
  const month = { publishAt: addDays(text, -daysOfNotice), expireAt: text };
  const state = stateOfDates(month, view.at);
  draft.from[datesKey(month)] = state;
  if (state !== 'from') draft.reports.add('ends-soon', { date: text, isOver: state === 'until' }, place);
}

/** How long before its end something is warned of. */
const daysOfNotice = 30;

/** What a text of a format that is about time has to be. */
const timeChecks: Record<string, typeof checkDate> = {
  date: checkDate,
  moment: checkMoment,
  'time-zone': checkTimeZone,
};

/**
 * Reports what would end before it begins, and a block or an entry that has ended. A page that has ended is reported when
 * it is known whether links lead to it.
 * @param what `This block`
 * @param at a day or a time of the site's clock
 */
export function checkPeriod(
  { publishAt, expireAt, hidden }: JsonObject,
  what: string,
  place: ValuePlace,
  at: string,
  reports: Reports,
): void {
  if (typeof expireAt !== 'string' || !isMoment(expireAt)) return;
  const where = { file: place.file, pointer: `${place.pointer}/expireAt` };
  const isReversed = typeof publishAt === 'string' && isMoment(publishAt) && momentOf(expireAt) <= momentOf(publishAt);
  if (isReversed) reports.add('dates-reversed', { publishAt, expireAt }, where);
  else if (place.pointer !== '' && momentOf(expireAt) <= momentOf(at) && hidden !== true)
    reports.add('expired', { what, date: expireAt }, where);
}

/** As `likelyDate`, with the time of day that stands behind it, if one does: `9:30`, `9.30 pm`. */
function likelyMoment(text: string): string | undefined {
  const [time, hours, minutes, half] =
    text.match(
      /(?:T|\s|,)\s*(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?(?:Z|[+-]\d{2}:?\d{2})?\s*$/i,
    ) ?? [];
  if (time === undefined) return likelyDate(text);
  const date = likelyDate(text.slice(0, -time.length));
  const hour = (Number(hours) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const moment = `${date}T${String(hour).padStart(2, '0')}:${minutes}`;
  return isMoment(moment) ? moment : date;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The day that was meant where its form is wrong (`2027-1-5`, `05.01.2027`, `5 January 2027`, a time) or the month is
 * not that long. Where day and month could be either, the day is taken to stand first.
 */
function likelyDate(text: string): string | undefined {
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
  const longest = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, longest))}`;
}
