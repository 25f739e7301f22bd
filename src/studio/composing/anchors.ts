import { isObject, type Json } from '#shared/json.ts';

/** Anchors in a value, at any depth. */
function anchorsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(anchorsIn);
  if (!isObject(value)) return [];
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(anchorsIn)];
}

/**
 * A copy that can stand beside what there is: an anchor that is taken gets a number, and so do links inside the copy
 * that lead to it.
 * @param file what the copy comes into
 */
export function withFreeAnchors(copy: Json, file: Json | undefined): Json {
  const taken = new Set(anchorsIn(file));
  const names = new Map<string, string>();
  for (const anchor of anchorsIn(copy)) {
    const free = freeName(anchor, taken);
    taken.add(free);
    if (free !== anchor) names.set(anchor, free);
  }
  const rename = (value: Json, key?: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => rename(entry));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rename(entry ?? null, name)]));
    if (typeof value !== 'string') return value;
    if (key === 'id') return names.get(value) ?? value;
    return key === 'link' && value.startsWith('#') ? `#${names.get(value.slice(1)) ?? value.slice(1)}` : value;
  };
  return names.size ? rename(copy) : copy;
}

function freeName(anchor: string, taken: ReadonlySet<string>): string {
  const stem = anchor.replace(/-\d+$/, '');
  let name = anchor;
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}`;
  return name;
}
