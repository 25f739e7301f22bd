import { resolve } from 'node:path';
import { findRevision } from '#engine/check/changed/problemsSince.ts';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { listFilesAtCommit } from '#engine/content/git/filesAtCommit.ts';
import { type ReviewedFolder, type ReviewResult, reviewSite } from '#engine/make/review/reviewSite.ts';

export interface ReviewRevisionsOptions {
  pages: string;
  /**
   * Revision in Git that is compared with the current files; or a range of two: `main..HEAD`. With three dots, as in
   * Git, the first is the common ancestor: later commits of `main` are no part of the change.
   */
  ref: string;
  at: string;
  drafts?: boolean;
}

/**
 * Compares what visitors get from a site at a commit with the current files, or with another commit.
 * @throws CommandError if the folder is in no repository, or if Git does not know a revision
 */
export async function reviewRevisions({
  pages,
  ref,
  at,
  drafts = false,
}: ReviewRevisionsOptions): Promise<ReviewResult> {
  const directory = resolve(pages);
  const [, from = ref, dots, to] = ref.match(/^(.*?)(\.{2,3})(.*)$/) ?? [];
  const isFromBase = dots === '...';
  const before = await loadRevision(directory, from || 'HEAD', isFromBase ? to || 'HEAD' : undefined);
  const isNow = dots === undefined || (isFromBase && to === '');
  const after = isNow
    ? { name: 'the files as they are now', folder: new SiteChecker(directory, { isStored: true }) }
    : await loadRevision(directory, to || 'HEAD');
  return reviewSite({ before, after, directory, at, drafts });
}

/** @param leftBy revision of a branch: the common ancestor with it is loaded instead of `ref` */
async function loadRevision(directory: string, ref: string, leftBy?: string): Promise<ReviewedFolder> {
  const { repository, commit: tip } = await findRevision(directory, ref);
  const other = leftBy === undefined ? undefined : (await findRevision(directory, leftBy)).commit;
  const commit = other === undefined ? tip : await repository.line(['merge-base', tip, other]).catch(() => tip);
  const { listed } = await listFilesAtCommit(repository, commit, directory);
  const name = ref === 'HEAD' ? 'the last commit' : ref;
  return { name, commit, folder: new SiteChecker(directory, { isStored: true, past: listed }) };
}
