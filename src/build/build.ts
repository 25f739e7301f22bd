import { resolve } from 'node:path';
import { type CheckedSite, SiteChecker } from './check/checkedSite.ts';
import { CannotRun } from './errors/commandLine.ts';
import type { Problem } from './errors/problem.ts';
import { measureMedia } from './images/measure.ts';
import { holdingLock } from './incremental/buildLock.ts';
import { readState, statePath, writeState } from './incremental/buildState.ts';
import { makeSite } from './incremental/makeSite.ts';
import type { PublicationDate } from './load/publication.ts';
import type { SiteSource } from './load/source.ts';
import type { DeliveryOptions } from './output/deliver.ts';
import type { PackReport } from './output/pack.ts';
import type { PageBytes } from './output/pageBytes.ts';
import { PageWorkers } from './prerender/pageWorkers.ts';
import { noteUse, pruneCache } from './pruneCache.ts';
import type { Shard } from './shard/shard.ts';

/** What a build is asked for. */
export interface BuildOptions extends DeliveryOptions {
  /** Folder of the site's content. */
  pages: string;
  /** Folder for the finished site, or a link to one; it becomes the new site when everything has succeeded. */
  out: string;
  /** ISO day on which drafts and dates are judged; today when left out. */
  at?: string;
}

/** What a build found and did. */
export interface BuildResult {
  /** All but the blocks of the pages. */
  source: SiteSource;
  problems: Problem[];
  /** False when the content has errors: nothing was written. */
  ok: boolean;
  /** Pages of the site. */
  pageCount: number;
  /** What each page costs a visitor; of a large site, only some. */
  pages: PageBytes[];
  /** Pictures that were converted now; the others were in the cache. */
  converted: number;
  /** Pages that were rendered now; the others are as they were. */
  rendered: number;
  /** Files that were written; the others are as they were. */
  written: number;
  /** What packing the texts has cost; absent when nobody asked for it. */
  packed?: PackReport;
  /** Days on which building again shows something else. */
  dates: PublicationDate[];
}

/** Today's date in the machine's time zone, ISO 8601. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/**
 * Builds a site: load, check, resolve, prerender, write. What has not changed since the last build into the same folder
 * is left as it is.
 * @param shard which part of the site is made; all of it when it is left out
 * @throws CannotRun when there is nothing that could be built
 */
export async function buildSite(
  { pages, out, at = today(), ...delivery }: BuildOptions,
  shard?: Shard,
): Promise<BuildResult> {
  const workers = new PageWorkers();
  try {
    const checker = new SiteChecker(resolve(pages), { keep: true });
    workers.expect(checker.look());
    return await buildWith(workers, checker.check(at, []), { pages, out, at, ...delivery }, shard);
  } finally {
    await workers.stop();
  }
}

async function buildWith(
  workers: PageWorkers,
  checked: CheckedSite,
  asked: BuildOptions & { at: string },
  shard: Shard | undefined,
): Promise<BuildResult> {
  if (checked.couldNotRun) throw new CannotRun(checked.couldNotRun);
  const { source, problems } = checked;
  const found = { source, problems, dates: checked.dates() };
  if (problems.some(({ severity }) => severity === 'error'))
    return { ...found, ok: false, pageCount: 0, pages: [], converted: 0, rendered: 0, written: 0 };
  return { ...found, ok: true, ...(await buildChecked(workers, checked, asked, shard)) };
}

async function buildChecked(
  workers: PageWorkers,
  checked: CheckedSite,
  asked: BuildOptions & { at: string },
  shard: Shard | undefined,
) {
  const { pages: folder, out: output, at, ...delivery } = asked;
  const [pages, out] = [resolve(folder), resolve(output)];
  // A part and a whole site in one folder share a state: it says what is there, whichever of them has made it.
  const path = statePath(pages, out);
  const media = await measureMedia(checked.source.media.values());
  return holdingLock(out, async () => {
    const before = readState(path);
    const { state, ...report } = await makeSite({ checked, media, pages, at, out, delivery, before, shard, workers });
    if (state) writeState(path, state);
    else noteUse(`${path}.json`);
    pruneCache();
    return report;
  });
}
