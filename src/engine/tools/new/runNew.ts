import { createPage } from '#engine/edit/createPage.ts';
import { createSpecialFile } from '#engine/edit/createSpecialFile.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { newCiFile } from '../ci/newCiFile.ts';
import { updateEditorSchemasIn } from '../editor/writeEditorSchemas.ts';
import { newBlock } from './newBlock.ts';
import { newSite } from './site/newSite.ts';

export interface NewOptions extends Partial<Record<string, string>> {
  what?: string;
  target?: string;
}

/** @throws CommandError if it cannot be written */
export async function runNew(given: NewOptions, usage: string): Promise<EditResult> {
  const { what: kind = '', target } = given;
  const creator = creatorsByKind[kind];
  if (!target || !creator) throw new CommandError(usage);
  const isDryRun = given['dry-run'] === 'yes';
  const result = await creator(target, given, isDryRun);
  if (result.ok && !isDryRun && !['site', 'ci'].includes(kind)) updateEditorSchemasIn(given.pages ?? '');
  return result;
}

type Creator = (target: string, given: NewOptions, isDryRun: boolean) => EditResult | Promise<EditResult>;

const createFileCreator =
  (what: 'data' | 'layout'): Creator =>
  (target, { pages = '' }, isDryRun) =>
    createSpecialFile({ pages, isDryRun }, what, target);

const creatorsByKind: Partial<Record<string, Creator>> = {
  page: (target, { pages = '', from, title, markdown }, isDryRun) =>
    createPage({ pages, isDryRun, from: from || undefined, title, isMarkdown: markdown === 'yes' }, target),
  data: createFileCreator('data'),
  layout: createFileCreator('layout'),
  block: (target, _, isDryRun) => newBlock(target, isDryRun),
  ci: (target, { pages = '' }, isDryRun) => newCiFile(target, pages, isDryRun),
  site: (target, { name, language, brand, look }, isDryRun) =>
    newSite(
      target,
      { ...(name && { name }), ...(language && { language }), ...(brand && { brand }), ...(look && { look }) },
      isDryRun,
    ),
};
