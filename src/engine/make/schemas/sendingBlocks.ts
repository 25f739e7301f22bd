import { builds } from '#blocks/builds.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { JsonObject } from '#shared/json.ts';
import { resolvePage } from '../resolve/page.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import { resolveShell } from '../resolve/site.ts';
import { createSiteContext, publishedPages } from '../resolve/siteContext.ts';

/** A block of a site with which visitors send something, as its build file says. */
export interface SendingBlock {
  type: string;
  /** Name of its own, as `contact-us-contact`; of a block that is written once, the block's: `newsletter`. */
  name: string;
  /** The page on which it stands, or the first of several; `/` for one that stands around every page. */
  route: string;
  /** What its component takes. */
  props: JsonObject;
}

const sendingIn = (blocks: ResolvedBlock[]): ResolvedBlock[] =>
  blocks.flatMap((block) => [...(builds[block.type]?.schema ? [block] : []), ...block.slots.flatMap(sendingIn)]);

/** `contact-us.json#/blocks/1` with the anchor `contact` is `contact-us-contact`, `_blocks/newsletter.json#` is `newsletter`. */
function nameOf({ origin, id }: ResolvedBlock): string {
  const [file = '', pointer = ''] = origin.split('#');
  const path = file.replace(/\.json$/, '').replace(/^_\w+\//, '');
  return [...path.split('/').filter(Boolean), ...(pointer && id ? [id] : [])].join('-');
}

/**
 * Every such block of a checked site, each once: a shared block stands on many pages, and is the same on all of them.
 * @param at ISO 8601 day on which drafts and dates are judged
 */
export function sendingBlocks(source: SiteSource, at: string): SendingBlock[] {
  const context = createSiteContext(source, new Map(), at);
  const found = [
    ...publishedPages(context).flatMap((page) =>
      sendingIn(resolvePage(page, context).blocks).map((block) => ({ block, route: page.route })),
    ),
    ...sendingIn(resolveShell(context).slots.flat()).map((block) => ({ block, route: '/' })),
  ];
  const blocks = new Map<string, SendingBlock>();
  for (const { block, route } of found) {
    const { type, origin, props } = block;
    const definition = JSON.stringify([origin, props]);
    if (!blocks.has(definition)) blocks.set(definition, { type, name: nameOf(block), route, props });
  }
  return withOwnNames([...blocks.values()]);
}

/** Two blocks may come by the same name; the later ones get a number. */
function withOwnNames(blocks: SendingBlock[]): SendingBlock[] {
  const used = new Map<string, number>();
  return blocks.map((block) => {
    const times = (used.get(block.name) ?? 0) + 1;
    used.set(block.name, times);
    return times > 1 ? { ...block, name: `${block.name}-${times}` } : block;
  });
}
