import { defineBlock } from '#shared/block.ts';
import { isLongList } from '#ui/list/longList.ts';
import type { Listing } from './listing.types.ts';

/** @returns true if the list has controls; otherwise it is static */
const isInteractive = ({ items, search, filters, pageSize, opensDialog, detailsButton }: Listing) =>
  Boolean(search || filters?.length || pageSize || opensDialog || detailsButton || isLongList(items));

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (isInteractive(props) ? 'visible' : 'never'),
  load: () => import('./Listing.tsx'),
});
