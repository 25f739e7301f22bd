import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { BlockContext, Labels } from '#shared/content.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { assertHydrate } from './assertHydrate.ts';
import type { ServerModule } from './code.ts';

/** What the browser needs to wake one block. */
export interface IslandData {
  props: JsonObject;
  level: BlockContext['level'];
  at: string;
}

/** Blocks as HTML, and what was learnt on the way. */
export interface RenderedBlocks {
  html: string;
  /** By identifier prefix, which is also the island's name in the HTML. */
  islands: Record<string, IslandData>;
  /** Block types that the browser may have to load. */
  islandTypes: Set<string>;
  hasPageHeading: boolean;
  jsonLd: object[];
}

/**
 * Blocks of one content are rendered once for the whole site as long as they keep coming. What has come only once is not
 * cached: that is nearly all of a site, and would fill the memory.
 */
export class BlockCache {
  readonly #seen = new Set<string>();
  readonly #html = new RecentMap<string, string>(300);

  get = (prefix: string): string | undefined => this.#html.get(prefix);

  set(prefix: string, html: string): void {
    if (this.#seen.has(prefix)) this.#html.set(prefix, html);
    else if (this.#seen.size === 5000) this.#seen.clear();
    this.#seen.add(prefix);
  }
}

/** Renders the blocks of one page or of the shell, one tree each. */
export interface BlockRenderer {
  server: ServerModule;
  labels: Labels;
  cache: BlockCache;
  /** Address of the file with the islands' properties, written on each island: for blocks outside of `<main>`. */
  islandsAddress?: string;
  /** Addresses of the code that a block of a type is hydrated with; left out where nobody is going to touch one. */
  codeOf?: (type: string) => string;
  /** In dev each frame says where its block is written. */
  isDev?: boolean;
  /** How often each prefix was used: ids must differ where a block stands twice. */
  used: Map<string, number>;
  result: RenderedBlocks;
}

/** A renderer for one document or for the shell. */
export function createBlockRenderer(
  parts: Pick<BlockRenderer, 'server' | 'labels' | 'cache' | 'codeOf' | 'islandsAddress' | 'isDev'>,
): BlockRenderer {
  const result = {
    html: '',
    islands: {},
    islandTypes: new Set<string>(),
    hasPageHeading: false,
    jsonLd: [],
  };
  return { ...parts, used: new Map(), result };
}

/** Renders blocks one after the other, containers from the inside out; gives the HTML of each. */
export function renderBlocks(blocks: ResolvedBlock[], renderer: BlockRenderer): string[] {
  return blocks.map((block) => renderBlock(block, renderer));
}

/**
 * What a layout, a shared block or the site brings may stand on many pages: its name follows from its content, and rendered once
 * for all of them. A page's own blocks are counted: hardly one of them comes again, and comparing them all takes longer
 * than rendering those.
 */
function renderBlock(block: ResolvedBlock, renderer: BlockRenderer): string {
  const { type, props, level } = block;
  const { server, labels, cache, used, result } = renderer;
  const traits = runCode(() => server.blockTraits(type, props), block);
  assertHydrate(traits.hydrate, block);
  const slots = block.slots.map((inside) => renderBlocks(inside, renderer).join(''));
  const isIsland = traits.hydrate !== 'never';
  result.hasPageHeading ||= traits.isPageHeading;
  result.jsonLd.push(...traits.jsonLd);

  const mayComeAgain = block.origin.startsWith('_');
  const own = mayComeAgain ? `b${contentHash([type, String(level), JSON.stringify(props), ...slots], 7)}` : 'p';
  const times = used.get(own) ?? 0;
  used.set(own, times + 1);
  const prefix = times ? `${own}-${times}` : own;
  const html = renderOnce(block, prefix, mayComeAgain ? cache : undefined, () => {
    const complete = slots.length ? (fillSlots(props, slots) as JsonObject) : props;
    return server.renderBlock(type, complete, { level, labels }, prefix, isIsland);
  });
  if (isIsland) {
    result.islands[prefix] = { props, level, at: block.origin };
    result.islandTypes.add(type);
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
  return frame(block, html, data, server);
}

/** @param cache of blocks that may come again on other pages */
function renderOnce(block: ResolvedBlock, prefix: string, cache: BlockCache | undefined, render: () => string): string {
  const known = cache?.get(prefix);
  if (known !== undefined) return known;
  const html = runCode(render, block);
  cache?.set(prefix, html);
  return html;
}

/** @throws CannotRun naming the block's type and place: code of a block that fails on checked content is at fault itself */
function runCode<Result>(run: () => Result, { type, origin }: ResolvedBlock): Result {
  try {
    return run();
  } catch (error) {
    throw new CannotRun(`The "${type}" block at ${origin} could not be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The frame carries what every block has; for an island it is also React's root. */
function frame(
  { id, tone, reveal }: ResolvedBlock,
  html: string,
  data: Record<string, string | number | undefined>,
  { escapeHtml }: ServerModule,
): string {
  const attributes = Object.entries({ tone, reveal, ...data })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`);
  return `<div class="block"${id ? ` id="${escapeHtml(id)}"` : ''}${attributes.join('')}>${html}</div>`;
}

/** Puts the HTML of inner blocks into their slots. */
export function fillSlots(value: Json | undefined, slots: string[]): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => fillSlots(item, slots) as Json);
  if (!isObject(value)) return value;
  if (typeof value.slot === 'number') return { slot: value.slot, html: slots[value.slot] ?? '' };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillSlots(item, slots)]));
}
