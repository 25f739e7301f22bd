import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { Gallery } from './gallery.types.ts';
import { createStructuredData } from './structuredData.ts';

export default defineBlockBuild<Gallery>({ jsonLd: createStructuredData });
