import { formatDate } from '#engine/content/formatDate.ts';
import { iconBody } from '#engine/content/icons.ts';
import { readMinifiedStylesheet } from '#engine/content/media/stylesheet.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isUnwritten } from '#engine/content/schema/unwritten.ts';
import { replaceTokens, textKindOf } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { renderFlow, renderInline } from '#shared/markdown.ts';
import { neededKeys } from '#shared/neededKeys.ts';
import { markPrompt, promptOf } from '#shared/prompt.ts';
import { languageOf, resolveDeadline } from './dates.ts';
import type { ResolvedBlock } from './resolved.ts';
import { lookUpMediaFile, resolveEndpoint, resolveLink } from './resolveLink.ts';
import { resolveMedia } from './resolveMedia.ts';
import { runQuery } from './runQuery.ts';
import type { ResolveScope } from './scope.ts';
import { resolveTypefaces } from './typefaces.ts';
import { isItemVisible, isUnpublishedLink, isWithinDates } from './visibility.ts';

/**
 * Resolves a value of content for a component, according to its schema. It is null if it is not published at the time
 * of the context or is empty. Keys unknown to the schema are removed, as an item of a list may have more than a block
 * shows.
 */
export function resolveValue(value: Json | undefined, schema: Schema, scope: ResolveScope): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (schema.blocks) return resolveSlot(value, scope);
  if (schema.list && isObject(value)) {
    return resolveArray(runQuery(value, schema.items ?? {}, scope), schema, scope);
  }
  if (schema.format === 'media' && (typeof value === 'string' || isObject(value)))
    return resolveMedia(value, schema, scope);
  if (typeof value === 'string') return resolveText(value, schema, scope);
  if (Array.isArray(value)) return value.length > 0 ? resolveArray(value, schema, scope) : value;
  return isObject(value) ? resolveObject(value, schema, scope) : value;
}

/**
 * Resolves the properties of an object that its schema names. Without any, the object remains unchanged.
 * @returns null if a required property is missing
 */
export function resolveObject(value: JsonObject, schema: Schema, scope: ResolveScope): JsonObject | null {
  if (!schema.properties && !isObject(schema.additionalProperties)) return value;
  const resolved: JsonObject = {};
  const slots = scope.slots.length;
  const within = withOwnLink(value, schema, scope);
  const needed = neededKeys(schema, value);
  for (const key of isObject(schema.additionalProperties)
    ? Object.keys(value)
    : keysOf(schema, scope.context.hasEditorValues)) {
    const source = value[key];
    const result = source === undefined ? undefined : resolveProperty(source, key, value, schema, within);
    // Components rely on required properties; a draft or a file that is not there may lack them.
    if ((result === undefined || result === null) && needed.includes(key)) {
      scope.slots.length = slots;
      return null;
    }
    if (result !== undefined && result !== null) resolved[key] = result;
  }
  return resolved;
}

/** Scope of the texts of an object that is a link itself, as a card is. */
function withOwnLink({ link }: JsonObject, { properties }: Schema, scope: ResolveScope): ResolveScope {
  if (typeof link !== 'string' || properties?.link?.format !== 'link') return scope;
  return { ...scope, ownLink: replaceTokens(link, scope.tokens) };
}

/** Resolves a property. @returns null if it is not published */
function resolveProperty(
  source: Json,
  key: string,
  holder: JsonObject,
  { properties, additionalProperties }: Schema,
  scope: ResolveScope,
): Json | null | undefined {
  const others = isObject(additionalProperties) ? (additionalProperties as Schema) : undefined;
  const property = getOwnValue(properties, key) ?? others;
  const isPublishedNow = !property?.properties?.publishAt || !isObject(source) || isWithinDates(source, scope);
  if (!isPublishedNow) return null;
  // Links name anchors by composed letters.
  const value = key === 'id' && typeof source === 'string' ? source.normalize() : source;
  return property && traced(resolveValue(value, property, scope), property, holder, key, scope);
}

const traced = (
  resolved: Json | null | undefined,
  schema: Schema,
  holder: JsonObject | Json[],
  key: string | number,
  scope: ResolveScope,
) => (scope.trace ? scope.trace.mark(resolved, schema, holder, key, scope) : resolved);

const keysBySchema = new WeakMap<Schema, string[]>();

