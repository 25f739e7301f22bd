import { resolve } from 'node:path';
import { previewOf } from '#engine/check/preview.ts';
import { type CheckedFolder, SiteFolder } from '#engine/check/siteFolder.ts';
import type { PublicationDate } from '#engine/content/publication.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { writeState } from '#engine/store/cacheFiles.cjs';
import { holdingLock } from '#engine/store/lock.ts';
import { pruneCache } from '#engine/store/pruneCache.ts';
import { buildKey } from './buildKey.ts';
import { measureMedia } from './images/measure.ts';
import type { BuildReport } from './output/buildReport.ts';
import { type BuildOrigin, type BuildState, readBuildState, stateName } from './output/buildState.ts';
import { makeSite } from './pages/makeSite.ts';
import type { BuildFollower, BuildOptions, MakingOptions } from './pages/makingOptions.ts';
import { keyOf, repeatBuild } from './pages/repeatBuild.ts';
import { whyDue } from './pages/whyDue.ts';
import { PageWorkers } from './render/pageWorkers.ts';
import type { Shard } from './shard/shard.ts';
import { configHash } from './vite/configFile.ts';

/** What a build found and did. */
export interface BuildResult extends BuildReport {
  /** All but the blocks of the pages; left out when nothing at all has changed since the last build. */
  source?: SiteSource;
}

/**
 * Builds a site: load, check, resolve, prerender, write. What has not changed since the last build into the same folder
 * is left as it is.
 * @param shard which part of the site is made; all of it when it is left out
 * @param follower hears of what happens before the build is done
 * @throws CannotRun when there is nothing that could be built
 */
export async function buildSite(
  { pages, out, at = siteNow(pages), ...delivery }: BuildOptions,
  shard?: Shard,
  follower: BuildFollower = {},
): Promise<BuildResult> {
  const asked = { ...delivery, pages: resolve(pages), out: resolve(out), at, shard };
  return holdingLock(asked.out, () => buildAlone(asked, follower));
}

/** What a build is asked for, with whole paths. */
type Asked = Pick<MakingOptions, keyof BuildOptions | 'shard'>;

/** Whether a build into a folder would become another one than the last. */
export interface DueBuild {
  /** Why, in words that end a sentence; undefined while nothing is due. */
  why: string | undefined;
  /** When something changes by itself from then on, as far as the last build has said. */
  dates: PublicationDate[];
}

/** Looks whether a build would do anything, without checking the site. A first build is always due. */
export function lookWhetherDue({ pages, out, at = siteNow(pages), ...delivery }: BuildOptions): DueBuild {
  const asked = { ...delivery, pages: resolve(pages), out: resolve(out), at };
  const checker = openFolder(asked.pages);
  const before = readBuildState(stateName(asked.pages, asked.out));
  const why = whyDue(before, originOf(asked, checker, buildKey(), configHash()), asked.out);
  checker.save();
  return { why, dates: before.last?.report.dates ?? [] };
}

function openFolder(pages: string): SiteFolder {
  const checker = new SiteFolder(pages, { isStored: true });
  checker.look();
  return checker;
}

/** What a build follows from, whatever the times of files. Where the folders lie decides nothing. */
function originOf(
  { pages: _, out: __, at, ...options }: Asked,
  checker: SiteFolder,
  engine: string,
  config: string,
): BuildOrigin {
  const asked = contentHash([JSON.stringify([options, process.env.NODE_ENV])], 32);
  return { options: asked, program: contentHash([engine, config], 32), content: checker.content, at };
}

/** Builds while nobody else builds into the same folder. */
async function buildAlone(asked: Asked, follower: BuildFollower): Promise<BuildResult> {
  const checker = openFolder(asked.pages);
  const [engine, config] = [buildKey(), configHash()];
  const { at, ...others } = asked;
  /** Another text when anything but the time has changed that the build follows from; undefined while that is not known. */
  const keyNow = () => keyOf([JSON.stringify([others, process.env.NODE_ENV, config]), checker.state, engine]);
  // A part and a whole site in one folder share a state: it says what is there, whichever of them has made it.
  const name = stateName(asked.pages, asked.out);
  const before = readBuildState(name);
  const again = repeatBuild(before, { key: keyNow(), at }, asked.out);
  if (again) return again;
  const workers = new PageWorkers();
  try {
    workers.expect(checker.unread);
    const checked = checker.check(at, []);
    const shown = asked.drafts ? previewOf(checked) : checked;
    const { state, ...result } = await buildChecked(shown, { ...asked, engine, before, workers, follower });
    if (!state) return result;
    checker.settle();
    const { source: _, ...report } = result;
    const last = { key: keyNow(), origin: originOf(asked, checker, engine, config), period: checked.period, report };
    checker.save();
    writeState(name, { ...state, last });
    pruneCache();
    return result;
  } finally {
    await workers.stop();
  }
}

/** @returns no state where the content has errors: nothing was made */
async function buildChecked(
  checked: CheckedFolder,
  options: Omit<MakingOptions, 'checked' | 'media'>,
): Promise<BuildResult & { state?: BuildState }> {
  if (checked.couldNotRun) throw new CannotRun(checked.couldNotRun);
  const { source, problems, files } = checked;
  const found = { source, problems, files, dates: checked.dates() };
  if (problems.some(({ severity }) => severity === 'error'))
    return { ...found, ok: false, pageCount: 0, pages: [], converted: 0, rendered: 0, written: 0 };
  const media = await measureMedia(source.media.values());
  return { ...found, ok: true, ...(await makeSite({ ...options, checked, media })) };
}
