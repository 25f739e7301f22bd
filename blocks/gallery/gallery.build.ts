import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { Gallery } from './gallery.types.ts';
import { structuredData } from './structuredData.ts';

export default defineBlockBuild<Gallery>({ jsonLd: structuredData });
