import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockFolder, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { assertKnownName, CommandError } from '#engine/problems/commandLine.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { customBlocksDirectory, isCustomBlock } from '#engine/store/siteRoot.ts';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { rewriteImports } from './rewriteImports.ts';

/**
 * Copies a block of this program into the blocks of a site, where it takes the place of ours. Its code imports what it
 * needs of this program by public names.
 * @throws CommandError if there is no such block, or if the site has a block of that name
 */
export function ejectBlock(type: string, isDryRun: boolean): EditResult {
  if (!customBlocksDirectory)
    throw new CommandError('Here are the blocks of Lintel itself: change their files in blocks/.');
  assertKnownName('block', type, listBlockTypes());
  if (isCustomBlock(type)) throw new CommandError(`The block "${type}" is one of your own already: blocks/${type}.`);
  const source = blockFolder(type);
  const target = join(customBlocksDirectory, type);
  const paths = listFilesBelow(source).filter((path) => !/\.(test|spec)\.tsx?$/.test(path));
  const listed = paths.map((path) => `  blocks/${type}/${path}`);
  if (isDryRun) return { ok: true, text: ['Would write', ...listed].join('\n') };
  const files = paths.map((path): [string, string] => {
    const text = readFileSync(join(source, path), 'utf8');
    return [join(target, path), /\.tsx?$/.test(path) ? rewriteImports(text, path) : text];
  });
  deferTermination(() => {
    for (const [path, text] of files) {
      makeFolders(dirname(path));
      writeFileSync(path, text);
    }
  });
  const next = [
    `The site uses blocks/${type} from now on; take the folder away, and it uses ours again.`,
    'What it imports from lintel/inner may change with any version: lintel test blocks says whether it still works.',
  ];
  return { ok: true, text: ['Wrote', ...listed, ...next].join('\n') };
}
