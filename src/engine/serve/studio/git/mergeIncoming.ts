import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Repository, remoteTrackingRef } from '#engine/content/git/repository.ts';
import { findFilesAtCommit, listChangesBetween, readFileAtCommit, type TreeChange } from '#engine/content/git/tree.ts';
import { rewriteJson } from '#engine/edit/rewriteJson.ts';
import { getOwnValue, type Json, parseFileText } from '#shared/json.ts';
import type { ConflictSide, PublishConflict } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import type { CommittedContent } from './createCommit.ts';
import { createFileConflict, describeConflict } from './describeConflict.ts';
import { changedSide, mergeJson, type Versions } from './mergeJson.ts';
import { refuseGitFolders } from './refuseGitFolders.ts';

export interface IncomingChanges {
  theirs: string;
  /** True if there are local commits that are not pushed. */
  isApart: boolean;
  /** By path inside the working copy: local commits' content of files that differ from theirs. */
  committed: Map<string, CommittedContent>;
  /** By path inside the pages folder: new bytes of the local file; undefined to remove it. */
  onDisk: Map<string, Buffer | undefined>;
  /** Their changes of files outside the pages folder, with paths inside the working copy. */
  outside: TreeChange[];
  conflicts: PublishConflict[];
}

interface IncomingMergeOptions {
  /** Paths inside the working copy of the files to publish. */
  chosen: ReadonlySet<string>;
  /** Differences from the last commit. */
  now: readonly TreeChange[];
  choices: Readonly<Record<string, ConflictSide>>;
}

/**
 * Merges the fetched remote branch with the local files. Nothing is written yet.
 * @returns undefined if the remote has nothing new
 * @throws HttpError if only Git itself can merge it
 */
export async function mergeIncoming(
  repository: Repository,
  request: IncomingMergeOptions,
): Promise<IncomingChanges | undefined> {
  const { remote, head, lineOrNone } = repository;
  const theirs = remote && (await lineOrNone(['rev-parse', '--verify', '--quiet', remoteTrackingRef(remote)]));
  if (!theirs) return undefined;
  if (!head)
    throw new HttpError(
      `There is a branch ${remote.branch} on ${remote.name} already, and no commit here. Start from a clone of it.`,
    );
  const base = await lineOrNone(['merge-base', head, theirs]);
  if (!base)
    throw new HttpError(
      `What is on ${remote.name} has no beginning in common with what is here: merge them with Git first.`,
    );
  if (base === theirs) return undefined;
  return new IncomingMerger(repository, { ...request, base, theirs }).mergeAll(head);
}

class IncomingMerger {
  readonly #repository: Repository;
  readonly #request: IncomingMergeOptions & { base: string; theirs: string };
  readonly #result: IncomingChanges;

  constructor(repository: Repository, request: IncomingMergeOptions & { base: string; theirs: string }) {
    this.#repository = repository;
    this.#request = request;
    const { theirs } = request;
    const result = { theirs, isApart: false, committed: new Map(), onDisk: new Map(), outside: [], conflicts: [] };
    this.#result = result;
  }

