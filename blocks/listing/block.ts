import { defineBlock } from '#shared/block.ts';
import { isLong } from '#ui/list/firstCount.ts';
import type { Listing } from './listing.types.ts';

/** Something can be done with the list, or its end is not in the HTML. */
const isDriven = ({ items, search, filters, pageSize, opensDialog }: Listing) =>
  Boolean(search || filters?.length || pageSize || opensDialog || isLong(items));

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (!isDriven(props) && props.detailsButton ? 'visible' : 'never'),
  behaviour: (props) => (isDriven(props) ? 'list' : undefined),
  load: () => import('./Listing.tsx'),
});
