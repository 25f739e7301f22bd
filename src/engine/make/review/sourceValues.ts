import { displayNameOf } from '#engine/content/displayName.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { isObject, type Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { BlockReview } from '#shared/review.ts';
import type { FileLocation } from '#shared/studio.ts';
import { parseOrigin, type ResolvedBlock } from '../resolve/resolved.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';

export const sourceValueAt = (
  { file, pointer }: FileLocation,
  { files }: LocaleSnapshot,
  page: PageSource,
): Json | undefined => valueAt(file === page.file.path ? page.page : files.get(file)?.json, pointer);

export function blockNames(
  block: ResolvedBlock,
  state: LocaleSnapshot,
  page: PageSource,
): Pick<BlockReview, 'type' | 'label' | 'name'> {
  const schema = loadSiteSchemas().blocks.get(block.type)?.schema;
  const sourceValue = sourceValueAt(parseOrigin(block.origin), state, page);
  const tokens = {
    site: state.context.site,
    page: { ...page.page, route: page.route },
    ...(page.item && { item: page.item.item }),
  };
  return {
    type: block.type,
    label: schema?.title ?? block.type,
    name: isObject(sourceValue) ? displayNameOf(sourceValue, schema, tokens) : '',
  };
}
