import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#engine/store/projectRoot.ts';
import type { FilesReview, SiteReview } from '#shared/review.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { reviewFiles } from './reviewFiles.ts';

/** A comparison that is being made, and the one that is asked for meanwhile. */
interface Comparing<Review> {
  now?: Promise<Review> | undefined;
  next?: Promise<Review> | undefined;
}

/**
 * Has a comparison made that may take a while: one at a time for each site, and at most one more waits, as what was saved
 * meanwhile is not in the one that has begun.
 */
function oneAtATime<Review>(make: (site: StudioSite) => Promise<Review>): (site: StudioSite) => Promise<Review> {
  const comparing = new WeakMap<StudioSite['content'], Comparing<Review>>();
  const start = (state: Comparing<Review>, site: StudioSite) => {
    const made = make(site).finally(() => {
      if (state.now === made) state.now = undefined;
    });
    state.now = made;
    return made;
  };
  return (site) => {
    const state = comparing.get(site.content) ?? {};
    comparing.set(site.content, state);
    if (!state.now) return start(state, site);
    state.next ??= state.now
      .catch(() => {})
      .then(() => {
        state.next = undefined;
        return start(state, site);
      });
    return state.next;
  };
}

/**
 * How the files of pages as they are differ from the last commit.
 * @throws Refusal where it cannot be done
 */
export const reviewOf: (site: StudioSite) => Promise<FilesReview> = oneAtATime(async ({ pages }) =>
  reviewFiles(await openRepository(pages), resolve(pages)),
);

/** A site of many pages has many that differ. */
const mostBytes = 256 * 1024 * 1024;

/**
 * What visitors get differently with the files as they are, compared with the last commit. A process of its own finds it:
 * this one has to answer meanwhile.
 * @throws Refusal where it cannot be done
 */
export const siteReviewOf: (site: StudioSite) => Promise<SiteReview> = oneAtATime(async ({ pages, content }) => {
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(projectRoot, 'scripts/review.ts')];
  const options = ['--pages', resolve(pages), '--format', 'json', '--at', content.now()];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...command, ...options], { maxBuffer: mostBytes });
    return JSON.parse(stdout) as SiteReview;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Refusal(422, { reason: stderr.trim().split('\n')[0] || 'The comparison has failed.' });
  }
});
