import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainInvalidName } from '#engine/content/addresses.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import { slugify } from '#shared/slugify.ts';
import { commit } from './commit/commit.ts';
import { type EditOptions, type EditResult, openSite } from './openSite.ts';

const fileKinds = {
  data: {
    folder: '_data/',
    noun: 'data list',
    next: (name: string) => `"items": { "from": "${name}" }   in a block that has a list shows it`,
  },
  layout: {
    folder: '_layouts/',
    noun: 'layout',
    next: (name: string) => `"layout": "${name}"   in a page puts these blocks around its own, which stand in the slot`,
  },
};

/** Creates a data list or layout. @throws CommandError if the name is taken or invalid */
export function createSpecialFile(options: EditOptions, kind: keyof typeof fileKinds, name: string): EditResult {
  const { pages, source } = openSite({ ...options, isForced: true });
  const { folder, noun, next } = fileKinds[kind];
  const path = `${folder}${name}.json`;
  const reason = explainInvalidName(name);
  if (reason)
    throw new CommandError(
      `${quote(name)} cannot be the name of a ${noun}: it has ${reason}. ${didYouMean(slugify(name) || undefined, '')}`.trim(),
    );
  if (sourceFiles(source).has(path))
    throw new CommandError(`There is a ${noun} ${quote(name)} already: ${pages}/${path}.`);
  const after = readFileSync(join(import.meta.dirname, 'new', `${kind}.template`), 'utf8');
  const files = [{ to: path, after }];
  if (!options.isDryRun) (options.carryOut ?? commit)(files, pages);
  return {
    ok: true,
    files,
    text: `${options.isDryRun ? 'Would write' : 'Wrote'} ${pages}/${path}.\nNext:\n  ${next(name)}`,
  };
}
