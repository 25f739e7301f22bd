import { isObject, type Json, type JsonObject } from './json.ts';

const anchorLetters = String.raw`[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}-]*`;

/** Letters of any script, digits and hyphens, without capitals and invisible characters. */
export const anchorPattern = String.raw`^(?!.*\p{Default_Ignorable_Code_Point})${anchorLetters}$`;

const anchorLink = new RegExp(String.raw`(^|\]\()#(${anchorLetters})`, 'gu');

/** Collects the anchors in a value, at any depth. */
export function collectAnchorIds(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(collectAnchorIds);
  if (!isObject(value)) return [];
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(collectAnchorIds)];
}

/**
 * Copies a block with new anchors, and adapts its links to them.
 * @param nameOf returns the new name of an anchor
 */
export function renameAnchors(block: JsonObject, nameOf: (anchor: string) => string): JsonObject {
  const anchors = new Set(collectAnchorIds(block));
  const rename = (value: Json | undefined, key?: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => rename(entry));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rename(entry, name)]));
    if (typeof value !== 'string') return value ?? null;
    if (key === 'id') return nameOf(value);
    if (key === 'text' || key === 'intro' || key === 'link') {
      return value.replace(anchorLink, (link, before: string, anchor: string) =>
        anchors.has(anchor) ? `${before}#${nameOf(anchor)}` : link,
      );
    }
    return value;
  };
  return rename(block) as JsonObject;
}
