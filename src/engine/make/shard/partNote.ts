import { readJson } from '#engine/store/cache.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { PageBytes, SizedPage } from '../output/pageBytes.ts';
import type { FeatureNote } from './featureNote.ts';
import type { Shard } from './shard.ts';
import type { SiteMark } from './siteMark.ts';

/** Name of a part's note, below its folder. */
export const noteFile = '_shard.json';

/** Number of bytes, and hash of the content, which is empty where the path itself carries one. */
export type PartFile = [bytes: number, hash: string];

/** What a part of a site says of itself: without it, nobody could tell whether parts belong together. */
export interface PartNote extends FeatureNote {
  /** Grows when what stands in it changes. */
  version: typeof version;
  shard: Shard;
  site: SiteMark;
  /** Published pages in this part. */
  pageCount: number;
  /** What each page costs a visitor; empty for a large site. */
  pages: PageBytes[];
  /** The largest of the pages. */
  largest: SizedPage[];
  /** Every other file of the part, by its path below it. */
  files: Record<string, PartFile>;
}

const version = 1;

/** Content of the file. */
export const noteText = (note: Omit<PartNote, 'version'>): string => `${JSON.stringify({ version, ...note })}\n`;

/** Reads the note of a part; undefined where there is none, or none that this program has written whole. */
export function readNote(path: string): PartNote | undefined {
  const note = readJson<Json>(path);
  return isObject(note) && isNote(note) ? (note as unknown as PartNote) : undefined;
}

function isNote({ version: found, shard, site, pages, largest, files }: JsonObject): boolean {
  if (found !== version || !isObject(shard) || !isObject(site) || !isObject(files)) return false;
  if (!Array.isArray(pages) || !Array.isArray(largest)) return false;
  return Number.isInteger(shard.number) && Number.isInteger(shard.count) && Object.keys(files).every(isInside);
}

/** Never a path that leads out of the folder, whoever has written the note. */
const isInside = (path: string) => !path.startsWith('/') && !path.split('/').includes('..') && path !== noteFile;
