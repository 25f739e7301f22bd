import { loadSite } from '#engine/content/loadSite.ts';
import { newFile } from '#engine/edit/newFile.ts';
import { newPage } from '#engine/edit/newPage.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { updateEditorSchemas } from '../editor/writeEditorSchemas.ts';
import { newBlock } from './newBlock.ts';
import { newSite } from './site/newSite.ts';

/** What is asked with `npm run new`, as `readOptions` has read it. */
export interface NewOptions extends Partial<Record<string, string>> {
  what?: string;
  target?: string;
}

/**
 * Writes something new, and the lists for editors that follow from it.
 * @param usage what to say where it is not said what is to be new
 * @throws CannotRun when it cannot be written
 */
export async function runNew(given: NewOptions, usage: string): Promise<EditResult> {
  const { what = '', target } = given;
  const make = kinds[what];
  if (!target || !make) throw new CannotRun(usage);
  const isDryRun = given['dry-run'] === 'yes';
  const result = await make(target, given, isDryRun);
  if (result.ok && !isDryRun && what !== 'site') updateEditorSchemas(loadSite(given.pages ?? '').source);
  return result;
}

type Make = (target: string, given: NewOptions, isDryRun: boolean) => EditResult | Promise<EditResult>;

const fileOf =
  (what: 'data' | 'layout'): Make =>
  (target, { pages = '' }, isDryRun) =>
    newFile({ pages, isDryRun }, what, target);

const kinds: Partial<Record<string, Make>> = {
  page: (target, { pages = '', from, title }, isDryRun) =>
    newPage({ pages, isDryRun, ...(from && { from }), ...(title && { title }) }, target),
  data: fileOf('data'),
  layout: fileOf('layout'),
  block: (target, _, isDryRun) => newBlock(target, isDryRun),
  site: (target, { name, language, brand, look }, isDryRun) =>
    newSite(
      target,
      { ...(name && { name }), ...(language && { language }), ...(brand && { brand }), ...(look && { look }) },
      isDryRun,
    ),
};
