import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, parseFileText } from '#shared/json.ts';

export const defaultTimeZone = 'UTC';

/** @returns true if a text is the name of a time zone in the IANA database, such as `Asia/Kolkata` */
export function isTimeZone(name: string): boolean {
  // Abbreviations are ambiguous: IST is the time of India, Israel and Ireland.
  if (!/^(UTC|[A-Z][A-Za-z]+\/.+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Longest time in minutes that local time stands still when clocks are set back. */
const maxRepeatedMinutes = 120;

/**
 * Local time, `2027-01-15T09:00`. It never decreases: when clocks are set back, it stands still until they have caught
 * up, so that published content does not disappear again.
 */
export function localTimeAt(instant: Date, timeZone: string): string {
  const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  let latest = '';
  for (let minutes = 0; minutes <= maxRepeatedMinutes; minutes++) {
    const time = format(instant.getTime() - minutes * 60_000);
    if (time > latest) latest = time;
  }
  return latest.replace(' ', 'T');
}

/**
 * Instant of a local time. If clocks skip the time, the instant an hour later; if they show it twice, the first
 * instant.
 * @param time date (its midnight) or time: `2027-01-15`, `2027-01-15T09:00`
 */
export function instantOf(time: string, timeZone: string): Date {
  const utcTime = Date.parse(`${time.length > 10 ? time.slice(0, 16) : `${time}T00:00`}Z`);
  const candidates = [utcTime - dayMs, utcTime + dayMs].map((nearby) => utcTime - utcOffsetMs(nearby, timeZone));
  const [first = utcTime, last = utcTime] = candidates.sort((a, b) => a - b);
  return new Date(first + utcOffsetMs(first, timeZone) === utcTime ? first : last);
}

/** Local time that clocks show instead of one that they skip when they are set forward; undefined if they show it. */
export function shownInstead(time: string, timeZone: string): string | undefined {
  const shown = formatWithOffset(time, timeZone).slice(0, 16);
  return shown === time.slice(0, 16) ? undefined : shown;
}

/** Milliseconds of a day; clocks change at most once within it. */
const dayMs = 86_400_000;

function utcOffsetMs(instant: number, timeZone: string): number {
  const { format } = getOrInsert(
    dateTimeFormats,
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  );
  return Date.parse(`${format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** Local time with its UTC offset: `2027-01-15T09:00:00+05:30`. RFC 3339. */
export function formatWithOffset(time: string, timeZone: string): string {
  const instant = instantOf(time, timeZone).getTime();
  const minutes = Math.round(utcOffsetMs(instant, timeZone) / 60_000);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(distance / 60)}:${twoDigits(distance % 60)}`;
}

/**
 * Current time in the `timeZone` of `_site.json`.
 * @param pages path of the pages folder; an unreadable file means the default time zone and is reported by the check
 */
export function siteNow(pages: string, now = new Date()): string {
  return localTimeAt(now, readTimeZone(pages));
}

/** `timeZone` of `_site.json`; the default time zone if it has none, or if the file is unreadable. */
export function readTimeZone(pages: string): string {
  try {
    const site = parseFileText(readFileSync(join(pages, '_site.json'), 'utf8'));
    const zone = isObject(site) ? site.timeZone : undefined;
    return typeof zone === 'string' && isTimeZone(zone) ? zone : defaultTimeZone;
  } catch {
    return defaultTimeZone;
  }
}
