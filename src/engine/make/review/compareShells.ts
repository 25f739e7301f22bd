import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { ChangeCause, ValueReview } from '#shared/review.ts';
import { causeAt, causeOfKey, uniqueCauses } from './causes.ts';
import { compareBlocks } from './compareBlocks.ts';
import { compareValues } from './compareValues.ts';
import type { SnapshotPair } from './snapshotPair.ts';

export function compareShells(pairs: readonly SnapshotPair[]): ValueReview[] {
  const allValues = pairs.flatMap(compareShell);
  // Untranslated values differ equally in all locales.
  return [...new Map(allValues.map((value) => [JSON.stringify(value), value])).values()];
}

function compareShell({ before: { shell: before }, after: { shell: after } }: SnapshotPair): ValueReview[] {
  const { schema } = loadSiteSchemas().site;
  const values = compareValues(before.site, after.site, { pointer: '', pointerBefore: '', name: '', schema });
  const blocks = compareBlocks(before.slots.flat(), after.slots.flat());
  return [...values, ...blocks.flatMap((pair) => pair.values)];
}

const causesByPair = new WeakMap<SnapshotPair, ChangeCause[]>();

export const shellCauses = (pair: SnapshotPair): ChangeCause[] =>
  getOrInsert(causesByPair, pair, () => {
    const { before, after } = pair;
    const changedKeys = [...before.shellUses.keys].filter((key) => before.valueNow(key) !== after.valueNow(key));
    const siteChanges = compareValues(before.context.site, after.context.site);
    const { site } = after.context.source;
    const causes = [
      ...siteChanges.map(({ pointer }) =>
        causeAt({ file: site?.origin?.(pointer).file.path ?? '_site.json', pointer: topLevelPointer(pointer) }),
      ),
      ...changedKeys.filter((key) => !key.startsWith('site.')).map(causeOfKey),
    ];
    return uniqueCauses(causes.filter((cause) => cause !== undefined));
  });

/** First two keys of a pointer, which identify a part of `_site.json` for people. */
const topLevelPointer = (pointer: string) =>
  pointer
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/\d+$/, '');
