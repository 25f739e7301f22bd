import { isObject, type Json, type JsonObject, parseJson } from '#shared/json.ts';
import type { FileLocation } from '#shared/studio.ts';
import { type EditorContext, fetchBlockValues } from './applyBlockSteps.ts';

export async function serializeBlocks(
  context: EditorContext,
  places: readonly FileLocation[],
): Promise<string | undefined> {
  if (!places.length) return undefined;
  const values = await fetchBlockValues(context, places);
  return values.length ? JSON.stringify(values.length > 1 ? values : values[0], null, 2) : undefined;
}

/** Parses copied blocks: one, several in a list, or those of a page. Empty if the text is none of these. */
export function parseCopiedBlocks(text: string): JsonObject[] {
  const json = parseLoosely(text);
  const list = isObject(json) && Array.isArray(json.blocks) && !('type' in json) ? json.blocks : json;
  const all = Array.isArray(list) ? list : [list];
  return all.every(isBlock) ? all : [];
}

const isBlock = (value: Json | undefined): value is JsonObject => isObject(value) && typeof value.type === 'string';

/** Parses JSON, also list items copied from a file with a comma after them. */
function parseLoosely(text: string): Json | undefined {
  const plain = text.trim().replace(/,$/, '');
  return parseJson(plain) ?? parseJson(`[${plain}]`);
}
