import type { Place, Saved } from './studio.ts';

/*
 * What the studio and its server say of the files of `_media`. Every address below is one of `/_studio/api/`.
 */

/**
 * A file of `_media`. `GET media`; small pictures come from `/_studio/picture/<path>`, larger ones from the same with
 * `?large`.
 */
export interface MediaFile {
  path: string;
  /** Another one when the file holds other bytes. */
  hash: string;
  /** Of a picture, in px. */
  width?: number;
  height?: number;
  bytes: number;
}

/** How often each file of `_media` is named, by path; absent for those that nothing names. `GET media-uses` */
export type MediaUseCounts = Record<string, number>;

/** A place that names a file of `_media`. `GET media-uses?path=campus/gate.jpg` */
export interface MediaUse extends Place {
  /** What it is in: `the page /about`. */
  name: string;
  /** The block there, in words; empty outside of blocks. */
  words: string;
  /** Address in the studio of a page that shows it: `/about`. */
  route?: string;
  /** Of a picture that can have a text alternative and a focal point: where all of it is written. */
  picture?: string;
  /** Why its text alternative is none, where it needs one. */
  altProblem?: string;
}

/** A file that was taken in. Answer to `POST upload?name=…&folder=…` or `?replace=…`, whose body is the file. */
export interface Uploaded {
  /** Inside `_media`. */
  path: string;
  width?: number;
  height?: number;
  bytes: number;
  /** What was done to it, in words: `turned upright`. */
  done: string[];
  saved: Saved;
}
