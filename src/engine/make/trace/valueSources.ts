import { fillTemplateText, isFieldName, type MappedItemListener, readItemField } from '#engine/content/query.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { fieldAsRead } from '#engine/content/templates/fillTemplate.ts';
import { ItemFile } from '#engine/content/templates/itemFile.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { readPath, valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { indexSourceLocations, sourceLocationOf } from './sourceLocations.ts';

/** Source location of a value, and its text with marks around parts from other locations. */
export interface LocatedText {
  place: FileLocation;
  text: string;
}

type JsonContainer = JsonObject | Json[];
type JsonKey = string | number;

type SourceLookup = (key: JsonKey) => LocatedText | undefined;

const singleFieldPattern = /^\{\s*item\.([\w-]+(?:\.[\w-]+)*)\s*\}$/;

const asText = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export class ValueSources {
  readonly #lookups = new WeakMap<object, SourceLookup>();
  readonly #mark: (located: LocatedText) => string;
  /** Pages that templates make, by their paths. */
  readonly #itemFiles = new Map<string, ItemFile>();

  constructor(mark: (located: LocatedText) => string) {
    this.#mark = mark;
  }

  /** Adds a page as a source. @param content of it, with its texts */
  addPage({ file }: PageSource, content: JsonObject): void {
    indexSourceLocations(content, file.path);
    if (file instanceof ItemFile) this.#itemFiles.set(file.path, file);
  }

  /** Place in a file of one in a page: a page that a template makes is in none itself. */
  originOf(place: FileLocation): FileLocation {
    const origin = this.#itemFiles.get(place.file)?.origin(place.pointer);
    return origin ? { file: origin.file.path, pointer: origin.pointer } : place;
  }

  /** Locates the value at a key; undefined if it is in no file. */
  locate(holder: JsonContainer, key: JsonKey): LocatedText | undefined {
    const lookup = this.#lookups.get(holder);
    if (lookup) return lookup(key);
    const location = sourceLocationOf(holder, key);
    if (!location) return undefined;
    const text = asText(readPath(holder, [key]));
    const made = this.#itemFiles.get(location.file);
    return made ? this.#locateInMade(made, location.pointer, text) : { place: location, text };
  }

  /** Locates a value of a page that a template makes; fields of the item in a text of the template are marked. */
  #locateInMade(file: ItemFile, pointer: string, value: string): LocatedText {
    const { template, item } = file.content;
    const writtenAt = ({ file: { path }, pointer: at }: ReturnType<ItemFile['origin']>) =>
      path === file.sources.list.path ? undefined : valueAt(template, at);
    const own = file.origin(pointer);
    // A picture with a text of the template is the item's.
    const source = isObject(writtenAt(own)) ? file.origin(`${pointer}/src`) : own;
    const origin = writtenAt(source) === undefined ? source : own;
    const fieldOf = (name: string) => {
      const shown = fieldAsRead(name, file.content);
      return shown === readItemField(item, name) ? this.#fieldText(item, name) : shown;
    };
    const written = writtenAt(origin);
    const filled = typeof written === 'string' ? fillTemplateText(written, fieldOf) : undefined;
    return { place: { file: origin.file.path, pointer: origin.pointer }, text: filled ?? value };
  }

  recordMerge = (item: JsonObject, from: JsonObject[]): void => {
    this.#lookups.set(item, (key) => {
      const holder = from.findLast((each) => Object.hasOwn(each, key));
      const located = holder && this.locate(holder, key);
      // The value is a formatted date.
      const isChanged = holder && readPath(holder, [key]) !== readPath(item, [key]);
      return located && isChanged ? { ...located, text: asText(readPath(item, [key])) } : located;
    });
  };

  /** @param withTokens replaces tokens as on that page */
  recordPageItem(item: JsonObject, source: PageSource, withTokens: (text: string) => string): void {
    const { page } = source;
    this.addPage(source, page);
    const card = isObject(page.card) ? page.card : {};
    const cardOrPage = (key: string, pageKey: string): [JsonContainer, JsonKey] =>
      (card[key] ?? null) === null ? [page, pageKey] : [card, key];
    const sources: Record<string, [JsonContainer, JsonKey]> = {
      title: cardOrPage('title', 'heading'),
      text: cardOrPage('text', 'description'),
      image: cardOrPage('image', 'image'),
      icon: [card, 'icon'],
      order: [page, 'order'],
      section: [page, 'section'],
    };
    this.#lookups.set(item, (key) => {
      const [holder, name] = getOwnValue(sources, String(key)) ?? [isObject(page.fields) ? page.fields : {}, key];
      const located = this.locate(holder, name);
      return located && { ...located, text: withTokens(located.text) };
    });
  }

  recordFilledItem: MappedItemListener = (mappedItem, by, item, namesFields) => {
    this.#lookups.set(mappedItem, (key) => {
      const entry = readPath(by, [key]);
      if (entry === undefined) return this.locate(item, key);
      if (namesFields && isFieldName(entry)) return this.#field(item, entry);
      const [, field] = typeof entry === 'string' ? (singleFieldPattern.exec(entry) ?? []) : [];
      if (field) return this.#field(item, field);
      const located = this.locate(by, key);
      if (!located || typeof entry !== 'string') return located;
      return { ...located, text: fillTemplateText(entry, (name) => this.#fieldText(item, name)) ?? located.text };
    });
  };

  #field(item: JsonObject, name: string): LocatedText | undefined {
    if (Object.hasOwn(item, name)) return this.locate(item, name);
    const keys = name.split('.');
    const holder = readPath(item, keys.slice(0, -1));
    return typeof holder === 'object' && holder !== null ? this.locate(holder, keys.at(-1) ?? '') : undefined;
  }

  #fieldText(item: JsonObject, name: string): string | undefined {
    const located = this.#field(item, name);
    if (located) return this.#mark(located);
    const value = Object.hasOwn(item, name) ? item[name] : readPath(item, name.split('.'));
    return value === undefined || value === null ? undefined : String(value);
  }
}
