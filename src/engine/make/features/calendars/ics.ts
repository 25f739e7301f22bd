import { eventName } from '#engine/content/feeds.ts';
import { instantOf, noPlace } from '#engine/content/siteTime.ts';
import type { Site } from '#render/site.types.ts';
import { addDays } from '#shared/addDays.ts';
import { plainText } from '#ui/list/plainText.ts';
import type { FeatureSite } from '../feature.ts';

/** A calendar as `_site.json` describes it, resolved. */
export type Calendar = NonNullable<Site['calendars']>[number];

/** An event of a calendar. */
export type CalendarEvent = NonNullable<Calendar['items']>[number];

/** Events as an iCalendar file. https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarFile(calendar: Calendar, events: CalendarEvent[], site: FeatureSite): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Lintel//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(calendar.title)}`,
    `X-WR-TIMEZONE:${site.site.timeZone ?? noPlace}`,
    ...events.flatMap((event) => eventLines(calendar, event, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Name of an event in its address. */
export const nameOfEvent = ({ date, link, ...event }: CalendarEvent): string =>
  eventName({ ...event, date: date.iso, link: link?.href });

function eventLines({ name }: Calendar, event: CalendarEvent, { site, absolute }: FeatureSite): string[] {
  const [start, end] = period(event, site.timeZone ?? noPlace);
  const url = event.link && absolute(event.link.href);
  return [
    'BEGIN:VEVENT',
    `UID:${nameOfEvent(event)}.${name}@${new URL(absolute('/')).hostname}`,
    // When the entry was last changed, which nothing says. The time of the build would make a new file of each.
    `DTSTAMP:${inUtc(instantOf(event.date.iso, site.timeZone ?? noPlace))}`,
    `DTSTART${start}`,
    ...(end ? [`DTEND${end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.text ? [`DESCRIPTION:${escapeText(plainText(event.text.html))}`] : []),
    ...(url && /^https?:/.test(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/**
 * When an event begins, and the first moment that is no part of it: days where it says no time, instants else. These are
 * written in UTC: nothing repeats, so no calendar has to know the rules of a time zone.
 */
function period({ date, time, endDate, endTime }: CalendarEvent, timeZone: string): [start: string, end?: string] {
  const last = endDate?.iso ?? date.iso;
  if (time === undefined) return [day(date.iso), day(addDays(last, 1))];
  const at = (written: string) => `:${inUtc(instantOf(written, timeZone))}`;
  const start = at(`${date.iso}T${time}`);
  if (endTime !== undefined) return [start, at(`${last}T${endTime}`)];
  return endDate ? [start, at(addDays(last, 1))] : [start];
}

const day = (iso: string) => `;VALUE=DATE:${iso.replaceAll('-', '')}`;

const inUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11 */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Bytes of a line without its end. https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const longestLine = 75;

/** Breaks a long line where no character is torn; what follows begins with a space. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
