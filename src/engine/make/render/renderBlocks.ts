import { LRUCache } from 'lru-cache';
import type { BlockPart } from '#engine/problems/areas/code.ts';
import { CodeFailure, runWithContent, type ToFailure, toCodeFailure } from '#engine/problems/codeFailure.ts';
import { waitWithinLimit } from '#engine/problems/codeLimit.ts';
import { formatGiven } from '#engine/problems/failedCode.ts';
import { contentHash } from '#engine/store/cache.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import { hydrateValues } from '#shared/block.ts';
import type { BlockContext, Labels } from '#shared/content.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { componentSchemaOf } from '../resolve/componentSchema.ts';
import { parseOrigin, type ResolvedBlock } from '../resolve/resolved.ts';
import type { ServerModule } from './compiledCode.ts';
import { findDisagreement } from './findDisagreement.ts';
import { markUntranslated } from './markUntranslated.ts';
import { renderBrokenParts } from './renderBrokenBlock.ts';

export interface IslandData {
  props: JsonObject;
  level: BlockContext['level'];
  at: string;
}

export interface RenderedBlocks {
  html: string;
  /** Islands by identifier prefix, which is also the island's name in the HTML. */
  islands: Record<string, IslandData>;
  islandTypes: Set<string>;
  hasPageHeading: boolean;
  /** Names of labels that islands need beside the usual ones. */
  moreLabels: Set<string>;
  jsonLd: object[];
}

/** Cache of rendered blocks across pages, from their second occurrence on: the many unique ones would fill it. */
export class BlockCache {
  readonly #seen = new Set<string>();
  readonly #html = new LRUCache<string, string>({ max: 300 });

  get = (prefix: string): string | undefined => this.#html.get(prefix);

