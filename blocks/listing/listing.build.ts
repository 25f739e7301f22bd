import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { Listing } from './listing.types.ts';
import { createStructuredData } from './structuredData.ts';

export default defineBlockBuild<Listing>({ jsonLd: createStructuredData });
