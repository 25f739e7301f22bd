import type { Json } from './json.ts';
import type { FileLocation, StudioProblem } from './studio.ts';

/*
 * Messages between the studio and its server about the site's Git repository: uncommitted changes, publishing and earlier
 * versions of pages. All addresses below are in `/_studio/api/`.
 */

/** Repository that contains the pages folder. `GET repository` */
export interface RepositoryState {
  /** `missing` if Git is not installed, `none` if the folder is in no repository. */
  kind: 'missing' | 'none' | 'ready';
  /** Reason why publishing is currently impossible, in plain words. */
  trouble?: string;
  branch?: string;
  /** Full hash of the last commit; absent if there is none yet. */
  commit?: string;
  /** Remote to which commits are pushed; absent if there is none. */
  remote?: RemoteState;
  /** Author in Git's configuration; absent if there is none. */
  author?: Author;
  /** Files of the pages folder that differ from the last commit. */
  files: ChangedFile[];
}

/** Git remote to which commits are pushed. */
export interface RemoteState {
  /** Name in Git: `origin`. */
  name: string;
  /** Name of its host, such as `github.com`, or the path of a folder. */
  host: string;
  /** Number of commits that were not pushed. */
  ahead: number;
  /** Number of fetched commits that the files of this computer have not followed yet. */
  behind: number;
}

export interface Author {
  name: string;
  email: string;
}

/** File of the pages folder that differs from the last commit. */
export interface ChangedFile {
  /** Path inside the pages folder. */
  file: string;
  change: 'added' | 'changed' | 'removed';
  /** Other changed files that use this one. */
  neededBy: string[];
  /** Reason why the studio cannot commit it, in plain words. */
  trouble?: string;
}

/** `POST publish` */
export interface PublishRequest {
  /** Changed files to publish. */
  files: string[];
  message: string;
  /** Author, if Git's configuration has none. */
  author?: Author;
  /** True to store the author in the configuration of this repository. */
  isAuthorKept?: boolean;
  /** True to commit without pushing. */
  isLocal?: boolean;
  /** Folders of this computer to which the user allows to push, as in `folder-question`. */
  allowedFolders?: string[];
  /** Chosen sides of conflicts, by their ids. */
  choices?: Record<string, ConflictSide>;
  /** Remote commit for which the sides were chosen; if it has changed since, the user is asked again. */
  theirs?: string;
}

/** Side of a conflict: this computer's version, or the one that others have pushed. */
export type ConflictSide = 'mine' | 'theirs';

export type PublishResult =
  | PublishedCommit
  /** Nothing was published yet: others have changed the same values. */
  | { kind: 'conflicts'; theirs: string; conflicts: PublishConflict[] }
  /** Nothing was published: what is chosen would add errors. */
  | { kind: 'problems'; problems: StudioProblem[] }
  /** Nothing was published: the remote is a folder of this computer, and the user has not allowed to push there. */
  | { kind: 'folder-question'; folders: string[] }
  /** Nothing was published: the push failed. */
  | {
      kind: 'not-pushed';
      reason: string;
      details: string;
      /** True if the commit may have arrived all the same, since the remote could not be asked. */
      isUncertain?: boolean;
    };

export interface PublishedCommit {
  kind: 'done';
  /** Full hash of the new commit. */
  commit: string;
  isPushed: boolean;
  /** False if nothing was chosen, and the remote had the commit before. */
  isNew: boolean;
  /** Address of the commit on its host, if it is known. */
  link?: string;
  /** Files whose remote changes were merged. */
  taken: string[];
  /** Errors that were public before and still are. */
  stillWrong: StudioProblem[];
  /** Reason why the files of this computer have not followed the commit yet; absent if they have. */
  unfollowed?: string;
}

/** Location that others have changed, too. */
export interface PublishConflict {
  id: string;
  file: string;
  /** A `block` is shown rendered in both versions, a `value` as source, a `file` as a whole. */
  kind: 'block' | 'value' | 'file';
  /** Description: `Text “Two addresses”`. */
  name: string;
  /** Location in each version; absent if it was removed. */
  mine?: FileLocation;
  theirs?: FileLocation;
  /** Values that differ; a removed one is absent on its side. Empty for a `file`. */
  values: { name: string; mine?: Json; theirs?: Json }[];
}

/** State of a commit's CI runs on the host. `GET ci?commit=…` */
export interface CiState {
  /** `unknown` if the host has no known API; `link` leads to it. */
  kind: 'unknown' | 'waiting' | 'running' | 'passed' | 'failed';
  runs: { name: string; state: 'running' | 'passed' | 'failed'; link?: string }[];
  link?: string;
}

/** Restores files of a commit. `POST restore` returns a `SaveResult`. */
export interface RestoreRequest {
  /** Paths in the pages folder. */
  files: string[];
  /** Full hash of a commit; the last one if omitted. */
  commit?: string;
  /** Description in the undo history. */
  label: string;
}

/** Text of a file at a commit. `GET committed?file=…&commit=…` */
export interface CommittedFile {
  /** Absent if the file is not in the commit. */
  text?: string;
}

/** Version of a page. `GET versions?file=…&pointer=…` returns them, the latest first. */
export interface PageVersion {
  commit: string;
  author: string;
  /** ISO 8601. */
  date: string;
  /** First line of the commit message. */
  subject: string;
  /** Path of the file in this version. */
  file: string;
  route: string;
  /** Pointer of the block in this version. */
  pointer?: string;
  /** Descriptions of its changes in this version: `Text “Two addresses” changed`. */
  changes: string[];
}