  async mergeAll(head: string): Promise<IncomingChanges> {
    const { base, theirs, now } = this.#request;
    const { prefix } = this.#repository;
    const localChanges = head === base ? [] : await listChangesBetween(this.#repository, base, head);
    const isOwn = new Set(localChanges.map(({ path }) => path));
    const isChanged = new Set(now.map(({ path }) => path));
    const incoming = await listChangesBetween(this.#repository, base, theirs);
    await refuseGitFolders(this.#repository, base, theirs);
    this.#result.isApart = head !== base;
    await this.#addUnpushed(localChanges, incoming, head);
    for (const change of incoming) {
      const { path } = change;
      if (path.split('/').some((name) => ['', '.', '..'].includes(name)))
        throw new HttpError(`Others have pushed a file with a name that leads elsewhere: ${path}.`);
      if (!path.startsWith(prefix)) await this.#outside(change, isOwn.has(path));
      else if (isOwn.has(path) || isChanged.has(path)) await this.#both(path, isOwn.has(path));
      else this.#result.onDisk.set(path.slice(prefix.length), await readFileAtCommit(this.#repository, theirs, path));
    }
    return this.#result;
  }

  async #addUnpushed(
    localChanges: readonly TreeChange[],
    incoming: readonly TreeChange[],
    head: string,
  ): Promise<void> {
    const theirs = new Set(incoming.map(({ path }) => path));
    const files = await findFilesAtCommit(
      this.#repository,
      head,
      localChanges.map(({ path }) => path),
    );
    for (const { path } of localChanges)
      if (!theirs.has(path)) this.#result.committed.set(path, files.get(path) ?? 'removed');
  }

  async #outside(change: TreeChange, isOwn: boolean): Promise<void> {
    const { path } = change;
    const changed = ['diff', '--quiet', '--no-ext-diff', '--no-textconv'];
    const { run, head = 'HEAD' } = this.#repository;
    const isSame = (args: string[]) =>
      run(args).then(
        () => true,
        () => false,
      );
    const isClean =
      (await isSame([...changed, head, '--', path])) && (await isSame([...changed, '--cached', head, '--', path]));
    const isThere = change.change === 'added' && existsSync(join(this.#repository.top, path));
    if (isOwn || !isClean || isThere)
      throw new HttpError(
        `Others have pushed a change of ${path}, which was changed here too and is no page. Merge it with Git first (git pull).`,
      );
    this.#result.outside.push(change);
  }

  async #both(path: string, isOwn: boolean): Promise<void> {
    const { base, theirs, chosen, choices } = this.#request;
    const repository = this.#repository;
    const file = path.slice(repository.prefix.length);
    const absolute = join(repository.top, path);
    const versions = {
      base: await readFileAtCommit(repository, base, path),
      mine: existsSync(absolute) ? readFileSync(absolute) : undefined,
      theirs: await readFileAtCommit(repository, theirs, path),
    };
    const merged = file.endsWith('.json') ? mergeJsonBytes(file, versions, choices) : undefined;
    const { bytes, conflicts } = merged ?? mergeAsOneValue(file, versions, choices);
    this.#result.conflicts.push(...conflicts);
    if (!isDeepStrictEqual(bytes, versions.mine)) this.#result.onDisk.set(file, bytes);
    if (!chosen.has(path) && !isOwn) return;
    this.#result.committed.set(path, bytes === undefined ? 'removed' : { bytes });
  }
}

interface MergedBytes {
  bytes: Buffer | undefined;
  conflicts: PublishConflict[];
}

function mergeAsOneValue(
  file: string,
  versions: Versions<Buffer>,
  choices: IncomingMergeOptions['choices'],
): MergedBytes {
  const side = changedSide(versions) ?? getOwnValue(choices, file);
  if (side === undefined) return { bytes: versions.mine, conflicts: [createFileConflict(file)] };
  return { bytes: side === 'mine' ? versions.mine : versions.theirs, conflicts: [] };
}

/** @returns undefined if a version is not valid JSON */
function mergeJsonBytes(
  file: string,
  versions: Versions<Buffer>,
  choices: IncomingMergeOptions['choices'],
): MergedBytes | undefined {
  const [base, mine, theirs] = [
    parseVersion(versions.base),
    parseVersion(versions.mine),
    parseVersion(versions.theirs),
  ];
  if (!base || !mine || !theirs) return undefined;
  const fileChoices = Object.entries(choices).flatMap(([id, side]): [string, ConflictSide][] =>
    id.startsWith(`${file}#`) ? [[id.slice(file.length + 1), side]] : [],
  );
  const merged = mergeJson({ base: base.json, mine: mine.json, theirs: theirs.json }, Object.fromEntries(fileChoices));
  const conflicts = merged.conflicts.map((conflict) => describeConflict(file, conflict, mine.json, theirs.json));
  const { value } = merged;
  if (value === undefined) return { bytes: undefined, conflicts };
  const same = [
    { json: mine.json, bytes: versions.mine },
    { json: theirs.json, bytes: versions.theirs },
  ].find(({ json }) => isDeepStrictEqual(json, value));
  if (same) return { bytes: same.bytes, conflicts };
  return { bytes: Buffer.from(rewriteJson(theirs.text ?? mine.text ?? '', value)), conflicts };
}

/** @returns undefined if the bytes are not valid JSON; a missing file has the value undefined */
function parseVersion(bytes: Buffer | undefined): { text?: string; json: Json | undefined } | undefined {
  if (!bytes) return { json: undefined };
  const text = bytes.toString('utf8');
  try {
    return { text, json: parseFileText(text) };
  } catch {
    return undefined;
  }
}
