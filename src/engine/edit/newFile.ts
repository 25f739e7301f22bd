import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfName } from '#engine/content/addresses.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { addressName } from '#shared/addressName.ts';
import { didYouMean, quote } from '#shared/words.ts';
import { commit } from './commit/commit.ts';
import { type EditOptions, type EditResult, openSite } from './openSite.ts';

/** What can be new; what each begins as is a template in the folder `new` beside this file. */
const kinds = {
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

/**
 * Writes a new data list or layout.
 * @throws CannotRun when there is one of that name, or it cannot have it
 */
export function newFile(options: EditOptions, what: keyof typeof kinds, name: string): EditResult {
  const { pages, source } = openSite({ ...options, isForced: true });
  const { folder, noun, next } = kinds[what];
  const path = `${folder}${name}.json`;
  const fault = faultOfName(name);
  if (fault)
    throw new CannotRun(
      `${quote(name)} cannot be the name of a ${noun}: it has ${fault}. ${didYouMean(addressName(name) || undefined, '')}`.trim(),
    );
  if (sourceFiles(source).has(path))
    throw new CannotRun(`There is a ${noun} ${quote(name)} already: ${pages}/${path}.`);
  const after = readFileSync(join(import.meta.dirname, 'new', `${what}.template`), 'utf8');
  const files = [{ to: path, after }];
  if (!options.isDryRun) (options.carryOut ?? commit)(files, pages);
  return {
    ok: true,
    files,
    text: `${options.isDryRun ? 'Would write' : 'Wrote'} ${pages}/${path}.\nNext:\n  ${next(name)}`,
  };
}
