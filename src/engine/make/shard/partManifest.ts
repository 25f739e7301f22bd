import { readJson } from '#engine/store/cache.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { PageBytes, SizedPage } from '../output/pageBytes.ts';
import type { FeatureData } from './featureData.ts';
import type { Shard } from './shard.ts';

/** Name of a part's manifest, below its folder. */
export const manifestFile = '_shard.json';

/** Number of bytes, and hash of the content, which is empty where the path itself carries one. */
export type PartFile = [bytes: number, hash: string];

/** What all parts of a site have in common. */
export interface SiteIdentity {
  /** Hash of this program. */
  engine: string;
  /** Since when the site shows what it shows at the moment of the build; empty where nothing has come or gone before. */
  since: string;
  isCompressed: boolean;
  /** Hash of all files of the site, and of what is the same on every page. */
  content: string;
}

/** What a part of a site says of itself: without it, nobody could know whether parts belong together. */
export interface PartManifest extends FeatureData {
  /** Grows when what stands in it changes. */
  version: typeof version;
  shard: Shard;
  site: SiteIdentity;
  /** The whole site has a search. */
  hasSearch?: boolean;
  /** Published pages in this part. */
  pageCount: number;
  /** What each page costs a visitor; empty for a large site. */
  pages: PageBytes[];
  /** The largest of the pages. */
  largest: SizedPage[];
  /** Every other file of the part, by its path below it. */
  files: Record<string, PartFile>;
}

const version = 3;

/** Content of the file. */
export const manifestText = (manifest: Omit<PartManifest, 'version'>): string =>
  `${JSON.stringify({ version, ...manifest })}\n`;

/** Reads the manifest of a part; undefined where there is none, or none that this program has written whole. */
export function readManifest(path: string): PartManifest | undefined {
  const manifest = readJson<Json>(path);
  return isObject(manifest) && isManifest(manifest) ? (manifest as unknown as PartManifest) : undefined;
}

function isManifest({ version: found, shard, site, pages, largest, files }: JsonObject): boolean {
  if (found !== version || !isObject(shard) || !isObject(site) || !isObject(files)) return false;
  if (!Array.isArray(pages) || !Array.isArray(largest)) return false;
  return Number.isInteger(shard.number) && Number.isInteger(shard.count) && Object.keys(files).every(isInside);
}

/** Never a path that leads out of the folder, whoever has written the manifest. */
const isInside = (path: string) => !path.startsWith('/') && !path.split('/').includes('..') && path !== manifestFile;
