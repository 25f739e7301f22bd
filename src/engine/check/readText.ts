import { join } from 'node:path';
import { readJson } from '#engine/content/json/readJson.ts';
import type { ReadText } from '#engine/problems/report/identity.ts';

/**
 * Reads the texts of JSON files as they were checked, when they are asked for: a line of a problem is shown, and the
 * texts of a large site need not be kept for that.
 */
export function readTextIn(directory: string): ReadText {
  let last: { file: string; text: string | undefined } | undefined;
  return (file) => {
    // Questions about a file come in a row.
    if (last?.file !== file) {
      const text = /\.json$/i.test(file) ? readJson(file, join(directory, file), []).text : undefined;
      last = { file, text };
    }
    return last.text;
  };
}
