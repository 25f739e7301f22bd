import type { Site } from '#render/site.types.ts';
import type { Labels } from '#shared/content.ts';
import { contentHash } from '../cache.ts';
import { createStylesheet, type Stylesheet } from '../css/stylesheet.ts';
import type { ResolvedShell } from '../resolve/site.ts';
import { isObject, type Json, type JsonObject } from '../schema/json.ts';
import { type BlockCache, createBlockRenderer, fillSlots, type IslandData, renderBlocks } from './blocks.ts';
import { type CodeAddresses, codeAddresses } from './chunks.ts';
import type { CompiledCode } from './code.ts';

/** What all pages of a site share while they are rendered. */
export interface SiteRenderer {
  code: CompiledCode;
  /** In dev, Vite puts modules and styles into the page itself: no policy, the whole style sheet. */
  isDev: boolean;
  site: Site;
  labels: Labels;
  blocks: BlockCache;
  stylesheet: Stylesheet;
  /** Address of the whole style sheet. */
  cssAddress: string;
  addresses: CodeAddresses;
  /** Properties of the islands in the shell, and the address of their file. */
  shellIslands: { address: string; json: string; types: Set<string> };
  /** Markup of the blocks in the shell: they stand in panels that are closed at first. */
  shellBlocks: string[];
  /** Markup around `<main>` for a route. */
  shell: (route: string) => { before: string; after: string };
  /** Origins that blocks send requests to. */
  endpoints: Set<string>;
  /** Origins of scripts that the site's data names. */
  scripts: string[];
  /** Changes when a page must be rendered again although its own content is the same. */
  key: string;
}

/** Prepares what is the same on every page: style sheet, shell, addresses of code. */
export function createSiteRenderer(code: CompiledCode, resolved: ResolvedShell, endpoints: Set<string>): SiteRenderer {
  const labels = code.server.siteLabels(resolved.site as unknown as Site);
  const css = code.css + code.server.themeCss(resolved.site.theme as Site['theme']);
  const address = `/assets/shell-${contentHash([code.hash, JSON.stringify(resolved)], 8)}.json`;
  const blocks: BlockCache = new Map();
  const renderer = createBlockRenderer({ server: code.server, labels, cache: blocks, islandsAddress: address });
  const slots = resolved.slots.map((inside) => renderBlocks(inside, renderer).join(''));
  const site = fillSlots(resolved.site, slots) as unknown as Site;
  const stylesheet = createStylesheet(css);
  return {
    code,
    isDev: code.hash === '',
    site,
    labels,
    blocks,
    stylesheet,
    cssAddress: `/assets/site-${contentHash([css], 8)}.css`,
    addresses: codeAddresses(code.manifest),
    shellIslands: {
      address,
      json: islandsJson(labels, renderer.result.islands),
      types: renderer.result.islandTypes,
    },
    shellBlocks: slots,
    shell: shellByState(code, site, resolved.site),
    endpoints,
    scripts: site.enquiry?.widget?.key ? [new URL(site.enquiry.widget.src).origin] : [],
    key: contentHash([code.hash, JSON.stringify(resolved), css, [...endpoints].sort().join()]),
  };
}

/** The file that islands are woken with. */
export const islandsJson = (labels: Labels, islands: Record<string, IslandData>) => JSON.stringify({ labels, islands });

/**
 * The shell differs only in which of its links is marked as current: pages that it does not link to share the state
 * of the nearest page above them that it does.
 */
function shellByState(code: CompiledCode, site: Site, raw: JsonObject): SiteRenderer['shell'] {
  const linked = new Set(linksIn(raw));
  const states = new Map<string, { before: string; after: string }>();
  return (route) => {
    const state = linked.has(route) ? route : `${nearestAbove(route, linked)}/_`;
    let markup = states.get(state);
    if (!markup) {
      markup = code.server.renderShell(site, state);
      states.set(state, markup);
    }
    return markup;
  };
}

function nearestAbove(route: string, linked: Set<string>): string {
  let above = route;
  while (above && !linked.has(above)) above = above.slice(0, above.lastIndexOf('/'));
  return above;
}

function linksIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isObject(value)) return typeof value === 'string' && value.startsWith('/') ? [value] : [];
  return Object.values(value).flatMap(linksIn);
}
