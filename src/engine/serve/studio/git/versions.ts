import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { routeOf } from '#engine/content/addresses.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { bytesOfVersions } from '#engine/content/git/tree.ts';
import { jsonOf } from '#engine/content/json/jsonOf.ts';
import { pairItems } from '#engine/content/json/pairItems.ts';
import { keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { PageVersion } from '#shared/publish.ts';
import { readNow } from '../readNow.ts';
import type { StudioSite } from '../studioSite.ts';
import { blockInWords, pointerInWords } from './conflictInWords.ts';
import { openRepository } from './openRepository.ts';
import { readPath } from './readBody.ts';

/** So many versions are listed. */
const mostVersions = 100;

/**
 * The versions of a page, or of a block on it, the latest first: who has changed it when, and what.
 * @param parameters `file`, and `pointer` of a block in the file as it is now
 */
export async function versionsOf({ pages, content }: StudioSite, parameters: URLSearchParams): Promise<PageVersion[]> {
  const file = readPath(parameters.get('file'));
  const pointer = parameters.get('pointer') ?? '';
  const repository = await openRepository(pages);
  if (!repository.head) return [];
  const commits = await commitsOf(repository, repository.prefix + file);
  const states = (await bytesOfVersions(repository, commits)).map(jsonOf);
  let at: string | undefined = pointer;
  let later = readNow({ path: file, absolute: join(content.directory, file) });
  return commits.flatMap(({ path, ...commit }, index) => {
    const [here, before] = [states[index], states[index + 1]];
    if (at === undefined) return [];
    at = at === '' ? '' : follow(later, here, at);
    later = here;
    if (at === undefined) return [];
    const own = at === '' ? undefined : at;
    const beforeAt = own === undefined ? '' : follow(here, before, own);
    const [value, old] = [valueAt(here, at), beforeAt === undefined ? undefined : valueAt(before, beforeAt)];
    if (own !== undefined && isDeepStrictEqual(value, old)) return [];
    const changes = changesInWords(old, value);
    const there = path.slice(repository.prefix.length);
    const version = { ...commit, file: there, route: routeOf(there), changes };
    return own === undefined ? version : { ...version, pointer: own };
  });
}

interface PathCommit extends Pick<PageVersion, 'commit' | 'author' | 'date' | 'subject'> {
  path: string;
}

async function commitsOf({ run }: Repository, path: string): Promise<PathCommit[]> {
  const options = ['--follow', '--name-status', '-z', `--max-count=${mostVersions}`, '--no-ext-diff', '--no-textconv'];
  const output = await run(['log', ...options, '--format=%x01%H%x02%an%x02%aI%x02%s', '--', path]);
  return output
    .toString()
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [head = '', ...names] = entry.split('\0');
      const [commit = '', author = '', date = '', subject = ''] = head.split('\x02');
      return { commit, author, date, subject, path: names.filter(Boolean).at(-1) ?? path };
    });
}

/** Where a block of one version of a file is in another one; undefined where it is not there. */
function follow(from: Json | undefined, to: Json | undefined, pointer: string): string | undefined {
  let [value, other] = [from, to];
  let at = '';
  for (const key of keysOfPointer(pointer)) {
    if (Array.isArray(value) && Array.isArray(other)) {
      const index = pairItems(value, other).get(Number(key));
      if (index === undefined) return undefined;
      at = pointerTo(at, index);
      [value, other] = [value[Number(key)], other[index]];
    } else if (isObject(value) && isObject(other)) {
      at = pointerTo(at, key);
      [value, other] = [value[key], other[key]];
    } else return undefined;
  }
  return other === undefined ? undefined : at;
}

/** So many changes of one version are told. */
const mostChanges = 6;

/** What is different, block by block. */
function changesInWords(before: Json | undefined, after: Json | undefined): string[] {
  if (before === undefined) return ['Written for the first time'];
  const found: string[] = [];
  compare(before, after, '', found);
  const [shown, more] = [found.slice(0, mostChanges), found.length - mostChanges];
  return more > 0 ? [...shown, `and ${more} more`] : shown;
}

/** @param at pointer below the innermost block */
function compare(before: Json | undefined, after: Json | undefined, at: string, found: string[]): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isObject(before) && isObject(after)) {
    const isBlock = typeof after.type === 'string' && at !== '';
    const inside: string[] = [];
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], isBlock ? `/${key}` : pointerTo(at, key), inside);
    found.push(...(isBlock ? inside.map((one) => `${blockInWords(after)}: ${one}`) : inside));
  } else if (Array.isArray(before) && Array.isArray(after) && [...before, ...after].every(isObject))
    compareLists(before, after, at, found);
  else
    found.push(`${pointerInWords(at)} ${before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'}`);
}

function compareLists(before: Json[], after: Json[], at: string, found: string[]): void {
  const pairs = pairItems(before, after);
  const kept = new Set(pairs.values());
  before.forEach((item, index) => {
    const other = pairs.get(index);
    if (other === undefined) found.push(`${blockInWords(item)} removed`);
    else compare(item, after[other], pointerTo(at, other), found);
  });
  after.forEach((item, index) => {
    if (!kept.has(index)) found.push(`${blockInWords(item)} added`);
  });
  const places = [...pairs].sort(([a], [b]) => a - b).map(([, place]) => place);
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) found.push('order changed');
}
