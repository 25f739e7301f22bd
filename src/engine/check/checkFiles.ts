import { join, resolve } from 'node:path';
import { SiteFiles } from '#engine/content/files/siteFiles.ts';
import { cacheDirectory, contentHash } from '#engine/store/cache.ts';
import type { CheckedFolder } from './checkFolder.ts';
import type { CheckOptions } from './checkSite.ts';
import { checkUnread } from './checkUnread.ts';
import { Engine } from './engine.ts';
import { KeptRecords } from './keptRecords.ts';
import { LastRun } from './lastRun.ts';
import { countSourceFiles } from './sourceFiles.ts';

/** A pages folder that was checked, without what it holds. */
export interface CheckedFiles extends Omit<CheckedFolder, 'source'> {
  /** JSON files that were checked. */
  files: number;
}

/**
 * Checks a pages folder as `checkFolder` does, for commands that only report: of pages no more stays in memory than
 * what other files ask for, pages that have not changed are not read, and where nothing has changed since the last time,
 * its result is given again.
 */
export function checkFiles(directory: string, { at }: Pick<CheckOptions, 'at'>): CheckedFiles {
  const folder = keptFolderOf(directory);
  const engine = new Engine();
  const files = new SiteFiles(directory, join(folder, 'hashes'));
  files.look();
  const lastRun = new LastRun(folder, [at, engine.state, files.hashes.state]);
  if (lastRun.result) return lastRun.result;
  const records = new KeptRecords({ folder, engine: engine.hash() });
  const { source, problems, couldNotRun } = checkUnread(files, records, at);
  if (couldNotRun) return { problems, files: 0, couldNotRun };
  const result = { problems, files: countSourceFiles(source) };
  lastRun.keep(result);
  files.keep();
  records.keep();
  return result;
}

/** The folder in which is kept what is known of a pages folder. */
export const keptFolderOf = (directory: string): string =>
  join(cacheDirectory, `checks/${contentHash([resolve(directory)], 16)}`);
