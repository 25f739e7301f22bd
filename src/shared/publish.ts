import type { Json } from './json.ts';
import type { Place, StudioProblem } from './studio.ts';

/*
 * What the studio and its server say to each other about the site's Git repository: what is not committed, publishing,
 * and earlier versions of pages. Every address below is one of `/_studio/api/`.
 */

/** The repository that the pages folder is in. `GET repository` */
export interface RepositoryState {
  /** `missing` where Git is not installed, `none` where the folder is in no repository. */
  kind: 'missing' | 'none' | 'ready';
  /** Why nothing can be published at this moment, in plain words. */
  trouble?: string;
  branch?: string;
  /** Full name of the last commit; absent where there is none yet. */
  commit?: string;
  /** Where commits are pushed to; absent where there is no such place. */
  remote?: RemoteState;
  /** Who commits, as Git knows it; absent where it does not. */
  author?: Author;
  /** Files of the pages folder that are not as in the last commit. */
  files: ChangedFile[];
}

/** Where commits are pushed to. */
export interface RemoteState {
  /** As Git calls it: `origin`. */
  name: string;
  /** Its host in words: `github.com`; a folder by its path. */
  host: string;
  /** Commits that are here and were not pushed. */
  ahead: number;
}

/** Who commits. */
export interface Author {
  name: string;
  email: string;
}

/** A file of the pages folder that is not as in the last commit. */
export interface ChangedFile {
  /** Path inside the pages folder. */
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** Files among those that changed, which show or use this one. */
  neededBy: string[];
  /** Why the studio cannot commit it, in plain words. */
  trouble?: string;
}

/** `POST publish` */
export interface PublishRequest {
  /** Of those that changed. */
  files: string[];
  message: string;
  /** Where Git knows none. */
  author?: Author;
  /** Keeps the author in the configuration of this repository. */
  isAuthorKept?: boolean;
  /** Commits, and pushes nothing. */
  isLocal?: boolean;
  /** What was chosen for conflicts that were shown, by their ids. */
  choices?: Record<string, Side>;
  /** The commit of the others for which it was chosen; with another one meanwhile, it is asked again. */
  theirs?: string;
}

/** One of two versions of the same: this computer's, or what others have pushed. */
export type Side = 'mine' | 'theirs';

/** What came of publishing. */
export type Published =
  | PublishedCommit
  /** Nothing was done yet: others have changed the same. */
  | { kind: 'conflicts'; theirs: string; conflicts: PublishConflict[] }
  /** Nothing was done: the check finds errors. */
  | { kind: 'problems'; problems: StudioProblem[] }
  /** Nothing was done: it could not be pushed. */
  | { kind: 'not-pushed'; reason: string; details: string };

/** What was published. */
export interface PublishedCommit {
  kind: 'done';
  /** Full name of the new commit. */
  commit: string;
  isPushed: boolean;
  /** Address of the commit on its host, where that is known. */
  link?: string;
  /** Files that others have changed, and that are so here now. */
  taken: string[];
}

/** A place that others have changed too. */
export interface PublishConflict {
  id: string;
  file: string;
  /** A block is rendered in both versions; what is no block is shown as it is written; of a `file`, all of it. */
  kind: 'block' | 'value' | 'file';
  /** In words: `Text “Two addresses”`. */
  name: string;
  /** Where it stands in each version; absent where it is gone. */
  mine?: Place;
  theirs?: Place;
  /** What differs in it: absent where it is gone, and for files that are no JSON. */
  values: { name: string; mine?: Json; theirs?: Json }[];
}

/** What the host says of a commit. `GET ci?commit=…` */
export interface CiState {
  /** `unknown` where nothing can be asked: the link leads on. */
  kind: 'unknown' | 'waiting' | 'running' | 'passed' | 'failed';
  runs: { name: string; state: 'running' | 'passed' | 'failed'; link?: string }[];
  link?: string;
}

/** Files as they were at a commit. `POST restore` answers with a `Saved`. */
export interface RestoreRequest {
  /** Paths inside the pages folder. */
  files: string[];
  /** Full name of a commit; the last one when left out. */
  commit?: string;
  /** For the list of what can be undone. */
  label: string;
}

/** The text of a file at a commit. `GET committed?file=…&commit=…` */
export interface CommittedFile {
  /** Absent where it is not in the commit. */
  text?: string;
}

/** A version of a page. `GET versions?file=…&pointer=…` gives them, the latest first. */
export interface PageVersion {
  commit: string;
  author: string;
  /** ISO 8601. */
  date: string;
  /** First line of the message. */
  subject: string;
  /** The path that the file had then, and its address. */
  file: string;
  route: string;
  /** Of a block: where it stood then. */
  pointer?: string;
  /** What changed in it with this version, in words: `Text “Two addresses” changed`. */
  changes: string[];
}
