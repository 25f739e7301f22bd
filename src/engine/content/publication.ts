import { escapeKey } from '#engine/problems/pointer.ts';
import { isDate } from '#shared/isDate.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { PageSource, SiteSource } from './source.ts';
import { sourceFiles } from './sourceFiles.ts';

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

/** The first day on which a page or a block is there, and the first on which it no longer is. */
const daysOf = ({ publishAt, expireAt }: JsonObject): (string | undefined)[] =>
  [publishAt, expireAt].map((value) => (typeof value === 'string' && isDate(value) ? value : undefined));

const isHidden = ({ draft, hidden }: JsonObject) => draft === true || hidden === true;

/** Whether a page or a block is part of the site on an ISO 8601 day: not a draft, not hidden, and within its dates. */
export function isPublished(content: JsonObject, at: string): boolean {
  const day = at.slice(0, 10);
  const [from, until] = daysOf(content);
  return !isHidden(content) && (!from || from <= day) && (!until || day < until);
}

/**
 * The days after `at` on which a build shows something else, in order, with what changes on each.
 * @param mayHold whether a page may hold dates: the others are not read
 */
export function publicationDates(
  source: SiteSource,
  at: string,
  mayHold: (page: PageSource) => boolean = () => true,
): PublicationDate[] {
  const dates = new Map<string, PublicationChange[]>();
  const day = at.slice(0, 10);
  const files = sourceFiles({ ...source, pages: source.pages.filter(mayHold), data: new Map() });
  for (const file of files.values()) {
    if (!file.text.includes('publishAt"') && !file.text.includes('expireAt"')) continue;
    gather(file.json, '', (content, pointer) => {
      const name = content.heading ?? content.title ?? content.type;
      for (const [date, change] of changesOf(content, day)) {
        const changes = dates.get(date) ?? [];
        changes.push({ change, file: file.path, pointer, name: typeof name === 'string' ? name : file.path });
        dates.set(date, changes);
      }
    });
  }
  return [...dates].map(([date, changes]) => ({ date, changes })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days after `day` on which this page or block itself comes or goes. */
function changesOf(content: JsonObject, day: string): [string, PublicationChange['change']][] {
  const [from, until] = daysOf(content);
  if (from && until && from >= until) return [];
  const changes: [string, PublicationChange['change']][] = [];
  if (from && from > day) changes.push([from, 'appears']);
  if (until && until > day) changes.push([until, 'disappears']);
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
