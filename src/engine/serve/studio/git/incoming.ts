import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Repository, trackedRef } from '#engine/content/git/repository.ts';
import { bytesAt, changesBetween, filesAt, type TreeChange } from '#engine/content/git/tree.ts';
import { rewriteJson } from '#engine/edit/rewriteJson.ts';
import type { Json } from '#shared/json.ts';
import type { PublishConflict, Side } from '#shared/publish.ts';
import { Refusal } from '../refusal.ts';
import type { CommittedContent } from './commitFiles.ts';
import { conflictInWords, fileConflict } from './conflictInWords.ts';
import { mergeJson } from './mergeJson.ts';
import { refuseGitFolders } from './refuseGitFolders.ts';

/** What others have pushed, merged with what is here. */
export interface Incoming {
  /** Full name of their commit. */
  theirs: string;
  /** Whether commits are here that they do not have. */
  isApart: boolean;
  /** By path inside the working copy: what is committed of files that differ from theirs. */
  committed: Map<string, CommittedContent>;
  /** By path inside the pages folder: bytes that the file is to have here; undefined for one that goes. */
  onDisk: Map<string, Buffer | undefined>;
  /** Paths inside the working copy of files beside the pages that they have changed. */
  outside: TreeChange[];
  conflicts: PublishConflict[];
}

interface MergeRequest {
  /** Paths inside the working copy of what is to be published. */
  chosen: ReadonlySet<string>;
  /** What differs from the last commit now. */
  now: readonly TreeChange[];
  choices: Readonly<Record<string, Side>>;
}

/**
 * Merges what others have pushed, as it was last fetched, with the files as they are. Nothing is changed yet.
 * @returns undefined where there is nothing of theirs
 * @throws Refusal where it can only be merged with Git itself
 */
export async function readIncoming(repository: Repository, request: MergeRequest): Promise<Incoming | undefined> {
  const { remote, head, lineOrNone } = repository;
  const theirs = remote && (await lineOrNone(['rev-parse', '--verify', '--quiet', trackedRef(remote)]));
  if (!theirs) return undefined;
  if (!head)
    throw new Refusal(422, {
      reason: `There is a branch ${remote.branch} on ${remote.name} already, and no commit here. Start from a clone of it.`,
    });
  const base = await lineOrNone(['merge-base', head, theirs]);
  if (!base)
    throw new Refusal(422, {
      reason: `What is on ${remote.name} has no beginning in common with what is here: merge them with Git first.`,
    });
  if (base === theirs) return undefined;
  return new Merging(repository, { ...request, base, theirs }).all(head);
}

class Merging {
  readonly #repository: Repository;
  readonly #request: MergeRequest & { base: string; theirs: string };
  readonly #result: Incoming;

  constructor(repository: Repository, request: MergeRequest & { base: string; theirs: string }) {
    this.#repository = repository;
    this.#request = request;
    const { theirs } = request;
    const result = { theirs, isApart: false, committed: new Map(), onDisk: new Map(), outside: [], conflicts: [] };
    this.#result = result;
  }

