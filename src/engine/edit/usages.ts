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
export const findUsages = (references: GatheredReferences, rename: ReferenceRenamer, change: SiteChange): Usages =>
  new Map([...findUsagesByName(references, rename, change).values()].flatMap((users) => [...users]));

/** References that a renamer would rename, grouped by the new name it returns. */
export function findUsagesByName(
  { places, references, graph }: GatheredReferences,
  rename: ReferenceRenamer,
  change: SiteChange,
): Map<string, Usages> {
  const byName = new Map<string, Map<string, Usage>>();
  const add = (named: ReturnType<ReferenceRenamer>, usage: Usage, within?: string) => {
    const file = change.fileOf(usage.file);
    if (!named || !file || change.removed.has(usage.file)) return;
    const users = getOrInsert(byName, named.to, () => new Map<string, Usage>());
    users.set(formatSourcePosition(file, usage.pointer, within), usage);
  };
  for (const { kind, path: file, pointer, written, isMarkdown, page } of places) {
    const tokens = { site: asObject(graph.site?.file.json), ...(page && { page }) };
    if (isMarkdown) continue;
    add(rename(kind, kind === 'pattern' ? written : replaceTokens(written, tokens)), { file, pointer, written });
  }
  for (const { kind, value, container, pointer, within: written } of references) {
    if (written === undefined) continue;
    const at = container.file.origin?.(pointer) ?? { file: container.file, pointer };
    add(rename(kind, value), { file: at.file.path, pointer: at.pointer, written }, written);
  }
  return byName;
}
