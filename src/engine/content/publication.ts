import { getOrInsert } from '#shared/getOrInsert.ts';
import { isTimestamp } from '#shared/isDate.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import { type PageSource, type SiteSource, withPages } from './siteSource.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Time from which a build differs from the one before. */
export interface PublicationDate {
  /** Date `2027-01-15`, or time of the site's clock `2027-01-15T09:00`. */
  date: string;
  changes: PublicationChange[];
}

export interface PublicationChange {
  change: 'appears' | 'disappears';
  file: string;
  /** JSON pointer of the page (empty), block or item. */
  pointer: string;
  /** Heading, title, label or name; else its type or its key in the file. */
  name: string;
}

/** Reason why written content is not part of the site at a given time. `moment`: from or until when, for schedules. */
export type UnpublishedReason = { why: 'draft' | 'hidden' } | { why: 'from' | 'until'; moment: string };

/**
 * Sortable form of a date or time: `2027-01-15T09:00`. A date means its midnight. Timestamps are in the site's local
 * time, so that they can be compared without a time zone.
 */
export const timestampOf = (written: string): string =>
  written.length > 10 ? written.slice(0, 16) : `${written.slice(0, 10)}T00:00`;

/** Times as written at which content appears and disappears. */
const scheduleOf = ({ publishAt, expireAt }: JsonObject): (string | undefined)[] =>
  [publishAt, expireAt].map((value) => (typeof value === 'string' && isTimestamp(value) ? value : undefined));

const isHidden = ({ draft, hidden }: JsonObject) => draft === true || hidden === true;

/**
 * Reason why a page, block or item is not part of the site at a time; undefined if it is.
 * @param at date or time of the site's clock, `2027-01-15` or `2027-01-15T09:00`
 */
export function unpublishedReasonOf(content: JsonObject, at: string): UnpublishedReason | undefined {
  if (isHidden(content)) return { why: content.draft === true ? 'draft' : 'hidden' };
  const now = timestampOf(at);
  const [from, until] = scheduleOf(content);
  if (until && timestampOf(until) <= now) return { why: 'until', moment: until };
  return from && timestampOf(from) > now ? { why: 'from', moment: from } : undefined;
}

/**
 * @param at date or time of the site's clock, `2027-01-15` or `2027-01-15T09:00`
 * @returns true if a page, block or item is part of the site then: not a draft, not hidden, within its schedule
 */
export const isPublished = (content: JsonObject, at: string): boolean => unpublishedReasonOf(content, at) === undefined;

const scheduleKeyPrefix = 'dates:';

/** Dependency key of a schedule. `parseScheduleKey` reads it. */
export const scheduleKey = ({ publishAt, expireAt }: JsonObject): string =>
  scheduleKeyPrefix + JSON.stringify({ publishAt, expireAt });

/** Schedule of a dependency key; undefined for keys of other kinds. */
export const parseScheduleKey = (key: string): JsonObject | undefined =>
  key.startsWith(scheduleKeyPrefix) ? (JSON.parse(key.slice(scheduleKeyPrefix.length)) as JsonObject) : undefined;

/** Half-open time interval `[from, until)`; a missing end is unbounded. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

export const isWithinPeriod = ({ from, until }: Period, at: string): boolean =>
  isPublished({ publishAt: from ?? null, expireAt: until ?? null }, at);

/** Longest period around a time in which no schedule of `dates` takes effect. */
export function periodAround(dates: Iterable<JsonObject>, at: string): Period {
  const period: Period = {};
  for (const timestamp of timestampsOf(dates)) {
    if (timestamp <= timestampOf(at)) period.from = timestamp;
    else period.until ??= timestamp;
  }
  return period;
}

/** Sorted timestamps, without duplicates, at which content appears or disappears: `2027-01-15T00:00`. */
export function timestampsOf(dates: Iterable<JsonObject>): string[] {
  const timestamps = new Set<string>();
  for (const schedule of dates)
    for (const timestamp of scheduleOf(schedule)) if (timestamp) timestamps.add(timestampOf(timestamp));
  return [...timestamps].sort();
}

/** State of a schedule at a time: `from` (before it), '' (within it) or `until` (after it). */
export const scheduleStateAt = (dates: JsonObject, at: string): string => unpublishedReasonOf(dates, at)?.why ?? '';

/**
 * Sorted times after `at` from which a build differs, with the changes.
 * @param mayHold true for a page that may hold schedules; other pages are not read
 */
export function listPublicationDates(
  source: SiteSource,
  at: string,
  mayHold: (page: PageSource) => boolean = () => true,
): PublicationDate[] {
  const dates = new Map<string, PublicationChange[]>();
  const files = sourceFiles(withPages(source, (pages) => pages.filter(mayHold)));
  for (const file of files.values()) {
    if (!file.text.includes('publishAt') && !file.text.includes('expireAt')) continue;
    visitVisibleObjects(file.json, '', (content, pointer) => {
      const { heading, title, label, name: itemName, type } = content;
      const name = heading ?? title ?? label ?? itemName ?? type ?? pointer.match(/[a-z]\w*$/i)?.[0];
      for (const [timestamp, change] of publicationChangesOf(content, at))
        getOrInsert(dates, timestamp, () => []).push({
          ...{ change, file: file.path, pointer },
          name: typeof name === 'string' ? name : file.path,
        });
    });
  }
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([timestamp, changes]) => ({ date: timestamp.replace('T00:00', ''), changes }));
}

/** Times after `at` at which this page, block or item appears or disappears. */
function publicationChangesOf(content: JsonObject, at: string): [string, PublicationChange['change']][] {
  const [from, until] = scheduleOf(content).map((written) => written && timestampOf(written));
  if (from && until && from >= until) return [];
  const isComing = (timestamp: string | undefined): timestamp is string => !!timestamp && timestamp > timestampOf(at);
  const changes: [string, PublicationChange['change']][] = [];
  if (isComing(from)) changes.push([from, 'appears']);
  if (isComing(until)) changes.push([until, 'disappears']);
  return changes;
}

/** Calls `visitor` for all objects except those inside hidden content. */
function visitVisibleObjects(
  value: Json | undefined,
  pointer: string,
  visitor: (content: JsonObject, pointer: string) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      visitVisibleObjects(item, `${pointer}/${index}`, visitor);
    });
  } else if (isObject(value) && !isHidden(value)) {
    visitor(value, pointer);
    for (const [key, item] of Object.entries(value)) {
      visitVisibleObjects(item, `${pointer}/${escapePointerKey(key)}`, visitor);
    }
  }
}
