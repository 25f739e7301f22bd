import { defineBlock } from '#shared/block.ts';
import { isLongList } from '#ui/list/longList.ts';
import type { Listing } from './listing.types.ts';

/** @returns true if the list has controls; otherwise it is static, and so are pages with addresses */
const isInteractive = ({ items, search, filters, pageSize, addresses, opensDialog, detailsButton }: Listing) => {
  const hasControls = Boolean(search || filters?.length || opensDialog || detailsButton);
  return hasControls || (!(addresses && pageSize) && (Boolean(pageSize) || isLongList(items)));
};

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (isInteractive(props) ? 'visible' : 'never'),
  load: () => import('./Listing.tsx'),
});
