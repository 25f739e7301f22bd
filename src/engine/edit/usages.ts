import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asObject } from '#shared/json.ts';
import { formatSourcePosition, type ReferenceRenamer } from './renameReferences.ts';
import type { SiteChange } from './siteChange.ts';
import type { GatheredReferences } from './writtenReferences.ts';

/** References by source position: `about/index.json:12:5`. */
export type Usages = ReadonlyMap<string, Usage>;

export interface Usage {
  file: string;
  pointer: string;
  /** Text of the reference: `/about/location#map`. */
  written: string;
}

/**
 * References that a renamer would rename, except those in removed files.
 * @param rename selects references by returning a new name
 */
export function findUsages(places: GatheredReferences, rename: ReferenceRenamer, change: SiteChange): Usages {
  return new Map(collectUsages(places, rename, change).map(({ place, user }) => [place, user]));
}

/** References that a renamer would rename, grouped by the new name it returns. */
export function findUsagesByName(
  places: GatheredReferences,
  rename: ReferenceRenamer,
  change: SiteChange,
): Map<string, Usages> {
  const byName = new Map<string, Map<string, Usage>>();
  for (const { name, place, user } of collectUsages(places, rename, change))
    getOrInsert(byName, name, () => new Map<string, Usage>()).set(place, user);
  return byName;
}

function collectUsages({ places, graph }: GatheredReferences, rename: ReferenceRenamer, change: SiteChange) {
  const users: { name: string; place: string; user: Usage }[] = [];
  const add = (
    named: ReturnType<ReferenceRenamer>,
    path: string,
    pointer: string,
    written: string,
    within?: string,
  ) => {
    const file = change.fileOf(path);
    if (!named || !file || change.removed.has(path)) return;
    users.push({
      name: named.to,
      place: formatSourcePosition(file, pointer, within),
      user: { file: path, pointer, written },
    });
  };
  for (const { kind, path, pointer, written, isMarkdown, page } of places) {
    const tokens = { site: asObject(graph.site?.file.json), ...(page && { page }) };
    if (isMarkdown) continue;
    add(rename(kind, kind === 'pattern' ? written : replaceTokens(written, tokens)), path, pointer, written);
  }
  for (const { kind, value, container, pointer, within } of graph.references)
    if (within !== undefined) add(rename(kind, value), container.file.path, pointer, within, within);
  return users;
}
