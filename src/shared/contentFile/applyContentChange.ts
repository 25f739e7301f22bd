import { applyChange } from '../applyChange.ts';
import type { Json } from '../json.ts';
import type { JsonChange } from '../studio.ts';
import { parseContent } from './contentFile.ts';

/**
 * Applies a change to the value of a content file of any kind.
 * @param path of the file, whose ending names its kind
 * @throws Error if the pointer of the change has no value, or a whole text cannot be read
 */
export const applyContentChange = (path: string, json: Json, change: JsonChange): Json =>
  change.kind === 'text' ? parseContent(path, change.text) : applyChange(json, change);
