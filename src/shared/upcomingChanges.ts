import type { FileLocation } from './studio.ts';

/** Timestamp at which a schedule changes the site. `GET coming` returns all future ones in order. */
export interface UpcomingDate {
  /** Day, `2027-01-15`, or time in the site's time zone, `2027-01-15T09:00`. */
  date: string;
  changes: UpcomingChange[];
}

/** Page (with an empty pointer), block or entry of a list that appears or disappears. */
export interface UpcomingChange extends FileLocation {
  change: 'appears' | 'disappears';
  /** Its heading, title, label or name; its type if it has none. */
  name: string;
}
