import type { Listing } from './listing.types.ts';

export type ListingItem = Listing['items'][number];
