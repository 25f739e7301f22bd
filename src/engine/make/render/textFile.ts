import { contentHash } from '#engine/store/cache.ts';

/** A file that pages ask for beside their own document. Its address follows from what is in it: the same text is the same file. */
export interface TextFile {
  /** Below the folder that the site lies in, from `/`. */
  address: string;
  text: string;
}

/** @param digits of the hash in the address: more where a site has many such files */
export const textFile = (name: string, extension: string, text: string, digits = 8): TextFile => ({
  address: `/assets/${name}-${contentHash([text], digits)}.${extension}`,
  text,
});
