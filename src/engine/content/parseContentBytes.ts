import { tryParseContent } from '#shared/contentFile/contentFile.ts';
import type { Json } from '#shared/json.ts';

/** Value of a content file from its bytes; undefined for a missing file, and for one that cannot be read. */
export const parseContentBytes = (path: string, bytes: Buffer | undefined): Json | undefined =>
  bytes && tryParseContent(path, bytes.toString('utf8'));