  async all(head: string): Promise<Incoming> {
    const { base, theirs, now } = this.#request;
    const { prefix } = this.#repository;
    const own = head === base ? [] : await changesBetween(this.#repository, base, head);
    const isOwn = new Set(own.map(({ path }) => path));
    const isChanged = new Set(now.map(({ path }) => path));
    const incoming = await changesBetween(this.#repository, base, theirs);
    await refuseGitFolders(this.#repository, base, theirs);
    this.#result.isApart = head !== base;
    await this.#keepOwn(own, incoming, head);
    for (const change of incoming) {
      const { path } = change;
      if (path.split('/').some((name) => ['', '.', '..'].includes(name)))
        throw new Refusal(422, { reason: `Others have pushed a file with a name that leads elsewhere: ${path}.` });
      if (!path.startsWith(prefix)) await this.#outside(change, isOwn.has(path));
      else if (isOwn.has(path) || isChanged.has(path)) await this.#both(path, isOwn.has(path));
      else this.#result.onDisk.set(path.slice(prefix.length), await bytesAt(this.#repository, theirs, path));
    }
    return this.#result;
  }

  /** What was committed here and not pushed goes along. */
  async #keepOwn(own: readonly TreeChange[], incoming: readonly TreeChange[], head: string): Promise<void> {
    const theirs = new Set(incoming.map(({ path }) => path));
    const files = await filesAt(
      this.#repository,
      head,
      own.map(({ path }) => path),
    );
    for (const { path } of own) if (!theirs.has(path)) this.#result.committed.set(path, files.get(path) ?? 'removed');
  }

  /** What is no page is theirs, unless it was changed here. */
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
      throw new Refusal(422, {
        reason: `Others have pushed a change of ${path}, which was changed here too and is no page. Merge it with Git first (git pull).`,
      });
    this.#result.outside.push(change);
  }

  /** A file of the pages that was changed on both sides. */
  async #both(path: string, isOwn: boolean): Promise<void> {
    const { base, theirs, chosen, choices } = this.#request;
    const repository = this.#repository;
    const file = path.slice(repository.prefix.length);
    const absolute = join(repository.top, path);
    const versions = {
      base: await bytesAt(repository, base, path),
      mine: existsSync(absolute) ? readFileSync(absolute) : undefined,
      theirs: await bytesAt(repository, theirs, path),
    };
    const merged = file.endsWith('.json') ? mergeFile(file, versions, choices) : undefined;
    const { bytes, conflicts } = merged ?? mergeWhole(file, versions, choices);
    this.#result.conflicts.push(...conflicts);
    if (!isEqual(bytes, versions.mine)) this.#result.onDisk.set(file, bytes);
    if (!chosen.has(path) && !isOwn) return;
    this.#result.committed.set(path, bytes === undefined ? 'removed' : { bytes });
  }
}

type FileVersions = Record<'base' | 'mine' | 'theirs', Buffer | undefined>;

interface MergedFile {
  bytes: Buffer | undefined;
  conflicts: PublishConflict[];
}

const isEqual = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

function mergeWhole(file: string, { base, mine, theirs }: FileVersions, choices: MergeRequest['choices']): MergedFile {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return { bytes: mine, conflicts: [] };
  if (isEqual(mine, base)) return { bytes: theirs, conflicts: [] };
  const choice = choices[file];
  if (choice === undefined) return { bytes: mine, conflicts: [fileConflict(file)] };
  return { bytes: choice === 'mine' ? mine : theirs, conflicts: [] };
}

/** Undefined where a version cannot be read as JSON. */
function mergeFile(file: string, versions: FileVersions, choices: MergeRequest['choices']): MergedFile | undefined {
  const [base, mine, theirs] = [read(versions.base), read(versions.mine), read(versions.theirs)];
  if (!base || !mine || !theirs) return undefined;
  const own = Object.entries(choices).flatMap(([id, side]): [string, Side][] =>
    id.startsWith(`${file}#`) ? [[id.slice(file.length + 1), side]] : [],
  );
  const merged = mergeJson({ base: base.json, mine: mine.json, theirs: theirs.json }, Object.fromEntries(own));
  const conflicts = merged.conflicts.map((conflict) => conflictInWords(file, conflict, mine.json, theirs.json));
  const { value } = merged;
  if (value === undefined) return { bytes: undefined, conflicts };
  const same = [
    { json: mine.json, bytes: versions.mine },
    { json: theirs.json, bytes: versions.theirs },
  ].find(({ json }) => isDeepStrictEqual(json, value));
  if (same) return { bytes: same.bytes, conflicts };
  return { bytes: Buffer.from(rewriteJson(theirs.text ?? mine.text ?? '', value)), conflicts };
}

/** @returns undefined for what is no JSON; a file that is not there has no value */
function read(bytes: Buffer | undefined): { text?: string; json: Json | undefined } | undefined {
  if (!bytes) return { json: undefined };
  const text = bytes.toString('utf8');
  try {
    return { text, json: JSON.parse(text.replace(/^\ufeff/, '')) as Json };
  } catch {
    return undefined;
  }
}
