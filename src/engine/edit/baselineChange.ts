import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { baselinePath } from '#engine/check/baseline/baseline.ts';
import { isObject, type Json } from '#shared/json.ts';
import { rewriteJson } from './rewriteJson.ts';
import type { FileChange } from './siteChange.ts';

/**
 * Findings that were accepted in a file stay accepted when it moves: the baseline names it anew.
 * @param moves new paths by old ones
 * @returns a change of the baseline beside the pages folder, or none
 */
export function baselineChange(pages: string, moves: ReadonlyMap<string, string>): FileChange[] {
  const path = baselinePath(pages);
  if (moves.size === 0 || !existsSync(path)) return [];
  const before = readFileSync(path, 'utf8');
  const after = renamed(before, moves);
  const inside = relative(resolve(pages), path);
  return after === before ? [] : [{ from: inside, to: inside, before, after }];
}

function renamed(text: string, moves: ReadonlyMap<string, string>): string {
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch {
    // The check reports a baseline that cannot be read.
    return text;
  }
  if (!isObject(json) || !Array.isArray(json.accepted)) return text;
  for (const entry of json.accepted)
    if (isObject(entry) && typeof entry.file === 'string') entry.file = moves.get(entry.file) ?? entry.file;
  return rewriteJson(text, json);
}
