import { readFileSync, readlinkSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import { readBlobs, type TreeFile } from '#engine/content/git/tree.ts';
import { isSameTreeFile, treeModes } from '#engine/content/git/treeDifferences.ts';
import type { FileContent } from '#engine/edit/change/fileEdit.ts';
import { commit } from '#engine/edit/commit/commit.ts';
import type { FileChange } from '#engine/edit/siteChange.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { writeTemporaryFile } from '#engine/store/temporaryFiles.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import { isPlainPath } from '../jsonFiles.ts';
import type { StudioSite } from '../studioSite.ts';
import { convertsForDisk, readConverted } from './diskContents.ts';
import type { FollowingStep } from './planFollowing.ts';
import { type FileSystemTraits, readWorkingCopy } from './workingCopy.ts';

/**
 * Changes the working copy as planned, all or nothing.
 * @throws CommandError if a file is not as it was planned for, or the file system refuses
 */
export async function applyFollowing(
  site: StudioSite,
  repository: Repository,
  traits: FileSystemTraits,
  steps: readonly FollowingStep[],
): Promise<void> {
  const contents = await readContents(repository, steps);
  const changes = steps.map((step, index) => toFileChange(repository, traits, step, contents[index]));
  const read = steps.flatMap(({ from, to }) => from ?? to ?? []);
  const planned = new Map(steps.map((step) => [step.from ?? step.to ?? '', step.before]));
  const onDisk = await readWorkingCopy(repository, traits, read, { knownFile: (path) => planned.get(path) });
  for (const path of read)
    if (!isSameTreeFile(onDisk.get(path), planned.get(path)))
      throw new CommandError(`Nothing was changed: ${path} has been saved by somebody else meanwhile.`);
  commit(changes, join(repository.top, repository.prefix));
  recordInStudio(site, changes);
}

async function readContents(repository: Repository, steps: readonly FollowingStep[]): Promise<(Buffer | undefined)[]> {
  const after = steps.map((step) => step.after && { ...step.after, path: step.to ?? '' });
  const files = after.flatMap((file) => file ?? []);
  const converted = await convertsForDisk(
    repository,
    files.map(({ path }) => path),
  );
  const blobs = await readBlobs(
    repository,
    files.map(({ blob }) => blob),
  );
  const raw = new Map(files.map((file, index) => [file.path, blobs[index] ?? Buffer.alloc(0)]));
  const contents: (Buffer | undefined)[] = [];
  for (const file of after)
    contents.push(
      file &&
        (converted.has(file.path) && file.mode !== treeModes.link
          ? await readConverted(repository, file)
          : raw.get(file.path)),
    );
  return contents;
}

function toFileChange(
  { top, prefix }: Repository,
  traits: FileSystemTraits,
  { from, to, before, after }: FollowingStep,
  content: Buffer | undefined,
): FileChange {
  const insidePages = (path: string) =>
    path.startsWith(prefix) ? path.slice(prefix.length) : posix.relative(prefix || '.', path);
  return {
    ...(from !== undefined && { from: insidePages(from), before: copyOf(join(top, from), before) }),
    ...(to !== undefined && after && { to: insidePages(to), after: contentOf(after, content, traits) }),
  };
}

function copyOf(path: string, known: TreeFile | undefined): FileContent {
  return known?.mode === treeModes.link
    ? { link: readlinkSync(path) }
    : { stored: writeTemporaryFile(readFileSync(path)) };
}

function contentOf({ mode }: TreeFile, bytes: Buffer = Buffer.alloc(0), { hasModes }: FileSystemTraits): FileContent {
  if (mode === treeModes.link) return { link: bytes.toString() };
  return { stored: writeTemporaryFile(bytes), ...(hasModes && { isExecutable: mode === treeModes.program }) };
}

/** Updates what the studio knows of the files, so that steps of Undo fit, and the next check reads them. */
function recordInStudio({ content, history, saves }: StudioSite, changes: readonly FileChange[]): void {
  const textOf = (stored: FileContent | undefined) =>
    typeof stored === 'object' && 'stored' in stored ? readFileSync(stored.stored, 'utf8') : undefined;
  const isText = (path: string | undefined): path is string => isPlainPath(path) && isContentPath(path);
  for (const { from, to, before, after } of changes) {
    const [old, now] = [textOf(before), textOf(after)];
    if (isText(from) && old !== undefined) history.recordCurrentText(from, old);
    if (isText(to) && now !== undefined) history.recordCurrentText(to, now);
  }
  const paths = changes.flatMap(({ from, to }) => [from, to]).filter((path) => path !== undefined);
  const ofPages = paths.filter((path) => !path.startsWith('../'));
  saves.recordOwnWrites([...new Set(ofPages)].map((path) => join(content.directory, path)));
}
