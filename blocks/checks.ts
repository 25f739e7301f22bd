// Generated from the folders beside this file by "npm run gen". Do not edit.
import type { BlockCheck } from '#shared/blockCheck.ts';
import accordion from './accordion/accordion.check.ts';
import form from './form/form.check.ts';
import gallery from './gallery/gallery.check.ts';
import listing from './listing/listing.check.ts';
import recording from './recording/recording.check.ts';
import table from './table/table.check.ts';
import { custom } from './customChecks.ts';

/** Checks of blocks that their schemas cannot express, by type. */
export const checks: Partial<Record<string, BlockCheck>> = {
  accordion,
  form,
  gallery,
  listing,
  recording,
  table,
  ...custom,
};

/** Every kind of problem that these checks report, by its permanent code. */
export const blockProblems = {
  ...accordion.problems,
  ...form.problems,
  ...gallery.problems,
  ...listing.problems,
  ...recording.problems,
  ...table.problems,
};
