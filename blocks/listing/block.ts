import { defineBlock } from '#shared/block.ts';
import type { ListPagesOfBlock } from '#shared/listPages.ts';
import { isLongList } from '#ui/list/longList.ts';
import type { Listing } from './listing.types.ts';

type ListingOfPage = Listing & ListPagesOfBlock;

/** @returns true if the list has controls; otherwise it is static, and so is a list whose pages have addresses */
function isInteractive({ items, search, filters, pageSize, opensDialog, detailsButton, listPages }: ListingOfPage) {
  const hasControls = Boolean(search || filters?.length || opensDialog || detailsButton);
  return hasControls || (!listPages?.hasPages && (Boolean(pageSize) || isLongList(items)));
}

export default defineBlock<ListingOfPage>({
  type: 'listing',
  hydrate: (props) => (isInteractive(props) ? 'visible' : 'never'),
  load: () => import('./Listing.tsx'),
});
