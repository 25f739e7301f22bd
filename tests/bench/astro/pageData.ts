import type { CompiledCode, ServerModule } from '#engine/make/render/compiledCode.ts';
import { createSiteCss } from '#engine/make/render/siteCss.ts';
import type { ResolvedBlock } from '#engine/make/resolve/resolved.ts';
import type { Site } from '#render/site.types.ts';
import { defaultLabels } from '#shared/content.ts';
import type { JsonObject } from '#shared/json.ts';
import type { ResolvedSite } from '../sites/resolvedSite.ts';

/** A block as the Astro pages take it. */
export interface IslandBlock {
  type: string;
  props: JsonObject;
  level: number;
  id?: string | undefined;
  tone?: string | undefined;
  reveal?: string | undefined;
  autoplay?: number | undefined;
  /** True if it is hydrated, as in Lintel. */
  isIsland: boolean;
  slots: IslandBlock[][];
}

/** Content of the files below `src/data` of the project, by their names. */
export interface PageData {
  'pages.json': { route: string; head: string; heading: string; blocks: IslandBlock[] }[];
  'shell.json': { site: JsonObject; labels: object; languages: string[]; slots: IslandBlock[][] };
  'labels.json': object;
  'theme.css': string;
}

/**
 * Converts resolved pages to the form that the Astro project reads.
 * @param code compiled, with the hydration rules
 * @param headOf markup of a page's head, by its route
 */
export function pageData(
  { pages, shell, languages }: ResolvedSite,
  code: CompiledCode,
  headOf: (route: string) => string,
): PageData {
  const { server } = code;
  const site = shell.site as unknown as Site;
  const labels = server.siteLabelsOf(site);
  const isHeading = ({ type, props }: ResolvedBlock) => server.blockTraitsOf(type, props).isPageHeading;
  return {
    'pages.json': pages.map(({ route, heading, blocks }) => ({
      route,
      head: headOf(route),
      heading: allOf(blocks).some(isHeading) ? '' : heading,
      blocks: blocks.map((block) => blockData(block, server)),
    })),
    'shell.json': {
      site: shell.site,
      labels,
      languages,
      slots: shell.slots.map((slot) => slot.map((block) => blockData(block, server))),
    },
    'labels.json': Object.fromEntries(Object.entries(labels).filter(([name]) => name in defaultLabels)),
    // The theme's part only.
    'theme.css': createSiteCss({ ...code, css: '', bothSchemesCss: '' }, site),
  };
}

/** All blocks, those inside containers too. */
export const allOf = <Block extends { slots: Block[][] }>(blocks: Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...block.slots.flatMap(allOf)]);

function blockData({ type, props, level, id, tone, reveal, slots }: ResolvedBlock, server: ServerModule): IslandBlock {
  const { hydrate, autoplayMs } = server.blockTraitsOf(type, props);
  const isIsland = hydrate !== 'never';
  const inside = slots.map((slot) => slot.map((block) => blockData(block, server)));
  return { type, props, level, id, tone, reveal, autoplay: isIsland ? autoplayMs : undefined, isIsland, slots: inside };
}
