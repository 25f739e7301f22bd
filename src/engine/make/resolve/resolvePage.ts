import { isSiteAddress } from '#engine/content/addresses.ts';
import { ownErrorsOf } from '#engine/content/brokenParts.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { createPlaceFinder } from '#engine/content/templates/fillTemplate.ts';
import { readToken, replaceTokens, type TokenContext, tokensIn } from '#engine/content/text/tokens.ts';
import { composePage } from '#engine/content/textFiles.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { formatPointer, parsePointer } from '#shared/pointer.ts';
import { createDependencyRecord, type DependencyRecord, noteDependency } from './dependencyRecord.ts';
import { withUniqueHeadingIds } from './headingIds.ts';
import { ancestorPages } from './pageRelations.ts';
import { createNote, lookOf, resolveBlocks } from './resolveBlocks.ts';
import type { ResolvedBlock, ResolvedPage } from './resolved.ts';
import { placeInList } from './resolveList.ts';
import { createRibbon } from './ribbon.ts';
import type { ResolveTrace } from './scope.ts';
import { drawnSharePicture, ownSharePicture } from './sharePictures.ts';
import { addressOfPage, findPageLanguages, type SiteContext } from './siteContext.ts';

/**
 * Resolves one page of a checked site: layout, shared blocks, queries, tokens, pictures, links.
 * @param source page with the full content of its file
 */
export function resolvePage(
  source: PageSource,
  context: SiteContext,
  dependencies: DependencyRecord = createDependencyRecord(),
  trace?: ResolveTrace,
): ResolvedPage {
  const { route } = source;
  const { page, uses: textUses } = composePage(source.page, source.file.path, context.source.texts);
  for (const { path } of textUses) if (path !== undefined) noteDependency(dependencies, `text:${path}`);
  const tokens = pageTokens(source, context, dependencies);
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, tokens) : '');
  const scope = { context, page: source, tokens, uses: dependencies, trace, level: 2 as const };
  const pageBlocks = {
    blocks: Array.isArray(page.blocks) ? page.blocks : [],
    origin: `${source.file.path}#/blocks`,
    look: lookOf(page),
  };
  const layoutName = typeof page.layout === 'string' ? page.layout : undefined;
  if (layoutName) noteDependency(dependencies, `layout:${layoutName}`);
  const layout = layoutName ? context.source.layouts.get(layoutName)?.json : undefined;
  const layoutBlocks = isObject(layout) && Array.isArray(layout.blocks) ? layout.blocks : undefined;
  const structuredData = mergeStructuredData(isObject(layout) ? layout : {}, page, {
    ...tokens,
    base: context.languageBase,
  });
  const ribbon = createRibbon(source, context);
  const inList = placeInList(source, context, dependencies);
  if (context.locales.length > 1) noteDependency(dependencies, `languages:${route}`);
  const ownErrors = ownErrorsOf(page);
  const note = ownErrors ? [createNote(ownErrors, { level: 2, origin: `${source.file.path}#` })] : [];
  const blocks = layoutBlocks
    ? resolveBlocks(layoutBlocks, { ...scope, slotBlocks: pageBlocks, origin: `_layouts/${layoutName}.json#/blocks` })
    : resolveBlocks(pageBlocks.blocks, { ...scope, origin: pageBlocks.origin, look: pageBlocks.look });
  return {
    route,
    isNotFoundPage: source.isNotFoundPage,
    title: text(page.title),
    description: text(page.description),
    heading: text(page.heading),
    isIndexed: isIndexed(source),
    image:
      ownSharePicture(source, context, dependencies) ??
      drawnSharePicture(source, text(page.heading), context, dependencies),
    trail: ancestorPages(source, context, dependencies).map((ancestor) => ({
      title: replaceTokens(cardTitle(ancestor), pageTokens(ancestor, context, dependencies)),
      route: addressOfPage(ancestor, context),
    })),
    ...(context.locales.length > 1 && { languages: findPageLanguages(route, context) }),
    ...(structuredData && { structuredData }),
    ...(ribbon && { ribbon }),
    ...(inList && { inList }),
    blocks: withOwnOrigins(withUniqueHeadingIds([...note, ...blocks]), source),
  };
}

/** Blocks whose origins are in files: those of a page that a template makes lead to the template. */
function withOwnOrigins(blocks: ResolvedBlock[], { file, item }: PageSource): ResolvedBlock[] {
  if (!item) return blocks;
  const prefix = `${file.path}#`;
  const findPlace = createPlaceFinder(item);
  const originOf = (pointer: string) => {
    const { of, keys } = findPlace(parsePointer(pointer));
    return of === 'template'
      ? `${item.path}#${formatPointer([...keys])}`
      : `_data/${item.list}.json#${formatPointer(['items', String(item.index), ...keys])}`;
  };
  const withOrigin = (block: ResolvedBlock): ResolvedBlock => ({
    ...block,
    slots: block.slots.map((inner) => inner.map(withOrigin)),
    ...(block.origin.startsWith(prefix) && { origin: originOf(block.origin.slice(prefix.length)) }),
  });
  return blocks.map(withOrigin);
}

/** Merges the structured data of layout and page; undefined without a type. */
function mergeStructuredData(
  layout: JsonObject,
  page: JsonObject,
  tokens: StructuredDataContext,
): JsonObject | undefined {
  const data: JsonObject = {};
  for (const source of [layout.structuredData, page.structuredData]) if (isObject(source)) Object.assign(data, source);
  return data.type === undefined ? undefined : { '@context': 'https://schema.org', ...toJsonLd(data, tokens) };
}

type StructuredDataContext = TokenContext & { base: string };

/** Replaces tokens of a text. A text that is only the token of a number becomes that number. */
function resolveTextOrNumber(text: string, tokens: StructuredDataContext): string | number {
  const [token] = tokensIn(text);
  const replaced = replaceTokens(text, tokens);
  const value = token && text === `{${token}}` ? readToken(token, tokens) : undefined;
  if (typeof value === 'number') return value;
  return isSiteAddress(replaced) ? tokens.base + replaced : replaced;
}

/** Converts structured data to JSON-LD, which has "@type" instead of "type". */
function toJsonLd(data: JsonObject, tokens: StructuredDataContext): JsonObject {
  const convert = (value: Json): Json => {
    if (typeof value === 'string') return resolveTextOrNumber(value, tokens);
    if (Array.isArray(value)) return value.map(convert);
    return isObject(value) ? toJsonLd(value, tokens) : value;
  };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key === 'type' ? '@type' : key, convert(value ?? null)]),
  );
}

/** Values of `{site.…}` and `{page.…}` on a page. Texts of a page may contain `{site.…}`. */
const pageTokens = (source: PageSource, context: SiteContext, dependencies: DependencyRecord): TokenContext => ({
  site: context.site,
  page: { ...source.page, route: source.route },
  note: (path) => noteDependency(dependencies, path),
});

export const isIndexed = ({ page, isNotFoundPage }: PageSource): boolean => page.index !== false && !isNotFoundPage;

function cardTitle({ page }: PageSource): string {
  const card = isObject(page.card) ? page.card : {};
  return String(card.title ?? page.heading ?? '');
}
