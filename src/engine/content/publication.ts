import { escapeKey } from '#engine/problems/pointer.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isMoment } from '#shared/isDate.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type PageSource, type SiteSource, withPages } from './source.ts';
import { sourceFiles } from './sourceFiles.ts';

/** A moment from which a build shows something else than before. */
export interface PublicationDate {
  /** A day, `2027-01-15`, or a time of the site's clock, `2027-01-15T09:00`. */
  date: string;
  changes: PublicationChange[];
}

/** Something that comes or goes. */
export interface PublicationChange {
  change: 'appears' | 'disappears';
  /** Path inside the pages folder. */
  file: string;
  /** JSON pointer of the page (empty), the block or the entry. */
  pointer: string;
  /** Its heading, title, label or name; where it has none, its type or what it is called in its file. */
  name: string;
}

/** Why something is not part of the site at a moment, though it is written: until or since when, where that is a matter of dates. */
export type NotPublic = { why: 'draft' | 'hidden' } | { why: 'from' | 'until'; moment: string };

/**
 * A day or a day and time in the form that sorts by time: `2027-01-15T09:00`; a day is its midnight. Moments are times of
 * the site's own clock, so that no time zone is needed to compare them.
 */
export const momentOf = (written: string): string =>
  written.length > 10 ? written.slice(0, 16) : `${written.slice(0, 10)}T00:00`;

/** The first moment at which something is there, and the first at which it no longer is; as written. */
const datesOf = ({ publishAt, expireAt }: JsonObject): (string | undefined)[] =>
  [publishAt, expireAt].map((value) => (typeof value === 'string' && isMoment(value) ? value : undefined));

const isHidden = ({ draft, hidden }: JsonObject) => draft === true || hidden === true;

/**
 * Why a page, a block or an entry of a list is not part of the site at a moment; undefined when it is.
 * @param at a day or a time of the site's clock, `2027-01-15` or `2027-01-15T09:00`
 */
export function whyNotPublic(content: JsonObject, at: string): NotPublic | undefined {
  if (isHidden(content)) return { why: content.draft === true ? 'draft' : 'hidden' };
  const now = momentOf(at);
  const [from, until] = datesOf(content);
  if (until && momentOf(until) <= now) return { why: 'until', moment: until };
  return from && momentOf(from) > now ? { why: 'from', moment: from } : undefined;
}

/**
 * Whether a page, a block or an entry of a list is part of the site at a moment: no draft, not hidden, within its dates.
 * @param at a day or a time of the site's clock, `2027-01-15` or `2027-01-15T09:00`
 */
export const isPublished = (content: JsonObject, at: string): boolean => whyNotPublic(content, at) === undefined;

const datesPrefix = 'dates:';

/** The key under which is noted that something follows from two dates; `datesIn` reads it. */
export const datesKey = ({ publishAt, expireAt }: JsonObject): string =>
  datesPrefix + JSON.stringify({ publishAt, expireAt });

/** The dates that a key stands for; undefined for keys of other things. */
export const datesIn = (key: string): JsonObject | undefined =>
  key.startsWith(datesPrefix) ? (JSON.parse(key.slice(datesPrefix.length)) as JsonObject) : undefined;

/** From one moment to another, which is not part of it; where one is left out, without an end on that side. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Whether a moment is part of a period. */
export const isWithin = ({ from, until }: Period, at: string): boolean =>
  isPublished({ publishAt: from ?? null, expireAt: until ?? null }, at);

/** The period around a moment in which nothing comes or goes, from the dates of all that is written. */
export function periodAround(dates: Iterable<JsonObject>, at: string): Period {
  const period: Period = {};
  for (const moment of momentsOf(dates)) {
    if (moment <= momentOf(at)) period.from = moment;
    else period.until ??= moment;
  }
  return period;
}

/** All moments at which something comes or goes, in order, each once: `2027-01-15T00:00`. */
export function momentsOf(dates: Iterable<JsonObject>): string[] {
  const moments = new Set<string>();
  for (const each of dates) for (const moment of datesOf(each)) if (moment) moments.add(momentOf(moment));
  return [...moments].sort();
}

/** Whether a moment is before, within or after two dates: `from`, an empty text, `until`. */
export const stateOfDates = (dates: JsonObject, at: string): string => whyNotPublic(dates, at)?.why ?? '';

/**
 * The moments after `at` from which a build shows something else, in order, with what changes then.
 * @param mayHold whether a page may hold dates: the others are not read
 */
export function publicationDates(
  source: SiteSource,
  at: string,
  mayHold: (page: PageSource) => boolean = () => true,
): PublicationDate[] {
  const dates = new Map<string, PublicationChange[]>();
  const files = sourceFiles(withPages(source, (pages) => pages.filter(mayHold)));
  for (const file of files.values()) {
    if (!file.text.includes('publishAt"') && !file.text.includes('expireAt"')) continue;
    gather(file.json, '', (content, pointer) => {
      const { heading, title, label, name: own, type } = content;
      const name = heading ?? title ?? label ?? own ?? type ?? pointer.match(/[a-z]\w*$/i)?.[0];
      for (const [moment, change] of changesOf(content, at))
        getOrInsert(dates, moment, () => []).push({
          ...{ change, file: file.path, pointer },
          name: typeof name === 'string' ? name : file.path,
        });
    });
  }
  return [...dates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([moment, changes]) => ({ date: moment.replace('T00:00', ''), changes }));
}

/** The moments after `at` at which this page, block or entry itself comes or goes. */
function changesOf(content: JsonObject, at: string): [string, PublicationChange['change']][] {
  const [from, until] = datesOf(content).map((written) => written && momentOf(written));
  if (from && until && from >= until) return [];
  const isComing = (moment: string | undefined): moment is string => !!moment && moment > momentOf(at);
  const changes: [string, PublicationChange['change']][] = [];
  if (isComing(from)) changes.push([from, 'appears']);
  if (isComing(until)) changes.push([until, 'disappears']);
  return changes;
}

/** Walks all objects but those inside what is never shown, whatever its dates. */
function gather(value: Json | undefined, pointer: string, found: (content: JsonObject, pointer: string) => void): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      gather(item, `${pointer}/${index}`, found);
    });
  } else if (isObject(value) && !isHidden(value)) {
    found(value, pointer);
    for (const [key, item] of Object.entries(value)) {
      gather(item, `${pointer}/${escapeKey(key)}`, found);
    }
  }
}
