// Generated from the folders beside this file by "npm run gen". Do not edit.
import type { BlockBuild } from '#shared/blockBuild.ts';
import accordion from './accordion/accordion.build.ts';
import form from './form/form.build.ts';
import gallery from './gallery/gallery.build.ts';
import listing from './listing/listing.build.ts';
import { custom } from './customBuilds.ts';

/** Outputs of blocks beside their HTML, by type. */
export const builds: Partial<Record<string, BlockBuild>> = {
  accordion,
  form,
  gallery,
  listing,
  ...custom,
};
