import { dirname } from 'node:path/posix';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { SiteChange } from '#engine/edit/siteChange.ts';
import { createFileRenamer, type SpecialFolder, specialFolderOf } from '#engine/edit/specialFiles.ts';
import { findUsagesByName, type Usage, type Usages } from '#engine/edit/usages.ts';
import { type GatheredReferences, gatherReferences } from '#engine/edit/writtenReferences.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asObject, isObject, type Json } from '#shared/json.ts';
import type { MediaUsage, MediaUsageCounts, SuggestedFolder } from '#shared/media.ts';
import { mostCommon } from '#shared/mostCommon.ts';
import { childPointer, parsePointer, valueAt } from '#shared/pointer.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { blockNameOf, blockTypeLabelOf } from './blockNames.ts';
import { readCurrentJson } from './readCurrentJson.ts';
import { describeFileNode, findPagesShowing, getSiteUsage } from './siteUsage.ts';
import type { StudioSite } from './studioSite.ts';

interface MediaUserIndex {
  places: GatheredReferences;
  byName: Map<string, Usages>;
}

type LastCheck = NonNullable<StudioSite['content']['checked']>;

const mediaUserCache = new WeakMap<LastCheck['source'], MediaUserIndex>();

/**
 * Finds the uses of files of `_media`.
 * @param path of one file; null to count the uses of each file
 */
export function findMediaUses(site: StudioSite, path: string | null): MediaUsageCounts | MediaUsage[] {
  const users = mediaUsersOf(site);
  if (path !== null) return users ? listUsesOfFile(path, users, site) : [];
  return Object.fromEntries([...(users?.byName ?? [])].map(([name, found]) => [name, found.size]));
}

/**
 * Suggests a folder of `_media` for new files of a page: where most of its own are, else those of its neighbours, else
 * those of the pages above.
 * @param file path of the page; null for none
 */
export function suggestMediaFolder(site: StudioSite, file: string | null): SuggestedFolder {
  const { byName } = mediaUsersOf(site) ?? {};
  if (file === null || !byName) return { folder: '' };
  const foldersUsed = (isNeighbour: (user: string) => boolean) =>
    [...byName].flatMap(([path, users]) =>
      [...users.values()].filter((user) => isNeighbour(user.file)).map(() => dirname(path)),
    );
  const above = dirname(file).split('/');
  const folders = above.map((_, index) => above.slice(0, above.length - index).join('/'));
  const own = foldersUsed((user) => user === file);
  const found = [own, ...folders.map((folder) => foldersUsed((user) => dirname(user) === folder && !isSettings(user)))];
  const folder = mostCommon(found.find(({ length }) => length > 0) ?? []);
  return { folder: folder === undefined || folder === '.' ? '' : folder };
}

/** @returns true for a file that is on every page, such as the site's settings with its logo */
const isSettings = (file: string): boolean => file.startsWith('_') && !file.includes('/');

function mediaUsersOf({ content }: StudioSite): MediaUserIndex | undefined {
  const { source } = content.checked ?? {};
  return source && getOrInsert(mediaUserCache, source, () => indexMediaUsers(source, content.now()));
}

function indexMediaUsers(source: LastCheck['source'], at: string): MediaUserIndex {
  const names = new Map([...source.media.keys()].map((name) => [name, name]));
  const places = gatherReferences(source, at);
  const rename = createFileRenamer(specialFolderOf('_media/') as SpecialFolder, names);
  return { places, byName: findUsagesByName(places, rename, new SiteChange(source)) };
}

function listUsesOfFile(path: string, { places, byName }: MediaUserIndex, site: StudioSite): MediaUsage[] {
  const pictures = new Set(
    places.places.filter(({ kind }) => kind === 'picture').map((place) => `${place.path}#${place.pointer}`),
  );
  const problems = new Map(
    (site.content.checked?.problems ?? [])
      .filter(({ code }) => code === 'image-alt-missing')
      .map((problem) => [`${problem.file}#${problem.pointer}`, problem.message]),
  );
  return [...(byName.get(path)?.values() ?? [])].map((user) => {
    const found = describeUse(user, site);
    const picture = pictures.has(`${user.file}#${user.pointer}`) ? user.pointer.replace(/\/src$/, '') : undefined;
    if (picture === undefined) return found;
    const at = `${user.file}#${picture}`;
    const altProblem = problems.get(at) ?? problems.get(`${at}/alt`);
    return { ...found, picture, ...(altProblem !== undefined && { altProblem }) };
  });
}

function describeUse({ file, pointer }: Usage, studioSite: StudioSite): MediaUsage {
  const usage = getSiteUsage(studioSite);
  const container = usage?.containers.get(file);
  if (!usage || !container) return { file, pointer, name: file, words: '' };
  const pages = findPagesShowing(container, pointer, usage).flatMap(({ page }) => page ?? []);
  const [first] = pages;
  const block = findEnclosingBlock(readCurrentJson(container.file), pointer);
  const site = asObject(usage.graph.source.site?.json);
  const tokens = { site, ...(container.page && { page: container.page.page }) };
  const words = block ? [blockTypeLabelOf(block), blockNameOf(block, tokens)].filter(Boolean).join(': ') : '';
  return {
    ...{ file, pointer, name: describeFileNode(container, usage), words },
    ...(first && { route: studioAddressOf(first) }),
  };
}

function findEnclosingBlock(json: Json | undefined, pointer: string) {
  let at = '';
  const ancestors = ['', ...parsePointer(pointer).map((key) => (at = childPointer(at, key)))];
  return ancestors
    .map((path) => valueAt(json, path))
    .filter(isObject)
    .findLast(({ type }) => typeof type === 'string' && loadSiteSchemas().blocks.has(type));
}
