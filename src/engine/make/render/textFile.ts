import { contentHash } from '#engine/store/cache.ts';

/** Text file that pages load, with a content hash in its address. */
export interface TextFile {
  /** Address relative to the site's folder, from `/`. */
  address: string;
  text: string;
}

/** @param digits length of the hash; more for sites with many such files */
export const createTextFile = (name: string, extension: string, text: string, digits = 8): TextFile => ({
  address: `/assets/${name}-${contentHash([text], digits)}.${extension}`,
  text,
});
