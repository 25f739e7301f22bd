import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { routeOf } from '#engine/content/addresses.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { readFileVersions } from '#engine/content/git/tree.ts';
import { isReordered, pairItems } from '#engine/content/json/pairItems.ts';
import { parseContentBytes } from '#engine/content/parseContentBytes.ts';
import { isObject, type Json } from '#shared/json.ts';
import { childPointer, parsePointer, valueAt } from '#shared/pointer.ts';
import type { PageVersion } from '#shared/publish.ts';
import { formatBlockLabel } from '../blockNames.ts';
import { readCurrentJson } from '../readCurrentJson.ts';
import type { StudioSite } from '../studioSite.ts';
import { formatPointerPath } from './describeConflict.ts';
import { openRepository } from './openRepository.ts';
import { readPath } from './requestValidation.ts';

const maxVersions = 100;

/** Lists the versions of a page, or of a block on it, latest first: author, time and changes. */
export async function listVersions(
  { pages, content }: StudioSite,
  parameters: URLSearchParams,
): Promise<PageVersion[]> {
  const file = readPath(parameters.get('file'));
  const pointer = parameters.get('pointer') ?? '';
  const repository = await openRepository(pages);
  if (!repository.head) return [];
  const commits = await listCommits(repository, repository.prefix + file);
  const states = (await readFileVersions(repository, commits)).map((bytes, index) =>
    parseContentBytes(commits[index]?.path ?? file, bytes),
  );
  let at: string | undefined = pointer;
  let later = readCurrentJson({ path: file, absolute: join(content.directory, file) });
  return commits.flatMap(({ path, ...commit }, index) => {
    const [current, previous] = [states[index], states[index + 1]];
    if (at === undefined) return [];
    at = at === '' ? '' : mapPointer(later, current, at);
    later = current;
    if (at === undefined) return [];
    const blockPointer = at === '' ? undefined : at;
    const beforeAt = blockPointer === undefined ? '' : mapPointer(current, previous, blockPointer);
    const [value, old] = [valueAt(current, at), beforeAt === undefined ? undefined : valueAt(previous, beforeAt)];
    if (blockPointer !== undefined && isDeepStrictEqual(value, old)) return [];
    const changes = describeChanges(old, value);
    const fileThen = path.slice(repository.prefix.length);
    const version = { ...commit, file: fileThen, route: routeOf(fileThen), changes };
    return blockPointer === undefined ? version : { ...version, pointer: blockPointer };
  });
}

interface FileCommit extends Pick<PageVersion, 'commit' | 'author' | 'date' | 'subject'> {
  path: string;
}

async function listCommits({ run }: Repository, path: string): Promise<FileCommit[]> {
  const options = ['--follow', '--name-status', '-z', `--max-count=${maxVersions}`, '--no-ext-diff', '--no-textconv'];
  const output = await run(['log', ...options, '--format=%H%n%aI%n%an%n%s', '--', path]);
  const found: FileCommit[] = [];
  for (const part of output.toString().split('\0')) {
    const [, commit = '', date = '', author = '', subject = ''] =
      part.match(/^\n?([0-9a-f]{40,64})\n(.*)\n(.*)\n(.*)$/) ?? [];
    const last = found.at(-1);
    if (commit) found.push({ commit, author, date, subject, path });
    // The name of a renamed file comes after its earlier one.
    else if (last && part && !isStatus(part)) last.path = part;
  }
  return found;
}

/** True for the kind of a change: `M`, `R090`, after a line break for the first of a commit. */
const isStatus = (part: string): boolean => /^\n?[A-Z]\d*$/.test(part);

/** Finds a block of one version of a file in another; undefined if it is missing there. */
function mapPointer(from: Json | undefined, to: Json | undefined, pointer: string): string | undefined {
  let [value, other] = [from, to];
  let at = '';
  for (const key of parsePointer(pointer)) {
    if (Array.isArray(value) && Array.isArray(other)) {
      const index = pairItems(value, other).get(Number(key));
      if (index === undefined) return undefined;
      at = childPointer(at, index);
      [value, other] = [value[Number(key)], other[index]];
    } else if (isObject(value) && isObject(other)) {
      at = childPointer(at, key);
      [value, other] = [value[key], other[key]];
    } else return undefined;
  }
  return other === undefined ? undefined : at;
}

const maxListedChanges = 6;

function describeChanges(before: Json | undefined, after: Json | undefined): string[] {
  if (before === undefined) return ['Written for the first time'];
  const found: string[] = [];
  compare(before, after, '', found);
  const [listed, moreCount] = [found.slice(0, maxListedChanges), found.length - maxListedChanges];
  return moreCount > 0 ? [...listed, `and ${moreCount} more`] : listed;
}

/** @param at pointer relative to the innermost block */
function compare(before: Json | undefined, after: Json | undefined, at: string, found: string[]): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isObject(before) && isObject(after)) {
    const isBlock = typeof after.type === 'string' && at !== '';
    const innerChanges: string[] = [];
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], isBlock ? `/${key}` : childPointer(at, key), innerChanges);
    found.push(...(isBlock ? innerChanges.map((change) => `${formatBlockLabel(after)}: ${change}`) : innerChanges));
  } else if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isObject))
    compareLists(before, after, at, found);
  else
    found.push(
      `${formatPointerPath(at)} ${before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'}`,
    );
}

function compareLists(before: Json[], after: Json[], at: string, found: string[]): void {
  const pairs = pairItems(before, after);
  const pairedIndexes = new Set(pairs.values());
  before.forEach((item, index) => {
    const other = pairs.get(index);
    if (other === undefined) found.push(`${formatBlockLabel(item)} removed`);
    else compare(item, after[other], childPointer(at, other), found);
  });
  after.forEach((item, index) => {
    if (!pairedIndexes.has(index)) found.push(`${formatBlockLabel(item)} added`);
  });
  if (isReordered(pairs)) found.push('order changed');
}
