import type { Listing } from './listing.types.ts';

/** One item of a listing. */
export type Item = Listing['items'][number];
