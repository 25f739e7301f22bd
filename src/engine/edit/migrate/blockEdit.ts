import { CommandError } from '#engine/problems/commandLine.ts';
import { quote } from '#shared/formatText.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { EditableBlock } from '#shared/migration.ts';

export type HasField = (query: JsonObject, field: string) => boolean;

/** Block or item that a migration changes. The methods are documented in `EditableBlock`. */
export class BlockEdit implements EditableBlock {
  readonly #group: JsonObject;
  readonly #hasField: HasField;

  /** @param group modified in place */
  constructor(group: JsonObject, hasField: HasField = () => true) {
    this.#group = group;
    this.#hasField = hasField;
  }

  get(path: string): Json | undefined {
    return structuredClone(this.#find(path)?.value);
  }

  rename(path: string, name: string): void {
    this.split(path, (value) => ({ [name]: value }));
  }

  move(from: string, to: string): void {
    const found = this.#find(from);
    if (!found) return;
    // Removed first, because the target may be inside the old value.
    delete found.group[found.key];
    this.add(to, found.value);
  }

  change(path: string, change: (value: Json) => Json): void {
    const found = this.#find(path);
    if (found) found.group[found.key] = change(structuredClone(found.value));
  }

  split(path: string, split: (value: Json) => JsonObject): void {
    const found = this.#find(path);
    if (found) replaceKey(found.group, found.key, split(structuredClone(found.value)));
  }

  add(path: string, value: Json): void {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let group = this.#group;
    for (const key of keys) {
      const inside = group[key] ?? {};
      if (!isObject(inside)) throw new CommandError(`${quote(key)} is no group that ${quote(last)} could be put into`);
      group[key] = inside;
      group = inside;
    }
    if (group[last] !== undefined) throw new CommandError(`it has ${quote(path)} already, and both cannot stay`);
    group[last] = value;
  }

  remove(path: string): void {
    const found = this.#find(path);
    if (found) delete found.group[found.key];
  }

  each(path: string): BlockEdit[] {
    const list = this.#find(path)?.value;
    const entries = isObject(list) ? list.also : list;
    return Array.isArray(entries) ? entries.filter(isObject).map((entry) => new BlockEdit(entry, this.#hasField)) : [];
  }

  renameInEach(path: string, key: string, name: string): void {
    for (const entry of this.each(path)) entry.rename(key, name);
    const query = this.#find(path)?.value;
    if (!isObject(query)) return;
    const as = asObject(query.as);
    if (as[key] !== undefined) replaceKey(as, key, { [name]: as[key] });
    else if (as[name] === undefined && this.#hasField(query, key)) query.as = { ...as, [name]: key };
  }

  #find(path: string): { group: JsonObject; key: string; value: Json } | undefined {
    const keys = path.split('/');
    const key = keys.pop() ?? '';
    let group: Json | undefined = this.#group;
    for (const name of keys) group = isObject(group) ? group[name] : undefined;
    const value = isObject(group) ? group[key] : undefined;
    return isObject(group) && value !== undefined ? { group, key, value } : undefined;
  }
}

function replaceKey(group: JsonObject, key: string, entries: JsonObject): void {
  const taken = Object.keys(entries).find((name) => name !== key && group[name] !== undefined);
  if (taken !== undefined) throw new CommandError(`it has ${quote(taken)} already, and both cannot stay`);
  const all = Object.entries(group).flatMap(([name, value]) =>
    name === key ? Object.entries(entries) : [[name, value] as const],
  );
  for (const name of Object.keys(group)) delete group[name];
  for (const [name, value] of all) group[name] = value;
}
