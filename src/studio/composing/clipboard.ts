import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import type { Editing } from '../editing/Editing.tsx';
import { ensureFile, fetchOutline } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { standingsTo } from './standing.ts';

/** The block that a place is in, as JSON; undefined where it is in none. */
export async function copiedBlocks(
  { page, view }: Opened,
  { queue }: Editing,
  place: Place | undefined,
): Promise<string | undefined> {
  if (!page || !place) return undefined;
  const { list } = await fetchOutline(page.file, view);
  const standing = standingsTo(list, place).at(-1);
  if (!standing) return undefined;
  await ensureFile(standing.place.file);
  const value = valueAt(queue.json(standing.place.file), standing.place.pointer);
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** The blocks in a text that was copied, here or in an editor: one, several in a list, or a list of a page; none where it is something else. */
export function readCopied(text: string): JsonObject[] {
  const json = parse(text);
  const list = isObject(json) && Array.isArray(json.blocks) && !('type' in json) ? json.blocks : json;
  const all = Array.isArray(list) ? list : [list];
  return all.every(isBlock) ? all : [];
}

const isBlock = (value: Json | undefined): value is JsonObject => isObject(value) && typeof value.type === 'string';

/** Also entries of a list as they stand in a file: with a comma behind them. */
function parse(text: string): Json | undefined {
  const plain = text.trim().replace(/,$/, '');
  for (const one of [plain, `[${plain}]`]) {
    try {
      return JSON.parse(one) as Json;
    } catch {}
  }
  return undefined;
}
