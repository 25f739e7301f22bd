import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isDate } from '#shared/isDate.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { PageSource, SiteSource } from './source.ts';

/** A day on which a build shows something else than the day before. */
export interface PublicationDate {
  /** ISO 8601 day, `2027-01-15`. */
  date: string;
  changes: PublicationChange[];
}

/** Something that comes or goes on a day. */
export interface PublicationChange {
  change: 'appears' | 'disappears';
  /** Path inside the pages folder. */
  file: string;
  /** JSON pointer of the page (empty) or the block. */
  pointer: string;
  /** Its heading, or its type where it has none. */
  name: string;
}

const readDate = (value: Json | undefined) => (typeof value === 'string' && isDate(value) ? value : undefined);

/**
 * Tells whether a page or a block is part of the site on a day: not a draft, not hidden, and within its dates.
 * `publishAt` is the first day on which it is there, `expireAt` the first on which it no longer is.
 * @param at ISO 8601 day; of a time, the day counts
 */
export function isPublished(content: JsonObject, at: string): boolean {
  if (content.draft === true || content.hidden === true) return false;
  const day = at.slice(0, 10);
  const [from, until] = [readDate(content.publishAt), readDate(content.expireAt)];
  return (!from || from <= day) && (!until || day < until);
}

/**
 * The days after `at` on which a build shows something else, in order, with what changes on each.
 * @param mayHold tells of a page whether it may hold dates: the others are not read
 */
export function publicationDates(
  source: SiteSource,
  at: string,
  mayHold: (page: PageSource) => boolean = () => true,
): PublicationDate[] {
  const dates = new Map<string, PublicationChange[]>();
  const day = at.slice(0, 10);
  const files = [
    ...source.pages.filter(mayHold).map((page) => page.file),
    ...source.layouts.values(),
    ...source.shared.values(),
    ...(source.site ? [source.site] : []),
  ];
  for (const file of files) {
    if (!file.text.includes('publishAt"') && !file.text.includes('expireAt"')) continue;
    gather(file.json, '', (content, pointer) => {
      for (const [date, change] of changesOf(content, day)) {
        const changes = dates.get(date) ?? [];
        changes.push({ change, file: file.path, pointer, name: nameOf(content, file) });
        dates.set(date, changes);
      }
    });
  }
  return [...dates].map(([date, changes]) => ({ date, changes })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days after `day` on which this page or block itself comes or goes. */
function changesOf(content: JsonObject, day: string): [string, PublicationChange['change']][] {
  const [from, until] = [readDate(content.publishAt), readDate(content.expireAt)];
  const isEverShown = !from || !until || from < until;
  const changes: [string, PublicationChange['change']][] = [];
  if (from && from > day && isEverShown) changes.push([from, 'appears']);
  if (until && until > day && isEverShown) changes.push([until, 'disappears']);
  return changes;
}

/** Walks all objects but those inside what is never shown, whatever its dates. */
function gather(value: Json | undefined, pointer: string, found: (content: JsonObject, pointer: string) => void): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      gather(item, `${pointer}/${index}`, found);
    });
  } else if (isObject(value) && value.draft !== true && value.hidden !== true) {
    found(value, pointer);
    for (const [key, item] of Object.entries(value)) {
      gather(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found);
    }
  }
}

function nameOf(content: JsonObject, file: SourceFile): string {
  const name = content.heading ?? content.title ?? content.type;
  return typeof name === 'string' ? name : file.path;
}
