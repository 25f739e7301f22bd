import { resolve } from 'node:path';
import { SiteFiles } from '#engine/content/files/siteFiles.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { CheckedFolder } from './checkFolder.ts';
import { checkKey } from './checkKey.ts';
import type { CheckOptions } from './checkSite.ts';
import { checkUnread } from './checkUnread.ts';
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
  const engine = checkKey();
  const files = new SiteFiles(directory, `${folder}/hashes`);
  files.look();
  const lastRun = new LastRun(folder, [at, engine, files.hashes.state]);
  if (lastRun.result) return lastRun.result;
  const records = new KeptRecords({ folder, engine });
  const { source, problems, couldNotRun } = checkUnread(files, records, at);
  if (couldNotRun) return { problems, files: 0, couldNotRun };
  const result = { problems, files: countSourceFiles(source) };
  lastRun.keep(result);
  files.save();
  records.keep();
  return result;
}

/** The folder of the states in which is kept what is known of a pages folder. */
export const keptFolderOf = (directory: string): string => `checks/${contentHash([resolve(directory)], 16)}`;
