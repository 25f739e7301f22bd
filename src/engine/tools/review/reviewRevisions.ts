import { resolve } from 'node:path';
import { findRevision } from '#engine/check/changed/changed.ts';
import { SiteFolder } from '#engine/check/siteFolder.ts';
import { listPast } from '#engine/content/git/pastFiles.ts';
import { type ReviewedFolder, type ReviewResult, reviewSite } from '#engine/make/review/reviewSite.ts';

/** What a review is asked for. */
export interface RevisionsOptions {
  /** The pages folder. */
  pages: string;
  /** A state in Git, which is compared with the files as they are; or two of them: `main..HEAD`. */
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
  const [from = '', to] = ref.split('..');
  const before = await stateAt(directory, from || 'HEAD');
  const after =
    to === undefined
      ? { name: 'the files as they are now', folder: new SiteFolder(directory, { isStored: true }) }
      : await stateAt(directory, to || 'HEAD');
  return reviewSite({ before, after, directory, at, drafts });
}

async function stateAt(directory: string, ref: string): Promise<ReviewedFolder> {
  const { repository, commit } = await findRevision(directory, ref);
  const { listed } = await listPast(repository, commit, directory);
  const name = ref === 'HEAD' ? 'the last commit' : ref;
  return { name, commit, folder: new SiteFolder(directory, { isStored: true, past: listed }) };
}
