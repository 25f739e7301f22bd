import { readFileAtCommit } from '#engine/content/git/tree.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { CommittedFile } from '#shared/publish.ts';
import type { SaveResult } from '#shared/studio.ts';
import { applyUndoableChanges } from '../applyUndoableChanges.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { createFileChange } from './createFileChange.ts';
import { openRepository } from './openRepository.ts';
import { readBody, readCommit, readPath, readPaths } from './requestValidation.ts';

/** Restores the bytes of files at a commit, as one change that can be undone; files that did not exist are removed. */
export async function restoreFiles(site: StudioSite, body: unknown): Promise<SaveResult> {
  const { files, commit, label } = readBody(body);
  const paths = readPaths(files);
  const at = commit === undefined ? undefined : readCommit(commit);
  const repository = await openRepository(site.pages);
  const from = at ?? repository.head;
  if (from === undefined) throw new HttpError('There is no commit yet to bring something back from.');
  const changes: FileChange[] = [];
  for (const file of paths) {
    const change = createFileChange(
      site.content.directory,
      file,
      await readFileAtCommit(repository, from, repository.prefix + file),
    );
    if (change) changes.push(change);
  }
  if (changes.length === 0) throw new HttpError('It is so already.');
  const first = changes.find(({ to }) => to !== undefined && isContentPath(to))?.to;
  const location = first === undefined ? undefined : { file: first, pointer: '' };
  const saved = applyUndoableChanges(site, changes, { label: String(label).slice(0, 200), done: location });
  await site.saves.checkPendingSaves();
  return saved;
}

/** Reads the text of a JSON file at a commit, by default the last one. */
export async function readCommittedFile({ pages }: StudioSite, parameters: URLSearchParams): Promise<CommittedFile> {
  const file = readPath(parameters.get('file'));
  const requestedCommit = parameters.get('commit');
  const repository = await openRepository(pages);
  const commit = requestedCommit === null ? repository.head : readCommit(requestedCommit);
  const bytes = commit && (await readFileAtCommit(repository, commit, repository.prefix + file));
  return bytes ? { text: bytes.toString('utf8') } : {};
}
