import { iconBody } from '#engine/content/icons.ts';
import { readStylesheet } from '#engine/content/media/stylesheet.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { renderFlow, renderInline } from '#shared/markdown.ts';
import { fileAddress } from '../images/convert.ts';
import { originalUse, pictureUse } from '../images/mediaUse.ts';
import { formatDate, languageOf } from './dates.ts';
import { lookUpMedium, resolveEndpoint, resolveLink } from './links.ts';
import { isThere, isWithinDates, leadsNowhere } from './presence.ts';
import { runQuery } from './query.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { Scope } from './scope.ts';
import { resolveTypefaces } from './typefaces.ts';
import { ask, note } from './uses.ts';

/**
 * Turns a value as content staff wrote it into what a component takes, as its schema says; null for what is not there at
 * the moment of the context, or has nothing left in it. Keys that the schema does not know are left out: an item of a list may have more than a block shows.
 */
export function resolveValue(value: Json | undefined, schema: Schema, scope: Scope): Json | undefined {
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
 * Resolves what an object's schema knows. Where the schema names no properties, everything stays as it is.
 * @returns null where a part is not there that the object must have
 */
export function resolveObject(value: JsonObject, schema: Schema, scope: Scope): JsonObject | null {
  if (!schema.properties && !isObject(schema.additionalProperties)) return value;
  const others = isObject(schema.additionalProperties) ? (schema.additionalProperties as Schema) : undefined;
  const resolved: JsonObject = {};
  const slots = scope.slots.length;
  for (const key of others ? Object.keys(value) : keysOf(schema)) {
    const written = value[key];
    if (written === undefined) continue;
    const property = ownValue(schema.properties, key) ?? others;
    const isNow = !property?.properties?.publishAt || !isObject(written) || isWithinDates(written, scope);
    const result = isNow
      ? property && traced(resolveValue(written, property, scope), property, value, key, scope)
      : null;
    if (result === null && schema.required?.includes(key)) {
      scope.slots.length = slots;
      return null;
    }
    if (result !== undefined && result !== null) resolved[key] = result;
  }
  return resolved;
}

/** A value that was resolved, as somebody who follows where it comes from marks it. */
const traced = (
  resolved: Json | null | undefined,
  schema: Schema,
  holder: JsonObject | Json[],
  key: string | number,
  scope: Scope,
) => (scope.trace ? scope.trace.mark(resolved, schema, holder, key, scope) : resolved);

const keys = new WeakMap<Schema, string[]>();

/** The keys that a schema knows: asked for with every value of every page. */
const keysOf = (schema: Schema) => getOrInsert(keys, schema, () => Object.keys(schema.properties ?? {}));

/** A list without what is not there at the moment; null where too little is left. */
function resolveArray(values: Json[], { items = {}, minItems = 1 }: Schema, scope: Scope): Json[] | null {
  const found = values.map((item, index) =>
    isThere(item, items, scope) ? traced(resolveValue(item, items, scope), items, values, index, scope) : null,
  );
  const left = found.filter((item) => item !== undefined && item !== null);
  const isShort = left.length === 0 || (left.length < values.length && left.length < minItems);
  return isShort ? null : left;
}

function resolveSlot(value: Json, scope: Scope): Json {
  const written = Array.isArray(value) ? value : [];
  const blocks: ResolvedBlock[] = scope.resolveBlocks(written);
  // A page without blocks leaves the place for them as it is.
  const holdsPlace = written.some((block) => isObject(block) && block.type === 'slot');
  if (blocks.length === 0 && written.length > 0 && !holdsPlace) return null;
  scope.slots.push(blocks);
  return { slot: scope.slots.length - 1 };
}

function resolveText(value: string, schema: Schema, scope: Scope): Json | undefined {
  if (schema.format === 'regex' || schema.format === 'verbatim') return value;
  const text = replaceTokens(value, scope.tokens);
  switch (schema.format) {
    case 'link':
      return leadsNowhere(text, scope) ? null : (resolveLink(text, scope) as unknown as JsonObject);
    case 'markdown':
      return { html: renderMarkup(text, schema, scope) };
    case 'icon': {
      const body = iconBody(text);
      return body === undefined ? undefined : { body };
    }
    case 'endpoint':
      return resolveEndpoint(text, scope);
    case 'typefaces':
      return resolveTypefaces(text, scope) as unknown as JsonObject;
    case 'stylesheet': {
      const file = lookUpMedium(text, scope);
      return file && readStylesheet(file.absolute);
    }
    case 'moment':
      return undefined;
    case 'date':
      return { iso: text, text: formatDate(text, languageOf(scope)) };
    default:
      return text;
  }
}

/**
 * Markdown as HTML.
 * @param written gives a link of the text as it is written
 */
export function renderMarkup(text: string, schema: Schema, scope: Scope, written = (href: string) => href): string {
  const resolveHref = (href: string) => {
    const link = written(href);
    return leadsNowhere(link, scope) ? undefined : resolveLink(link, scope);
  };
  return schema.markup === 'flow' ? renderFlow(text, resolveHref) : renderInline(text, resolveHref);
}

function resolveMedia(value: string | JsonObject, schema: Schema, scope: Scope): Json | undefined {
  const inDark = isObject(value) && typeof value.srcInDark === 'string' && resolveInDark(value, schema, scope);
  if (inDark && schemeOf(scope) === 'dark') return inDark;
  const resolved = resolveFile(value, schema, scope);
  if (!inDark || !isObject(resolved)) return resolved;
  const { alt, focus, ...file } = inDark;
  return { ...resolved, inDark: file };
}

function schemeOf({ context: { site }, uses }: Scope): Json | undefined {
  note(uses, 'site.theme.scheme');
  return isObject(site.theme) ? site.theme.scheme : undefined;
}

/** The picture that is given for dark pages, where there are any. */
function resolveInDark({ srcInDark, ...rest }: JsonObject, schema: Schema, scope: Scope): JsonObject | undefined {
  if (!['dark', 'auto'].includes(String(schemeOf(scope)))) return undefined;
  const resolved = resolveFile({ ...rest, src: srcInDark }, schema, scope);
  return isObject(resolved) ? resolved : undefined;
}

function resolveFile(value: string | JsonObject, schema: Schema, scope: Scope): Json | undefined {
  const path = replaceTokens(String(typeof value === 'string' ? value : value.src), scope.tokens);
  const media = lookUpMedium(path, scope);
  if (!media) return undefined;
  const isPicture = isObject(schema.properties);
  if (!isPicture || media.kind !== 'raster') {
    ask(scope.uses, originalUse(media));
    const address = scope.context.base + fileAddress(media);
    return isPicture ? picture(address, value, media, scope) : address;
  }
  const { widths, sizes } = schema.place ?? anyPlace;
  const use = pictureUse(media, widths);
  ask(scope.uses, use);
  return { ...picture(scope.context.base + use.src, value, media, scope), widths: use.widths, sizes };
}

const anyPlace: NonNullable<Schema['place']> = { widths: [480, 960, 1600], sizes: '100vw' };

function picture(
  src: string,
  value: string | JsonObject,
  media: { width: number; height: number },
  scope: Scope,
): JsonObject {
  const { alt, focus } = isObject(value) ? value : {};
  return {
    src,
    alt: typeof alt === 'string' ? replaceTokens(alt, scope.tokens) : '',
    width: media.width,
    height: media.height,
    ...(typeof focus === 'string' && { focus }),
  };
}