/** Keys of a schema that components receive, cached because every value needs them. */
const keysOf = (schema: Schema, hasEditorValues = false) =>
  hasEditorValues
    ? Object.keys(schema.properties ?? {})
    : getOrInsert(keysBySchema, schema, () =>
        Object.entries(schema.properties ?? {}).flatMap(([key, { isForEditors }]) => (isForEditors ? [] : key)),
      );

/** Resolves a list without unpublished items; null if fewer than the minimum remain. */
function resolveArray(values: Json[], { items = {}, minItems = 1 }: Schema, scope: ResolveScope): Json[] | null {
  const resolvedItems = values.map((item, index) =>
    isItemVisible(item, items, scope) ? traced(resolveValue(item, items, scope), items, values, index, scope) : null,
  );
  const visibleItems = resolvedItems.filter((item) => item !== undefined && item !== null);
  const isShort = visibleItems.length === 0 || (visibleItems.length < values.length && visibleItems.length < minItems);
  return isShort ? null : visibleItems;
}

function resolveSlot(value: Json, scope: ResolveScope): Json {
  const sourceBlocks = Array.isArray(value) ? value : [];
  const blocks: ResolvedBlock[] = scope.resolveBlocks(sourceBlocks);
  // The slot of a layout stays even if the page has no blocks.
  const hasSlot = sourceBlocks.some((block) => isObject(block) && block.type === 'slot');
  if (blocks.length === 0 && sourceBlocks.length > 0 && !hasSlot) return null;
  scope.slots.push(blocks);
  return { slot: scope.slots.length - 1 };
}

function resolveText(value: string, schema: Schema, scope: ResolveScope): Json | undefined {
  const isPlace = scope.context.hasPrompts && isUnwritten(value, schema);
  const prompt = isPlace ? promptFor(schema) : undefined;
  if (schema.format === 'regex' || schema.format === 'verbatim') return prompt ?? value;
  const text = prompt ?? replaceTokens(value, scope.tokens, textKindOf(schema));
  switch (schema.format) {
    case 'link':
      return isUnpublishedLink(text, scope) ? null : (resolveLink(text, scope) as unknown as JsonObject);
    case 'markdown':
      return { html: renderMarkup(text, schema, scope, undefined, copiesBefore(text, schema, scope)) };
    case 'icon': {
      const body = iconBody(text);
      return body === undefined ? undefined : { body };
    }
    case 'endpoint':
      return resolveEndpoint(text, scope);
    case 'typefaces':
      return resolveTypefaces(text, scope) as unknown as JsonObject;
    case 'stylesheet': {
      const file = lookUpMediaFile(text, scope);
      return file && readMinifiedStylesheet(file.absolute);
    }
    case 'moment':
      return undefined;
    case 'deadline':
      return resolveDeadline(text, scope) as unknown as JsonObject;
    case 'date':
      return { iso: text, text: formatDate(text, languageOf(scope)) };
    default:
      return text;
  }
}

/** Words in a place for a text; in place of an address one that leads nowhere. */
function promptFor(schema: Schema): string {
  if (schema.format === 'link') return '';
  return schema.format === 'frame' || schema.format === 'endpoint' ? 'about:blank' : markPrompt(promptOf(schema));
}

/** Texts with footnotes by page, with how often each is on it. */
const textsWithFootnotes = new WeakMap<ResolveScope['uses'], Map<string, number>>();

/** Number of equal texts with footnotes on the page so far. */
function copiesBefore(text: string, schema: Schema, { uses }: ResolveScope): number {
  if (schema.markup !== 'flow' || !text.includes('[^')) return 0;
  const counts = getOrInsert(textsWithFootnotes, uses, () => new Map<string, number>());
  const count = counts.get(text) ?? 0;
  counts.set(text, count + 1);
  return count;
}

/**
 * @param linkOf returns the source text of a link
 * @param copy number of equal texts before it on the page
 */
export function renderMarkup(
  text: string,
  schema: Schema,
  scope: ResolveScope,
  linkOf = (href: string) => href,
  copy = 0,
): string {
  const resolveHref = (href: string) => {
    const link = linkOf(href);
    // What is a link itself needs none in its text that leads to the same place.
    return link === scope.ownLink || isUnpublishedLink(link, scope) ? undefined : resolveLink(link, scope);
  };
  return schema.markup === 'flow' ? renderFlow(text, resolveHref, copy) : renderInline(text, resolveHref);
}
