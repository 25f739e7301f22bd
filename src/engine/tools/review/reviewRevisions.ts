import { resolve } from 'node:path';
import { findRevision } from '#engine/check/changed/changed.ts';
import { SiteFolder } from '#engine/check/siteFolder.ts';
import { listPast } from '#engine/content/git/pastFiles.ts';
import { type ReviewedFolder, type ReviewResult, reviewSite } from '#engine/make/review/reviewSite.ts';

/** What a review is asked for. */
export interface RevisionsOptions {
  /** The pages folder. */
  pages: string;
  /**
   * A state in Git, which is compared with the files as they are; or two of them: `main..HEAD`. With three dots, the first
   * is where the second has left it, as Git has it: what has happened to `main` since then is no part of the change.
   */
  ref: string;
  /** The moment for which both states are seen, on the site's clock. */
  at: string;
  /** Drafts are part of both. */
  drafts?: boolean;
}

/**
 * Compares what visitors get of a site at a commit with what they get of the files as they are, or at another commit.
 * @throws CannotRun when the folder is in no repository, or Git does not know a state
 */
export async function reviewRevisions({ pages, ref, at, drafts = false }: RevisionsOptions): Promise<ReviewResult> {
  const directory = resolve(pages);
  const [, from = ref, dots, to] = ref.match(/^(.*?)(\.{2,3})(.*)$/) ?? [];
  const isFromBase = dots === '...';
  const before = await stateAt(directory, from || 'HEAD', isFromBase ? to || 'HEAD' : undefined);
  const isNow = dots === undefined || (isFromBase && to === '');
  const after = isNow
    ? { name: 'the files as they are now', folder: new SiteFolder(directory, { isStored: true }) }
    : await stateAt(directory, to || 'HEAD');
  return reviewSite({ before, after, directory, at, drafts });
}

/** @param leftBy a state that has left it: the commit that both have in common is meant */
async function stateAt(directory: string, ref: string, leftBy?: string): Promise<ReviewedFolder> {
  const { repository, commit: tip } = await findRevision(directory, ref);
  const other = leftBy === undefined ? undefined : (await findRevision(directory, leftBy)).commit;
  const commit = other === undefined ? tip : await repository.line(['merge-base', tip, other]).catch(() => tip);
  const { listed } = await listPast(repository, commit, directory);
  const name = ref === 'HEAD' ? 'the last commit' : ref;
  return { name, commit, folder: new SiteFolder(directory, { isStored: true, past: listed }) };
}
