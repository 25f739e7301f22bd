import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { createSharedQueue } from '#shared/createQueue.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { FilesReview, SiteReview } from '#shared/review.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { openRepository } from './openRepository.ts';
import { reviewFiles } from './reviewFiles.ts';

/** Runs slow comparisons one at a time for each site; a running one does not include later saves. */
function queueReviews<Review>(
  createReview: (site: StudioSite) => Promise<Review>,
): (site: StudioSite) => Promise<Review> {
  const queues = new WeakMap<StudioSite['content'], () => Promise<Review>>();
  return (site) => getOrInsert(queues, site.content, () => createSharedQueue(() => createReview(site)))();
}

export const reviewFilesOf: (site: StudioSite) => Promise<FilesReview> = queueReviews(async ({ pages }) =>
  reviewFiles(await openRepository(pages), resolve(pages)),
);

/** A site of many pages may have many differences. */
const maxReviewBytes = 256 * 1024 * 1024;

/**
 * Compares what visitors get from the current files with the last commit. A child process compares, so that this one
 * can answer meanwhile.
 */
export const reviewSiteOf: (site: StudioSite) => Promise<SiteReview> = queueReviews(async ({ pages, content }) => {
  const command = [join(projectRoot, 'scripts/compiled.cjs'), join(projectRoot, 'scripts/review.ts')];
  const options = ['--pages', resolve(pages), '--format', 'json', '--at', content.now()];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...command, ...options], {
      maxBuffer: maxReviewBytes,
    });
    return JSON.parse(stdout) as SiteReview;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new HttpError(stderr.trim().split('\n')[0] || 'The comparison has failed.');
  }
});
