import { formatDate } from '#engine/content/formatDate.ts';
import { iconBody, iconNames } from '#engine/content/icons.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { addItemPages } from '#engine/content/templates/addItemPages.ts';
import type { MeasuredMedia } from '#engine/make/images/measureMedia.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import { parsePointer } from '#shared/pointer.ts';
import { prepare, type TracedSite } from './tracedSite.ts';

/** Predicate for a visible text or picture from the changed value, and its original. */
export interface Changed {
  shows: (seen: string) => boolean;
  /** True if it is the original text with inserted tokens. */
  isText: boolean;
}

/** The letters around the number of a change: they occur in no language's words, and in no markup. */
const token = (number: number) => `Ħ${number}Ħ`;

/** The original of a changed text. */
export const withoutTokens = (text: string): string => text.replace(/Ħ\d+Ħ/g, '');

/**
 * Words and signs of Markdown. Matched first is what is no text: links and their definitions, marks of footnotes and
 * tasks, tokens, tags, entities, lines of fences and below the heads of tables, line numbers.
 */
const words =
  /\]\([^)]*\)|\]\[[^\]]*\]|^\[[^\]^][^\]]*\]:.*$|\[\^[^\]]*\]:?|\[[ xX]\]|\{[^}]*\}|<\/?[a-z][^>\n]*>|&\w+;|^[ >]*(?:```|~~~).*$|^[\s|:-]+$|^\s*\d+[.)]|[\p{L}\p{N}]+|[.,;:?·+]+/gmu;

/** A text of a template that has no words of its own. */
const isField = /^\{item\.[\w.-]+\}$/;

/** Numbers of footnotes, and the signs of their backlinks: made by the renderer. */
const footnoteNumber = /^(?:\[\d+\]|↩︎)$/;

const changeMarkdown = (text: string, mark: string) =>
  text.replace(words, (word) => (/^(?:[\p{L}\p{N}]+|[.,;:?·+]+)$/u.test(word) ? word + mark : word));

/** Copies a site and changes every one of these values, each recognizably. */
export async function changeAll(
  site: TracedSite,
  origins: Iterable<TracedSourceLocation>,
): Promise<{ site: TracedSite; changes: Map<string, Changed> }> {
  const { context } = site;
  const source = copyOf(context.source);
  const files = filesOf(source);
  const media = new Map(context.media);
  const icons = iconShapes();
  const changes = new Map<string, Changed>();
  const all = [...origins];
  const days = dayByPlace(all, files);
  /** New versions of texts. */
  const texts = new Map<Json, Json[]>();
  all.forEach((origin, index) => {
    const holder = holderOf(files, origin);
    const { key } = holder;
    const value = holder.at[key];
    const change = (next: Json, shows: Changed['shows']) => {
      holder.at[key] = next;
      if (value !== undefined) getOrInsert(texts, value, () => []).push(next);
      // Fields of items in a text change as well.
      const isFilled = String(value).includes('{item.');
      const isText = !origin.isDefault && !isFilled && (origin.shownAs === 'text' || origin.shownAs === 'markdown');
      changes.set(keyOf(origin), { shows, isText });
    };
    const mark = token(index);
    const showsMark = (seen: string) => seen.includes(mark);
    if (origin.isDefault) change(`${origin.pointer} {n} ${mark}`, showsMark);
    else if (origin.shownAs === 'text') change(`${value}${mark}`, showsMark);
    else if (origin.shownAs === 'markdown')
      change(
        isField.test(String(value)) ? `${value}${mark}` : changeMarkdown(String(value), mark),
        (seen) => showsMark(seen) || footnoteNumber.test(seen),
      );
    else if (origin.shownAs === 'number' && Number(value) <= 5) {
      // Drawn; no page has many from one value.
      const other = Number(value) > 1 ? Number(value) - 1 : 2;
      change(other, (seen) => seen === '★'.repeat(other) || seen === '★'.repeat(5 - other));
    } else if (origin.shownAs === 'number')
      change(Number(value) + 1000 + index, (seen) => seen.includes(String(Number(value) + 1000 + index)));
    else if (origin.shownAs === 'icon') {
      // Each place has another icon, and there are more places than icons.
      const [name, shape] = icons.pop() ?? ['', ''];
      change(name, (seen) => seen === shape);
    } else if (origin.shownAs === 'date') {
      const day = days.get(keyOf(origin)) ?? '';
      change(day, (seen) => seen.includes(formatDate(day, context.language)));
    } else {
      const hash = index.toString(16).padStart(8, '0');
      const path = `${hash}-${isObject(value) ? value.src : value}`;
      const known = context.media.get(
        withTokens(String(isObject(value) ? value.src : value), context),
      ) as MeasuredMedia;
      media.set(path, { ...known, path, hash });
      change(isObject(value) ? { ...value, src: path } : path, (seen) => seen.includes(hash));
    }
  });
  for (const json of files.values()) adaptQueries(json, texts);
  addItemPages(source, false, []);
  return { site: await prepare(source, media, context.at), changes };
}

const withTokens = (path: string, { site }: SiteContext) => path.replace('{site.slug}', String(site.slug));

/** Adapts queries to the changed values that they ask for. */
function adaptQueries(json: Json | undefined, changed: Map<Json, Json[]>): void {
  if (Array.isArray(json)) for (const item of json) adaptQueries(item, changed);
  if (!isObject(json)) return;
  for (const value of Object.values(json)) adaptQueries(value, changed);
  if (!isObject(json.where)) return;
  for (const [name, expected] of Object.entries(json.where)) {
    const expectedValues = [expected ?? []].flat();
    json.where[name] = [...expectedValues, ...expectedValues.flatMap((value) => changed.get(value) ?? [])];
  }
}

/** Text form of a source location. */
export const keyOf = ({ file, pointer }: TracedSourceLocation): string => `${file}#${pointer}`;

function copyOf(source: SiteSource): SiteSource {
  const copy = (file: SourceFile): SourceFile => ({ ...file, json: structuredClone(file.json) });
  const group = (files: Map<string, SourceFile>) => new Map([...files].map(([name, file]) => [name, copy(file)]));
  return {
    ...source,
    site: source.site && copy(source.site),
    layouts: group(source.layouts),
    data: group(source.data),
    shared: group(source.shared),
    templates: source.templates.map((template) => ({ ...template, file: copy(template.file) })),
    // Pages of items are made of the copies once these are changed.
    pages: source.pages
      .filter(({ item }) => !item)
      .map((page) => {
        const file = copy(page.file);
        return { ...page, file, page: file.json as JsonObject };
      }),
  };
}

function filesOf({ site, pages, templates, layouts, data, shared }: SiteSource): Map<string, Json | undefined> {
  const written = [...pages, ...templates].map(({ file }) => file);
  const files = [site, ...written, ...layouts.values(), ...data.values(), ...shared.values()];
  return new Map(files.flatMap((file) => (file ? [[file.path, file.json]] : [])));
}

/** The object or list that contains a value; missing labels are added. */
function holderOf(
  files: Map<string, Json | undefined>,
  { file, pointer, isDefault }: TracedSourceLocation,
): { at: JsonObject; key: string } {
  const keys = parsePointer(pointer);
  const key = keys.pop() ?? '';
  let at = files.get(file) as JsonObject;
  for (const each of keys) {
    if (isDefault) at[each] ??= {};
    at = at[each] as JsonObject;
  }
  if (!isDefault && at?.[key] === undefined) throw new Error(`Nothing is written at ${file}#${pointer}`);
  return { at, key };
}

/** Icons by name with their shape, each shape once. */
function iconShapes(): [string, string][] {
  const shapes = new Map(
    iconNames().flatMap((name): [string, string][] => {
      const shape = iconBody(name)?.match(/ d="([^"]*)"/)?.[1];
      return shape ? [[shape, name]] : [];
    }),
  );
  return [...shapes].map(([shape, name]) => [name, shape]);
}

/** A new day for each date, in the same order: lists are sorted by them. */
function dayByPlace(origins: TracedSourceLocation[], files: Map<string, Json | undefined>): Map<string, string> {
  const written = origins
    .filter(({ shownAs }) => shownAs === 'date')
    .map((origin) => {
      const { at, key } = holderOf(files, origin);
      return { key: keyOf(origin), day: String(at[key]) };
    });
  written.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const first = Date.UTC(2040, 0, 1);
  return new Map(
    written.map(({ key }, index) => [key, new Date(first + index * 86_400_000).toISOString().slice(0, 10)]),
  );
}
