import { builds } from '#blocks/builds.ts';
import { parseTranslationPath } from '#engine/content/locales.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { JsonObject } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';
import { createLocaleContexts } from '../resolve/createContexts.ts';
import { parseOrigin, type ResolvedBlock } from '../resolve/resolved.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import { resolveShell } from '../resolve/resolveShell.ts';
import { publishedPages, type SiteContext } from '../resolve/siteContext.ts';

/** Block with which visitors submit data, according to its build file. */
export interface SubmittingBlock {
  type: string;
  /** Unique name, as `contact-us-contact`; for a shared block, its file name: `newsletter`. */
  name: string;
  /** Route of the first page with the block; `/` for a block of the shell. */
  route: string;
  props: JsonObject;
  /** Source location, as in `ResolvedBlock`. */
  origin: string;
}

const submittingBlocksIn = (blocks: ResolvedBlock[]): ResolvedBlock[] =>
  blocks.flatMap((block) => [
    ...(builds[block.type]?.schema ? [block] : []),
    ...block.slots.flatMap(submittingBlocksIn),
  ]);

/** Number of characters of a name; names of files are limited. */
const maxNameLength = 100;

/**
 * Names the schema of a block by what does not change when other blocks come or go: `contact-us.json#/blocks/1` with the
 * anchor `contact` becomes `contact-us-contact`, or is named by its heading; `_blocks/newsletter.json#` becomes
 * `newsletter`.
 */
function schemaNameOf({ origin, id, props }: ResolvedBlock): string {
  const { file, pointer } = parseOrigin(origin);
  const original = parseTranslationPath(file)?.path ?? file;
  const path = original.replace(/\.json$/, '').replace(/^_\w+\//, '');
  const heading = typeof props.heading === 'string' ? slugify(props.heading) : '';
  const own = pointer === '' ? '' : (id ?? heading);
  const name = [...path.split('/').filter(Boolean), ...(own ? [own] : [])].join('-');
  return name.slice(0, maxNameLength);
}

/** Contexts of a site in its languages in which forms are resolved. */
export function contextsForForms(source: SiteSource, at: string): SiteContext[] {
  // The size of a picture makes no difference to what visitors send.
  const media = [...source.media.values()].map(
    (file) => ({ ...file, kind: 'file', width: 1, height: 1, hash: '' }) as const,
  );
  return createLocaleContexts(source, new Map(media.map((file) => [file.path, file])), at);
}

/** Finds the submitting blocks of a checked site in its first language. */
export const findSubmittingBlocks = (source: SiteSource, at: string): SubmittingBlock[] =>
  submittingBlocksOf(contextsForForms(source, at)[0] as SiteContext);

/** Finds the submitting blocks of a site in one language. A shared block is listed once, as it is equal on all pages. */
export function submittingBlocksOf(context: SiteContext): SubmittingBlock[] {
  const locatedBlocks = [
    ...publishedPages(context).flatMap((page) =>
      submittingBlocksIn(resolvePage(page, context).blocks).map((block) => ({ block, route: page.route })),
    ),
    ...submittingBlocksIn(resolveShell(context).slots.flat()).map((block) => ({ block, route: '/' })),
  ];
  const blocks = new Map<string, SubmittingBlock>();
  for (const { block, route } of locatedBlocks) {
    const { type, origin, props } = block;
    const definition = JSON.stringify([origin, props]);
    if (!blocks.has(definition)) blocks.set(definition, { type, name: schemaNameOf(block), route, props, origin });
  }
  return withUniqueNames([...blocks.values()]);
}

/** Length of the hash that tells blocks of one name apart. */
const hashLength = 6;

/** Adds a hash of what they ask for to names that several blocks have, and a number if that is the same, too. */
function withUniqueNames(blocks: SubmittingBlock[]): SubmittingBlock[] {
  const counts = new Map<string, number>();
  for (const { name } of blocks) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
  return blocks.map((block) => {
    if (counts.get(block.name) === 1) return block;
    const hashed = `${block.name}-${contentHash([JSON.stringify(block.props)], hashLength)}`;
    let name = hashed;
    for (let number = 2; used.has(name); number++) name = `${hashed}-${number}`;
    used.add(name);
    return { ...block, name };
  });
}
