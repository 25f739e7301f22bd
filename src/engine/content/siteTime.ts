import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '#shared/json.ts';

/** The clock of a site that does not say where it stands. */
const noPlace = 'UTC';

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
