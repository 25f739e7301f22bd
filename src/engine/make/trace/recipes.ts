import { fillText, isFieldName, type Made } from '#engine/content/query.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { notePlaces, placeOf } from './places.ts';

/** Where a value is written, and its text, with marks around parts of it that are written elsewhere. */
export interface Written {
  place: Place;
  text: string;
}

type Holder = JsonObject | Json[];
type Key = string | number;

/** Where a key of a made object comes from. */
type Recipe = (key: Key) => Written | undefined;

/** A text that is nothing but one field of an item. */
const onlyField = /^\{\s*item\.([\w-]+(?:\.[\w-]+)*)\s*\}$/;

const valueAt = (holder: Holder, key: Key): Json | undefined =>
  Array.isArray(holder) ? holder[Number(key)] : Object.hasOwn(holder, key) ? holder[key] : undefined;

const asText = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Finds where values are written, also those of objects that were made of parts of others. */
export class Recipes {
  readonly #recipes = new WeakMap<object, Recipe>();
  readonly #mark: (written: Written) => string;

  /** @param mark gives a text with marks around it */
  constructor(mark: (written: Written) => string) {
    this.#mark = mark;
  }

  /** Where the value at a key is written; undefined for what is in no file. */
  written(holder: Holder, key: Key): Written | undefined {
    const recipe = this.#recipes.get(holder);
    if (recipe) return recipe(key);
    const place = placeOf(holder, key);
    return place && { place, text: asText(valueAt(holder, key)) };
  }

  /** The keys of an object come from others; where several have the same, from the last. */
  merged = (made: JsonObject, from: JsonObject[]): void => {
    this.#recipes.set(made, (key) => {
      const holder = from.findLast((each) => Object.hasOwn(each, key));
      const written = holder && this.written(holder, key);
      // A date that was put in words.
      const isChanged = holder && valueAt(holder, key) !== valueAt(made, key);
      return written && isChanged ? { ...written, text: asText(valueAt(made, key)) } : written;
    });
  };

  /**
   * An item was made of a page.
   * @param withTokens puts values in the place of tokens, as on that page
   */
  page(made: JsonObject, { page, file }: PageSource, withTokens: (text: string) => string): void {
    notePlaces(page, file.path);
    const card = isObject(page.card) ? page.card : {};
    const first = (key: string, other: string): [Holder, Key] =>
      (card[key] ?? null) === null ? [page, other] : [card, key];
    const own: Record<string, [Holder, Key]> = {
      title: first('title', 'heading'),
      text: first('text', 'description'),
      image: first('image', 'image'),
      icon: [card, 'icon'],
      order: [page, 'order'],
      section: [page, 'section'],
    };
    this.#recipes.set(made, (key) => {
      const [holder, name] = own[key] ?? [isObject(page.fields) ? page.fields : {}, key];
      const written = this.written(holder, name);
      return written && { ...written, text: withTokens(written.text) };
    });
  }

  /** `as` has made something of an item. */
  filled: Made = (made, by, item, namesFields) => {
    this.#recipes.set(made, (key) => {
      const entry = valueAt(by, key);
      if (entry === undefined) return this.written(item, key);
      if (namesFields && isFieldName(entry)) return this.#field(item, entry);
      const [, field] = typeof entry === 'string' ? (onlyField.exec(entry) ?? []) : [];
      if (field) return this.#field(item, field);
      const written = this.written(by, key);
      if (!written || typeof entry !== 'string') return written;
      return { ...written, text: fillText(entry, (name) => this.#fieldText(item, name)) ?? written.text };
    });
  };

  /** A field of an item: one of its keys, or one further inside. */
  #field(item: JsonObject, name: string): Written | undefined {
    if (Object.hasOwn(item, name)) return this.written(item, name);
    const keys = name.split('.');
    const holder = readPath(item, keys.slice(0, -1));
    return typeof holder === 'object' && holder !== null ? this.written(holder, keys.at(-1) ?? '') : undefined;
  }

  #fieldText(item: JsonObject, name: string): string | undefined {
    const written = this.#field(item, name);
    if (written) return this.#mark(written);
    const value = Object.hasOwn(item, name) ? item[name] : readPath(item, name.split('.'));
    return value === undefined || value === null ? undefined : String(value);
  }
}
