import { nameOf } from '#engine/content/blockName.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/source.ts';
import { valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { BlockReview } from '#shared/review.ts';
import type { Place } from '#shared/studio.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { ShownState } from './siteState.ts';

/** Place of a block, from its `origin`. */
export function placeOfBlock({ origin }: ResolvedBlock): Place {
  const [file = '', pointer = ''] = origin.split('#');
  return { file, pointer };
}

/** The value that is written at a place; undefined where there is none. */
export const writtenAt = ({ file, pointer }: Place, { files }: ShownState, own: PageSource): Json | undefined =>
  valueAt(file === own.file.path ? own.page : files.get(file)?.json, pointer);

/** What a block is called: its type, and its heading or first words. */
export function blockNames(
  block: ResolvedBlock,
  state: ShownState,
  own: PageSource,
): Pick<BlockReview, 'type' | 'label' | 'name'> {
  const schema = loadSiteSchemas().blocks.get(block.type)?.schema;
  const written = writtenAt(placeOfBlock(block), state, own);
  const tokens = { site: state.context.site, page: { ...own.page, route: own.route } };
  return {
    type: block.type,
    label: schema?.title ?? block.type,
    name: isObject(written) ? nameOf(written, schema, tokens) : '',
  };
}
