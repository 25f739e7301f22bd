import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { ensureFile } from '../queries.ts';
import { blocksIn, type Now, outlineNow, standingAt } from './arranging.ts';

/** The blocks that places are in, as JSON: one, or a list of them. Undefined where they are in none. */
export async function copiedBlocks(now: Now, places: readonly Place[]): Promise<string | undefined> {
  if (!places.length) return undefined;
  const list = await outlineNow(now);
  const meant = places.length > 1 ? blocksIn(list, places) : places;
  const found = await Promise.all(
    meant.map(async (one) => {
      const { file, pointer } = standingAt(list, one).place;
      await ensureFile(file);
      return valueAt(now.editing.queue.json(file), pointer) ?? [];
    }),
  );
  const values = found.flat();
  return values.length ? JSON.stringify(values.length > 1 ? values : values[0], null, 2) : undefined;
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
