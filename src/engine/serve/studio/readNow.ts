import { readJson } from '#engine/content/json/readJson.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { Json } from '#shared/json.ts';

/** What a file says at this moment, whatever was known of it when the site was last checked; as much as can be read. */
export const readNow = ({ path, absolute }: Pick<SourceFile, 'path' | 'absolute'>): Json | undefined =>
  readJson(path, absolute, []).json;
