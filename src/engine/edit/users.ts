import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { type Places, siteOf } from './places.ts';
import { placeName, type Rename } from './rename.ts';
import type { SiteChange } from './siteChange.ts';

/** Places that name something, by how a person finds them: `about/index.json:12:5`. */
export type Users = ReadonlyMap<string, User>;

/** A place that names something. */
export interface User {
  file: string;
  pointer: string;
  /** What is written there: `/about/location#map`. */
  written: string;
}

/**
 * Every place that names what a renaming would rename, left out those in files that are about to go.
 * @param rename says what is meant, in the place of a new name
 */
export function findUsers(places: Places, rename: Rename, change: SiteChange): Users {
  return new Map(usersIn(places, rename, change).map(({ place, user }) => [place, user]));
}

/** The same for each of several things, by what the renaming calls it. */
export function findUsersByName(places: Places, rename: Rename, change: SiteChange): Map<string, Users> {
  const byName = new Map<string, Map<string, User>>();
  for (const { name, place, user } of usersIn(places, rename, change))
    getOrInsert(byName, name, () => new Map<string, User>()).set(place, user);
  return byName;
}

function usersIn({ places, graph }: Places, rename: Rename, change: SiteChange) {
  const users: { name: string; place: string; user: User }[] = [];
  const add = (named: ReturnType<Rename>, path: string, pointer: string, written: string, within?: string) => {
    const file = change.fileOf(path);
    if (!named || !file || change.removed.has(path)) return;
    users.push({
      name: named.to,
      place: placeName(file, pointer, within),
      user: { file: path, pointer, written },
    });
  };
  for (const { kind, path, pointer, written, isMarkdown, page } of places) {
    const tokens = { site: siteOf(graph.site?.file.json), ...(page && { page }) };
    if (isMarkdown) continue;
    add(rename(kind, kind === 'pattern' ? written : replaceTokens(written, tokens)), path, pointer, written);
  }
  for (const { kind, value, container, pointer, within } of graph.references)
    if (within !== undefined) add(rename(kind, value), container.file.path, pointer, within, within);
  return users;
}
