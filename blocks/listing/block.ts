import { defineBlock } from '#shared/block.ts';
import { firstCount } from '#ui/list/firstCount.ts';
import type { Listing } from './listing.types.ts';

/** Something can be done with the list; otherwise it is plain HTML. */
const isSteered = ({ search, filters, pageSize, opensDialog, detailsButton }: Listing) =>
  Boolean(search || filters?.length || pageSize || opensDialog || detailsButton);

/** The end of the list is not in the HTML. */
const isLong = ({ items }: Listing) => items.length > firstCount;

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (isLong(props) ? 'visible' : isSteered(props) ? 'interaction' : 'never'),
  load: () => import('./Listing.tsx'),
});
