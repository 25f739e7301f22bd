import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Site } from '../site/model.ts';
import type { Chance } from './chance.ts';

const keysOfTexts = ['heading', 'text', 'tagline', 'title', 'caption', 'label', 'intro'];

/** Texts for people, at any depth: the object that contains each, and its key. */
export function textsIn(value: Json | undefined): [holder: JsonObject, key: string][] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  // The values of "as" and of a table's columns are names of fields.
  const direct = keysOfTexts
    .filter((key) => typeof value[key] === 'string')
    .map((key): [JsonObject, string] => [value, key]);
  const inside = Object.entries(value).filter(([key]) => key !== 'as');
  return [...direct, ...inside.flatMap(([, inner]) => textsIn(inner))];
}

/** A different text of about the same length: the old one with a different number at its end. */
export const reworded = (text: string, chance: Chance): string => `${text.replace(/ \d+$/, '')} ${chance.below(1000)}`;

/**
 * Rewords one text below a value.
 * @returns the new text
 */
export function rewordOne(value: Json | undefined, chance: Chance): string | undefined {
  const [holder, key] = chance.pick(textsIn(value)) ?? [];
  if (!holder || !key) return undefined;
  holder[key] = reworded(String(holder[key]), chance);
  return `${key} is now ${JSON.stringify(holder[key])}`;
}

/**
 * Changes every text of a site.
 * @param change returns the new text for an old one
 */
export function changeTexts(site: Site, change: (text: string) => string): void {
  const visit = (value: Json | undefined): Json | undefined => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((item) => visit(item) as Json);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  };
  for (const [path, file] of site.files) site.files.set(path, visit(file) as JsonObject);
}

/** Redirects every link from one address to a different one; anchors are lost if that is the home page. */
export function changeLinks(site: Site, from: string, to: string): void {
  const escaped = from.replace(/[/-]/g, '\\$&');
  const link = new RegExp(`(^|\\]\\()${escaped}(#[\\w-]+)?(?=$|\\))`, 'g');
  changeTexts(site, (text) =>
    text.replace(link, (_, before: string, anchor = '') => before + to + (to === '/' ? '' : anchor)),
  );
}
