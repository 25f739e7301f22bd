import { nameOf } from '#engine/content/blockName.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { gatherPlaces, type Places } from '#engine/edit/places.ts';
import { SiteChange } from '#engine/edit/siteChange.ts';
import { renameFiles, type SpecialFolder, specialFolder } from '#engine/edit/specialFiles.ts';
import { findUsersByName, type User, type Users } from '#engine/edit/users.ts';
import { keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { MediaUse, MediaUseCounts } from '#shared/media.ts';
import { addressOf } from '#shared/pageAddress.ts';
import { readNow } from './readNow.ts';
import type { StudioSite } from './studioSite.ts';
import { nameOfContainer, pagesShowing, shownIn } from './uses.ts';

/** Who names which file, as the last check has found it. */
interface MediaUsers {
  places: Places;
  byName: Map<string, Users>;
}

type Checked = NonNullable<StudioSite['content']['checked']>;

const known = new WeakMap<Checked['source'], MediaUsers>();

/**
 * Where files of `_media` are used.
 * @param path of the only one that is asked for; how often each is used when it is left out
 */
export function mediaUses(site: StudioSite, path: string | null): MediaUseCounts | MediaUse[] {
  const { source } = site.content.checked ?? {};
  const users = source && getOrInsert(known, source, () => usersOfMedia(source, site.content.now()));
  if (path !== null) return users ? usesOfFile(path, users, site) : [];
  return Object.fromEntries([...(users?.byName ?? [])].map(([name, found]) => [name, found.size]));
}

function usersOfMedia(source: Checked['source'], at: string): MediaUsers {
  const names = new Map([...source.media.keys()].map((name) => [name, name]));
  const places = gatherPlaces(source, at);
  const rename = renameFiles(specialFolder('_media/') as SpecialFolder, names);
  return { places, byName: findUsersByName(places, rename, new SiteChange(source)) };
}

function usesOfFile(path: string, { places, byName }: MediaUsers, site: StudioSite): MediaUse[] {
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

function describeUse({ file, pointer }: User, site: StudioSite): MediaUse {
  const shown = shownIn(site);
  const container = shown?.containers.get(file);
  if (!shown || !container) return { file, pointer, name: file, words: '' };
  const pages = pagesShowing(container, pointer, shown).flatMap(({ page }) => page ?? []);
  const [first] = pages;
  const block = blockAround(readNow(container.file), pointer);
  const siteJson = shown.graph.source.site?.json;
  const tokens = { site: isObject(siteJson) ? siteJson : {}, ...(container.page && { page: container.page.page }) };
  const type = block && String(block.type);
  const schema = type === undefined ? undefined : loadSiteSchemas().blocks.get(type)?.schema;
  const words = block ? [schema?.title ?? type, nameOf(block, schema, tokens)].filter(Boolean).join(': ') : '';
  return {
    ...{ file, pointer, name: nameOfContainer(container, shown), words },
    ...(first && { route: addressOf(first) }),
  };
}

/** The innermost block around a place. */
function blockAround(json: Json | undefined, pointer: string) {
  let at = '';
  const around = ['', ...keysOfPointer(pointer).map((key) => (at = pointerTo(at, key)))];
  return around
    .map((path) => valueAt(json, path))
    .filter(isObject)
    .findLast(({ type }) => typeof type === 'string' && loadSiteSchemas().blocks.has(type));
}
