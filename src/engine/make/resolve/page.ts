import { readDefinitions } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/source.ts';
import { readToken, replaceTokens, type TokenContext, tokensIn } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { resolveBlocks } from './blocks.ts';
import { languagesOf } from './languages.ts';
import { ancestors } from './relations.ts';
import type { ResolvedPage } from './resolved.ts';
import { ribbonOf } from './ribbon.ts';
import type { Trace } from './scope.ts';
import { drawnPicture } from './sharePictures.ts';
import { addressOf, type SiteContext } from './siteContext.ts';
import { createUses, note, type Uses } from './uses.ts';
import { resolveValue } from './values.ts';

/**
 * Resolves one page of a checked site: layout, shared blocks, queries, tokens, pictures, links.
 * @param source the page with all that is in its file
 * @param uses filled with what is looked up
 * @param trace follows what is written where
 */
export function resolvePage(
  source: PageSource,
  context: SiteContext,
  uses: Uses = createUses(),
  trace?: Trace,
): ResolvedPage {
  const { page, route } = source;
  const tokens = pageTokens(source, context, uses);
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, tokens) : '');
  const scope = { context, page: source, tokens, uses, trace, level: 2 as const };
  const own = { blocks: Array.isArray(page.blocks) ? page.blocks : [], origin: `${source.file.path}#/blocks` };
  const layoutName = typeof page.layout === 'string' ? page.layout : undefined;
  if (layoutName) note(uses, `layout:${layoutName}`);
  const layout = layoutName ? context.source.layouts.get(layoutName)?.json : undefined;
  const around = isObject(layout) && Array.isArray(layout.blocks) ? layout.blocks : undefined;
  const structuredData = mergeStructuredData(isObject(layout) ? layout : {}, page, {
    ...tokens,
    base: context.languageBase,
  });
  const ribbon = ribbonOf(source, context);
  const blocks = around
    ? resolveBlocks(around, { ...scope, slotBlocks: own, origin: `_layouts/${layoutName}.json#/blocks` })
    : resolveBlocks(own.blocks, { ...scope, origin: own.origin });
  return {
    route,
    isNotFoundPage: source.isNotFoundPage,
    title: text(page.title),
    description: text(page.description),
    heading: text(page.heading),
    isIndexed: isIndexed(source),
    image: sharingPicture(source, context, uses) ?? drawnPicture(source, text(page.heading), context, uses),
    trail: ancestors(source, context, uses).map((above) => ({
      title: replaceTokens(cardTitle(above), pageTokens(above, context, uses)),
      route: addressOf(above, context),
    })),
    ...(context.editions.length > 1 && { languages: languagesOf(source, context, uses) }),
    ...(structuredData && { structuredData }),
    ...(ribbon && { ribbon }),
    blocks,
  };
}

/** What the layout says of all its pages, and the page of itself; undefined without a type. */
function mergeStructuredData(layout: JsonObject, page: JsonObject, tokens: DataContext): JsonObject | undefined {
  const data: JsonObject = {};
  for (const said of [layout.structuredData, page.structuredData]) if (isObject(said)) Object.assign(data, said);
  return data.type === undefined ? undefined : { '@context': 'https://schema.org', ...asLinkedData(data, tokens) };
}

/** What texts of structured data are made with: tokens, and the folder that addresses of the site are below. */
type DataContext = TokenContext & { base: string };

/** A text with its tokens replaced; one that is nothing but the token of a number is that number. */
function textOrNumber(text: string, tokens: DataContext): string | number {
  const [token] = tokensIn(text);
  const replaced = replaceTokens(text, tokens);
  const value = token && text === `{${token}}` ? readToken(token, tokens) : undefined;
  if (typeof value === 'number') return value;
  return replaced.startsWith('/') ? tokens.base + replaced : replaced;
}

/** JSON-LD writes a thing's type as "@type"; content says "type". */
function asLinkedData(thing: JsonObject, tokens: DataContext): JsonObject {
  const convert = (value: Json): Json => {
    if (typeof value === 'string') return textOrNumber(value, tokens);
    if (Array.isArray(value)) return value.map(convert);
    return isObject(value) ? asLinkedData(value, tokens) : value;
  };
  return Object.fromEntries(
    Object.entries(thing).map(([key, value]) => [key === 'type' ? '@type' : key, convert(value ?? null)]),
  );
}

/** What `{site.…}` and `{page.…}` stand for on a page. A page's own texts may hold `{site.…}`. */
const pageTokens = (source: PageSource, context: SiteContext, uses: Uses): TokenContext => ({
  site: context.site,
  page: { ...source.page, route: source.route },
  note: (path) => note(uses, path),
});

/** Search engines may list the page. */
export const isIndexed = ({ page, isNotFoundPage }: PageSource): boolean => page.index !== false && !isNotFoundPage;

function cardTitle({ page }: PageSource): string {
  const card = isObject(page.card) ? page.card : {};
  return String(card.title ?? page.heading ?? '');
}

const sharingSchemas = new WeakMap<Schema, Schema>();

/** Schema of a picture that is shared. */
function sharingSchema(): Schema {
  const image = readDefinitions().image as Schema;
  return getOrInsert(sharingSchemas, image, () => ({ ...image, place: { widths: [1200], sizes: '' } }));
}

/** Sharing services read no AVIF and want one picture of about 1200 px: the page's own, else its card's. */
function sharingPicture({ page }: PageSource, context: SiteContext, uses: Uses): string | undefined {
  const picture = page.image ?? (isObject(page.card) ? page.card.image : undefined);
  if (picture === undefined) return undefined;
  const tokens = { site: context.site, note: (path: string) => note(uses, path) };
  const scope = { context, uses, tokens, slots: [], resolveBlocks: () => [] };
  const resolved = resolveValue(picture, sharingSchema(), scope);
  if (!isObject(resolved)) return undefined;
  const width = Array.isArray(resolved.widths) ? resolved.widths.at(-1) : undefined;
  return width ? `${resolved.src}-${width}.webp` : String(resolved.src);
}
