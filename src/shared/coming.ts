import type { Place } from './studio.ts';

/** A moment from which the site shows something else than before. `GET coming` gives all that come, in order. */
export interface ComingMoment {
  /** A day, `2027-01-15`, or a time of the site's clock, `2027-01-15T09:00`. */
  date: string;
  changes: ComingChange[];
}

/** Something that comes or goes: a page (its pointer is empty), a block, or an entry of a list. */
export interface ComingChange extends Place {
  change: 'appears' | 'disappears';
  /** Its heading, title, label or name; its type where it has none. */
  name: string;
}
