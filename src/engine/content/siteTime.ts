import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';

/** The clock of a site that does not say where it stands. */
export const noPlace = 'UTC';

/** Whether a text is the name of a time zone in the IANA database, as `Asia/Kolkata`. */
export function isTimeZone(name: string): boolean {
  // Short names mean several places: IST is the time of India, Israel and Ireland.
  if (!/^(UTC|[A-Z][A-Za-z]+\/.+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Minutes for which a clock may stand still when it is set back. */
const longestRepeat = 120;

/**
 * The time of a place, `2027-01-15T09:00`. It never runs backwards: where clocks are set back, it stands still until
 * they have caught up, so that nothing that has come goes again.
 */
export function timeAt(instant: Date, timeZone: string): string {
  const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  let latest = '';
  for (let minutes = 0; minutes <= longestRepeat; minutes++) {
    const time = format(instant.getTime() - minutes * 60_000);
    if (time > latest) latest = time;
  }
  return latest.replace(' ', 'T');
}

/**
 * The instant at which the clocks of a place show a time. Where they are set forward past it, the instant an hour later;
 * where they are set back and show it twice, the first of the two.
 * @param time a day, which is its midnight, or a time: `2027-01-15`, `2027-01-15T09:00`
 */
export function instantOf(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time.length > 10 ? time.slice(0, 16) : `${time}T00:00`}Z`);
  const candidates = [shown - day, shown + day].map((near) => shown - ahead(near, timeZone));
  const [first = shown, last = shown] = candidates.sort((a, b) => a - b);
  return new Date(first + ahead(first, timeZone) === shown ? first : last);
}

/** Within this of a time, clocks are set at most once. ms. */
const day = 86_400_000;

/** How far the clocks of a place are ahead of UTC, in ms. */
function ahead(instant: number, timeZone: string): number {
  const { format } = getOrInsert(
    clocks,
    timeZone,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  );
  return Date.parse(`${format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time of a place, with how far its clocks are ahead of UTC: `2027-01-15T09:00:00+05:30`. RFC 3339. */
export function withOffset(time: string, timeZone: string): string {
  const instant = instantOf(time, timeZone).getTime();
  const minutes = Math.round(ahead(instant, timeZone) / 60_000);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(distance / 60)}:${two(distance % 60)}`;
}

/**
 * Now, on the clock of a site: a time of the `timeZone` of its `_site.json`.
 * @param pages path of the pages folder; a file that cannot be read has its problem when the site is checked
 */
export function siteNow(pages: string, now = new Date()): string {
  return timeAt(now, timeZoneIn(pages));
}

function timeZoneIn(pages: string): string {
  try {
    const site = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8').replace(/^\ufeff/, '')) as Json;
    const zone = isObject(site) ? site.timeZone : undefined;
    return typeof zone === 'string' && isTimeZone(zone) ? zone : noPlace;
  } catch {
    return noPlace;
  }
}
