import { tryReadJson } from '#engine/store/cache.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { PageBytes, SizedPage } from '../output/pageBytes.ts';
import type { FeatureData } from './featureData.ts';
import type { Shard } from './shard.ts';

export const manifestFile = '_shard.json';

/** Size in bytes, and content hash, which is empty if the path contains one. */
export type PartFile = [bytes: number, hash: string];

/** Properties that are equal in all shards of a site. */
export interface SiteIdentity {
  engine: string;
  /** Time of the last scheduled change before the build; empty if there was none. */
  since: string;
  isCompressed: boolean;
  /** Hash of all files of the site, and of what all pages share. */
  content: string;
}

/** Manifest of a shard, with which a merge verifies that shards belong together. */
export interface PartManifest extends FeatureData {
  version: typeof version;
  shard: Shard;
  site: SiteIdentity;
  hasSearch?: boolean;
  pageCount: number;
  /** Download sizes of pages; empty for a large site. */
  pages: PageBytes[];
  largest: SizedPage[];
  files: Record<string, PartFile>;
}

const version = 3;

export const manifestText = (manifest: Omit<PartManifest, 'version'>): string =>
  `${JSON.stringify({ version, ...manifest })}\n`;

/** Reads the manifest of a shard; undefined if it is missing, incomplete or of another version. */
export function readManifest(path: string): PartManifest | undefined {
  const manifest = tryReadJson<Json>(path);
  return isObject(manifest) && isManifest(manifest) ? (manifest as unknown as PartManifest) : undefined;
}

function isManifest({ version: storedVersion, shard, site, pages, largest, files }: JsonObject): boolean {
  if (storedVersion !== version || !isObject(shard) || !isObject(site) || !isObject(files)) return false;
  if (!Array.isArray(pages) || !Array.isArray(largest)) return false;
  return Number.isInteger(shard.number) && Number.isInteger(shard.count) && Object.keys(files).every(isInside);
}

/** Rejects paths that lead out of the folder, as the manifest may be forged. */
const isInside = (path: string) => !path.startsWith('/') && !path.split('/').includes('..') && path !== manifestFile;
