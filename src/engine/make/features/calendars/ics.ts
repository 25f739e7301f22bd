import { eventSlug } from '#engine/content/feedAddresses.ts';
import { defaultTimeZone, instantOf } from '#engine/content/siteTime.ts';
import type { Site } from '#render/site.types.ts';
import { addDays } from '#shared/addDays.ts';
import { stripTags } from '#ui/list/stripTags.ts';
import type { FeatureSite } from '../feature.ts';

export type Calendar = NonNullable<Site['calendars']>[number];

export type CalendarEvent = NonNullable<Calendar['items']>[number];

/** Formats events as an iCalendar file. https://www.rfc-editor.org/rfc/rfc5545 */
export function formatCalendar(calendar: Calendar, events: CalendarEvent[], site: FeatureSite): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Lintel//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(calendar.title)}`,
    `X-WR-TIMEZONE:${site.site.timeZone ?? defaultTimeZone}`,
    ...events.flatMap((event) => eventLines(calendar, event, site)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

export const eventNameOf = ({ date, link, ...event }: CalendarEvent): string =>
  eventSlug({ ...event, date: date.iso, link: link?.href });

function eventLines({ name }: Calendar, event: CalendarEvent, { site, absolute }: FeatureSite): string[] {
  const [start, end] = formatPeriod(event, site.timeZone ?? defaultTimeZone);
  const url = event.link && absolute(event.link.href);
  return [
    'BEGIN:VEVENT',
    `UID:${eventNameOf(event)}.${name}@${new URL(absolute('/')).hostname}`,
    // The time of the last change is unknown. The time of the build would change every file.
    `DTSTAMP:${inUtc(instantOf(event.date.iso, site.timeZone ?? defaultTimeZone))}`,
    `DTSTART${start}`,
    ...(end ? [`DTEND${end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.text ? [`DESCRIPTION:${escapeText(stripTags(event.text.html))}`] : []),
    ...(url && /^https?:/.test(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/**
 * Formats the start of an event and its exclusive end: days if no time is given, otherwise timestamps. Timestamps are
 * in UTC, which is enough because no event repeats: no calendar has to know a time zone's rules.
 */
function formatPeriod(
  { date, time, endDate, endTime }: CalendarEvent,
  timeZone: string,
): [start: string, end?: string] {
  const last = endDate?.iso ?? date.iso;
  if (time === undefined) return [day(date.iso), day(addDays(last, 1))];
  const formatTime = (localTime: string) => `:${inUtc(instantOf(localTime, timeZone))}`;
  const start = formatTime(`${date.iso}T${time}`);
  if (endTime !== undefined) return [start, formatTime(`${last}T${endTime}`)];
  return endDate ? [start, formatTime(addDays(last, 1))] : [start];
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

/** Bytes of a line without its line end. https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const maxLineBytes = 75;

/** Folds a long line between characters; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > maxLineBytes) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
