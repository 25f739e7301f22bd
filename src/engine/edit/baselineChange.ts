import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { baselinePath } from '#engine/check/baseline/baseline.ts';
import { isObject, parseJson } from '#shared/json.ts';
import { rewriteJson } from './rewriteJson.ts';
import type { FileChange } from './siteChange.ts';

/**
 * Updates the paths of moved files in the baseline, so that accepted problems stay accepted.
 * @param moves new paths by old ones
 */
export function baselineChange(pages: string, moves: ReadonlyMap<string, string>): FileChange[] {
  const path = baselinePath(pages);
  if (moves.size === 0 || !existsSync(path)) return [];
  const before = readFileSync(path, 'utf8');
  const after = withMovedPaths(before, moves);
  const relativePath = relative(resolve(pages), path);
  return after === before ? [] : [{ from: relativePath, to: relativePath, before, after }];
}

function withMovedPaths(text: string, moves: ReadonlyMap<string, string>): string {
  const json = parseJson(text);
  // The check reports an unreadable baseline.
  if (!isObject(json) || !Array.isArray(json.accepted)) return text;
  for (const entry of json.accepted)
    if (isObject(entry) && typeof entry.file === 'string') entry.file = moves.get(entry.file) ?? entry.file;
  return rewriteJson(text, json);
}
