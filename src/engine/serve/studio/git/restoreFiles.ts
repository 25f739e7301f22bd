import { bytesAt } from '#engine/content/git/tree.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import type { CommittedFile } from '#shared/publish.ts';
import type { Saved } from '#shared/studio.ts';
import { changeFiles } from '../changeFiles.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { changeToBytes } from './changeToBytes.ts';
import { openRepository } from './openRepository.ts';
import { readBody, readCommit, readPath, readPaths } from './readBody.ts';

/**
 * Makes files what they were at a commit, byte by byte, as one change that can be undone: those that were not there go.
 * @param body a `RestoreRequest`
 * @throws Refusal where there is no such commit, or the system refuses
 */
export async function restoreFiles(site: StudioSite, body: unknown): Promise<Saved> {
  const { files, commit, label } = readBody(body);
  const paths = readPaths(files);
  const at = commit === undefined ? undefined : readCommit(commit);
  const repository = await openRepository(site.pages);
  const from = at ?? repository.head;
  if (from === undefined) throw new Refusal(422, { reason: 'There is no commit yet to bring something back from.' });
  const changes: FileChange[] = [];
  for (const file of paths) {
    const change = changeToBytes(
      site.content.directory,
      file,
      await bytesAt(repository, from, repository.prefix + file),
    );
    if (change) changes.push(change);
  }
  if (changes.length === 0) throw new Refusal(422, { reason: 'It is so already.' });
  const first = changes.find(({ to }) => to?.endsWith('.json'))?.to;
  const done = first === undefined ? undefined : { file: first, pointer: '' };
  const saved = changeFiles(site, changes, { label: String(label).slice(0, 200), done });
  await site.saves.checkSaved();
  return saved;
}

/**
 * The text of a JSON file at a commit; at the last one where none is named.
 * @throws Refusal where there is no repository
 */
export async function committedFile({ pages }: StudioSite, parameters: URLSearchParams): Promise<CommittedFile> {
  const file = readPath(parameters.get('file'));
  const asked = parameters.get('commit');
  const repository = await openRepository(pages);
  const commit = asked === null ? repository.head : readCommit(asked);
  const bytes = commit && (await bytesAt(repository, commit, repository.prefix + file));
  return bytes ? { text: bytes.toString('utf8') } : {};
}
