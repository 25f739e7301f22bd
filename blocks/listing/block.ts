import { defineBlock } from '#shared/block.ts';
import { isLong } from '#ui/list/longList.ts';
import type { Listing } from './listing.types.ts';

/** Something can be done with the list; otherwise it is plain HTML. */
const reacts = ({ items, search, filters, pageSize, opensDialog, detailsButton }: Listing) =>
  Boolean(search || filters?.length || pageSize || opensDialog || detailsButton || isLong(items));

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (reacts(props) ? 'visible' : 'never'),
  load: () => import('./Listing.tsx'),
});
