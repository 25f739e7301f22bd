import { isObject, type Json, type JsonObject } from '#shared/json.ts';

const keys = ['publishAt', 'expireAt', 'hidden'];

/**
 * Schedules of the blocks and entries around a value of a file, without that of the file itself.
 * @param path keys and indexes that lead to the value
 */
export function schedulesAround(json: Json | undefined, path: readonly (string | number)[]): JsonObject[] {
  const found: JsonObject[] = [];
  let value = json;
  for (const key of path.slice(0, -1)) {
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    const schedule = isObject(value) ? Object.entries(value).filter(([name]) => keys.includes(name)) : [];
    if (schedule.length > 0) found.push(Object.fromEntries(schedule));
  }
  return found;
}
