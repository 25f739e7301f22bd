import { defineBlock } from '#shared/block.ts';
import { firstCount } from '#ui/list/firstCount.ts';
import type { Listing } from './listing.types.ts';

/** Something can be done with the list; otherwise it is plain HTML. */
const isSteered = ({ search, filters, pageSize, opensDialog }: Listing) =>
  Boolean(search || filters?.length || pageSize || opensDialog);

/** The end of the list is not in the HTML. */
const isLong = ({ items }: Listing) => items.length > firstCount;

export default defineBlock<Listing>({
  type: 'listing',
  hydrate: (props) => (isLong(props) || isSteered(props) ? 'likely' : 'never'),
  behaviour: ({ detailsButton }) => (detailsButton ? 'disclosure' : undefined),
  load: () => import('./Listing.tsx'),
});