  set(prefix: string, html: string): void {
    if (this.#seen.has(prefix)) this.#html.set(prefix, html);
    else if (this.#seen.size === 5000) this.#seen.clear();
    this.#seen.add(prefix);
  }
}

export interface BlockRenderer {
  server: ServerModule;
  labels: Labels;
  cache: BlockCache;
  /** Address of the islands' properties, written on each island outside `<main>`. */
  islandsAddress?: string;
  /** Addresses of the code for hydrating a block type; left out if no block can be hydrated. */
  codeOf?: (type: string) => string;
  /** True under dev, where each frame contains the block's source location. */
  isDev?: boolean;
  /** Number of uses of each prefix; repeated blocks need different ids. */
  used: Map<string, number>;
  result: RenderedBlocks;
}

export function createBlockRenderer(
  parts: Pick<BlockRenderer, 'server' | 'labels' | 'cache' | 'codeOf' | 'islandsAddress' | 'isDev'>,
): BlockRenderer {
  const result = {
    html: '',
    islands: {},
    islandTypes: new Set<string>(),
    hasPageHeading: false,
    moreLabels: new Set<string>(),
    jsonLd: [],
  };
  return { ...parts, used: new Map(), result };
}

/** Renders blocks in order, containers from the inside out. @returns the HTML of each block */
export function renderBlocks(blocks: ResolvedBlock[], renderer: BlockRenderer): string[] {
  return blocks.map((block) => renderBlock(block, renderer));
}

/**
 * Renders one block. A block of a layout, a shared block or the site may occur on many pages: its prefix is a hash of
 * its content, and it is rendered once. A page's own blocks are numbered, as they rarely repeat: comparing them all
 * takes longer than rendering.
 */
function renderBlock(block: ResolvedBlock, renderer: BlockRenderer): string {
  if (block.broken)
    return wrapInFrame(block, renderBrokenParts(titleOfNote(block), block.broken), { at: block.origin });
  const { type, props, level, ofAddress } = block;
  const { server, labels, cache, used, result } = renderer;
  const traits = runBlockCode('traits', () => server.blockTraitsOf(type, props), block);
  assertHydrate(traits.hydrate, block);
  const slots = block.slots.map((slotBlocks) => renderBlocks(slotBlocks, renderer).join(''));
  const isIsland = traits.hydrate !== 'never';
  result.hasPageHeading ||= traits.isPageHeading;
  result.jsonLd.push(
    ...runBlockCode('structured data', () => server.jsonLdOf(type, { ...props, ...ofAddress }), block),
  );

  const isFromOtherFile = block.origin.startsWith('_');
  const basePrefix = isFromOtherFile
    ? `b${contentHash([type, String(level), JSON.stringify(props), ...slots], 7)}`
    : 'p';
  const useCount = used.get(basePrefix) ?? 0;
  used.set(basePrefix, useCount + 1);
  const prefix = useCount ? `${basePrefix}-${useCount}` : basePrefix;
  const html = renderOnce(block, prefix, isFromOtherFile ? cache : undefined, () => {
    const complete = slots.length ? (fillSlots(props, slots) as JsonObject) : props;
    return server.renderBlock(type, { ...complete, ...ofAddress }, { level, labels }, prefix, isIsland);
  });
  if (isIsland) {
    result.islands[prefix] = { props, level, at: block.origin };
    result.islandTypes.add(type);
    for (const name of traits.moreLabels) result.moreLabels.add(name);
  }
  const data = {
    ...(isIsland && {
      block: type,
      island: prefix,
      hydrate: traits.hydrate,
      code: renderer.codeOf?.(type),
      autoplay: traits.autoplayMs,
      islands: renderer.islandsAddress,
    }),
    at: renderer.isDev ? block.origin : undefined,
  };
  // In dev, React would report attributes that it does not know.
  const isLeft = isIsland && renderer.isDev;
  return wrapInFrame(block, isLeft ? html : markUntranslated(html, block.untranslated), data);
}

const titleOfNote = ({ origin }: ResolvedBlock) =>
  parseOrigin(origin).pointer || origin.startsWith('_')
    ? 'This block cannot be shown yet.'
    : 'The file of this page has to be put right first.';

function renderOnce(block: ResolvedBlock, prefix: string, cache: BlockCache | undefined, render: () => string): string {
  const cached = cache?.get(prefix);
  if (cached !== undefined) return cached;
  const html = runBlockCode('component', render, block);
  cache?.set(prefix, html);
  return html;
}

/** Describes an error of a part of a block's code. */
export const blockFailure =
  (part: BlockPart, { type, origin, props }: ResolvedBlock): ToFailure =>
  (reason, failed) => {
    const disagreement = failed && findDisagreement(reason, failed, props, () => componentSchemaOf(type));
    const args = { type, part, reason, failed, given: formatGiven(props), disagreement };
    return { code: 'block-failed', args, ...parseOrigin(origin) };
  };

/** @throws CodeFailure with the block's source location, as code that fails on checked content has an error itself */
const runBlockCode = <Result>(part: BlockPart, run: () => Result, block: ResolvedBlock): Result =>
  runWithContent(blockFailure(part, block), run);

/**
 * Loads the components of blocks and of those inside them; rendering is synchronous afterwards.
 * @throws CodeFailure for a component whose module cannot be loaded
 */
export async function loadBlocks(blocks: readonly ResolvedBlock[], server: ServerModule): Promise<void> {
  for (const block of blocks) {
    if (block.broken) continue;
    await waitWithinLimit(() => server.loadComponents([block.type])).catch((error: unknown) => {
      throw toCodeFailure(error, blockFailure('component', block));
    });
    await loadBlocks(block.slots.flat(), server);
  }
}

/** Wraps a block in its frame, which has the attributes of all blocks and is the React root of an island. */
function wrapInFrame(
  { id, look, tone, reveal }: ResolvedBlock,
  html: string,
  data: Record<string, string | number | undefined>,
): string {
  const attributes = Object.entries({ look, tone, reveal, ...data })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`);
  return `<div class="block"${id ? ` id="${escapeHtml(id)}"` : ''}${attributes.join('')}>${html}</div>`;
}

/**
 * Rejects an unknown value of `hydrate`: a browser would ignore it, and the block would never be hydrated by itself.
 * @throws CodeFailure with the block's source location and the allowed values
 */
function assertHydrate(given: unknown, block: ResolvedBlock): void {
  if (hydrateValues.some((value) => value === given)) return;
  const givenText = given === undefined ? 'no value of "hydrate"' : `${JSON.stringify(given)} as "hydrate"`;
  const suggestion = typeof given === 'string' ? findNearestName(given, hydrateValues) : undefined;
  const values = hydrateValues.map((value) => quote(value)).join(', ');
  const reason = `it gives ${givenText}. ${didYouMean(suggestion, `It is one of ${values}, or a function of the block's properties that gives one.`)}`;
  throw new CodeFailure([blockFailure('traits', block)(reason)]);
}

export function fillSlots(value: Json | undefined, slots: string[]): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => fillSlots(item, slots) as Json);
  if (!isObject(value)) return value;
  if (typeof value.slot === 'number') return { slot: value.slot, html: slots[value.slot] ?? '' };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillSlots(item, slots)]));
}
