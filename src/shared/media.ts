import type { FileLocation, SaveResult } from './studio.ts';

/*
 * Messages between the studio and its server about files of `_media`. All addresses below are in `/_studio/api/`.
 */

/**
 * File of `_media`. `GET media`; thumbnails are at `/_studio/picture/<path>`, larger pictures at the same address with
 * `?large`.
 */
export interface MediaFileSummary {
  path: string;
  /** Hash of the file's bytes. */
  hash: string;
  /** Width of a picture, px. */
  width?: number;
  /** Height of a picture, px. */
  height?: number;
  bytes: number;
}

/** Number of references to each file of `_media`, by path; absent for unused files. `GET media-uses` */
export type MediaUsageCounts = Record<string, number>;

/** Location that refers to a file of `_media`. `GET media-uses?path=campus/gate.jpg` */
export interface MediaUsage extends FileLocation {
  /** Name of its page or file: `the page /about`. */
  name: string;
  /** Description of the block; empty outside of blocks. */
  words: string;
  /** Address in the studio of a page that shows the file: `/about`. */
  route?: string;
  /** Pointer of the picture's value, if it can have a text alternative and a focal point. */
  picture?: string;
  /** Message about a missing text alternative, if it needs one. */
  altProblem?: string;
}

/** Folder of `_media` for new files of a page; empty for the top one. `GET media-folder?file=about/location.json` */
export interface SuggestedFolder {
  folder: string;
}

/** Uploaded file. Response to `POST upload?name=…&folder=…` or `?replace=…`, whose body is the file. */
export interface UploadResult {
  /** Path inside `_media`. */
  path: string;
  width?: number;
  height?: number;
  bytes: number;
  /** Descriptions of its conversion: `turned upright`. */
  done: string[];
  saved: SaveResult;
}

/** @returns true if the name of a file is that of a picture */
export const isPicture = (path: string): boolean => /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i.test(path);
