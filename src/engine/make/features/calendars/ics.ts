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
  const timeZone = site.timeZone ?? defaultTimeZone;
  const [start, end] = formatPeriod(event, timeZone);
  const changed = event.updated && inUtc(instantOf(event.updated.iso, timeZone));
  const url = event.link && absolute(event.link.href);
  return [
    'BEGIN:VEVENT',
    `UID:${eventNameOf(event)}.${name}@${new URL(absolute('/')).hostname}`,
    // The time of the event stands in for an unknown time of its last change: that of the build would change every file.
    `DTSTAMP:${changed ?? inUtc(instantOf(event.date.iso, timeZone))}`,
    ...(event.updated ? [`LAST-MODIFIED:${changed}`, `SEQUENCE:${revisionOf(event.updated.iso)}`] : []),
    `DTSTART${start}`,
    ...(end ? [`DTEND${end}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.text ? [`DESCRIPTION:${escapeText(stripTags(event.text.html))}`] : []),
    ...(url && /^https?:/.test(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

/** Number of a revision, which no later one may be below: days since 1 January 1970. */
const revisionOf = (day: string) => Math.max(0, Math.floor(Date.parse(day) / 86_400_000));

/**
 * Formats the start of an event and its exclusive end: days if no time is given, otherwise timestamps. Timestamps are
 * in UTC, which is enough because no event repeats: no calendar has to know a time zone's rules. A start that clocks skip
 * is an hour later; an end that is not later than it moves along, as no calendar takes an event that ends before it begins.
 */
function formatPeriod(
  { date, time, endDate, endTime }: CalendarEvent,
  timeZone: string,
): [start: string, end?: string] {
  const last = endDate?.iso ?? date.iso;
  if (time === undefined) return [day(date.iso), day(addDays(last, 1))];
  const from = `${date.iso}T${time}`;
  const to = endTime === undefined ? endDate && `${addDays(last, 1)}T00:00` : `${last}T${endTime}`;
  const start = instantOf(from, timeZone);
  if (to === undefined) return [formatTime(start)];
  const end = instantOf(to, timeZone);
  const length = Date.parse(`${to}Z`) - Date.parse(`${from}Z`);
  return [formatTime(start), formatTime(end > start ? end : new Date(start.getTime() + length))];
}

const day = (iso: string) => `;VALUE=DATE:${iso.replaceAll('-', '')}`;

const formatTime = (instant: Date) => `:${inUtc(instant)}`;

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
