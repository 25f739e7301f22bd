import { readJson } from '#engine/content/json/readJson.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';

/**
 * What a file says at this moment, whatever was known of it when the site was last checked; as much as can be read. One that
 * is put together of several is as it was when they were checked.
 */
export const readNow = (file: Pick<SourceFile, 'path' | 'absolute'> & Partial<SourceFile>): Json | undefined =>
  file.origin ? file.json : readJson(file.path, file.absolute, []).json;
