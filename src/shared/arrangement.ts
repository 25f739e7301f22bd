import type { Json } from './json.ts';
import type { Place, Saved } from './studio.ts';

/** What happens to pages and files as a whole; all that names them follows. */
export type Arrangement =
  /** A page, a section, or a file of `_media`, `_data`, `_layouts` or `_blocks`, as the command `mv` takes them. */
  | { kind: 'move'; from: string; to: string }
  | { kind: 'remove'; target: string; redirect?: string; isSection?: boolean; isForced?: boolean }
  /**
   * @param from address of the page that it is a copy of
   * @param isBlank has nothing on it, where it would be like the pages beside it
   */
  | { kind: 'new-page'; route: string; from?: string; title?: string; isBlank?: boolean }
  /** Begins the translation of the page in a file with a copy. */
  | { kind: 'translate'; file: string; language: string }
  | { kind: 'new-file'; of: 'data' | 'layout'; name: string }
  | { kind: 'create'; folder: '_blocks' | '_patterns' | '_data' | '_layouts'; name: string; value: Json };

/** `POST arrange` */
export interface ArrangeRequest {
  what: Arrangement;
  /** For the list of what can be undone. */
  label: string;
  /** Says what it would come to, and does nothing. */
  isDryRun?: boolean;
  /** Steps with the same are undone as one. */
  typing?: string;
}

/** What an arrangement comes to. */
export interface Arranged {
  /** Whether it was done, or could be. */
  isPossible: boolean;
  /** What was done, or why it was not, as the commands say it. */
  text: string;
  files: ArrangedFile[];
  /** Places that name what is to be removed, for which it was not. */
  users: (Place & { written: string })[];
  /** Absent where nothing was done. */
  saved?: Saved;
}

/** What becomes of a file: it moves, comes (without `from`) or goes (without `to`). */
export interface ArrangedFile {
  from?: string;
  to?: string;
  /** How its text changes, as a unified diff. */
  diff?: string;
}
