import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { ChangeCause, ValueReview } from '#shared/review.ts';
import { causeAt, causeOfKey, uniqueCauses } from './causes.ts';
import { compareBlocks } from './compareBlocks.ts';
import { compareValues } from './compareValues.ts';
import type { StatePair } from './statePair.ts';

/** What differs around every page: header, menu, footer, theme, words of the interface. */
export function compareFrames(pairs: readonly StatePair[]): ValueReview[] {
  const all = pairs.flatMap(compareFrame);
  // What no translation says otherwise differs alike in all languages.
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}

function compareFrame({ before: { shell: before }, after: { shell: after } }: StatePair): ValueReview[] {
  const { schema } = loadSiteSchemas().site;
  const values = compareValues(before.site, after.site, { pointer: '', pointerBefore: '', name: '', schema });
  const blocks = compareBlocks(before.slots.flat(), after.slots.flat());
  return [...values, ...blocks.flatMap((one) => one.values)];
}

const known = new WeakMap<StatePair, ChangeCause[]>();

/** What every page changed through that is around it. */
export const frameCauses = (pair: StatePair): ChangeCause[] =>
  getOrInsert(known, pair, () => {
    const { before, after } = pair;
    const changed = [...before.shellUses.keys].filter((key) => before.valueNow(key) !== after.valueNow(key));
    const ofSite = compareValues(before.context.site, after.context.site);
    const { site } = after.context.source;
    const causes = [
      ...ofSite.map(({ pointer }) =>
        causeAt({ file: site?.origin?.(pointer).file.path ?? '_site.json', pointer: topOf(pointer) }),
      ),
      ...changed.filter((key) => !key.startsWith('site.')).map(causeOfKey),
    ];
    return uniqueCauses(causes.filter((cause) => cause !== undefined));
  });

/** The first two keys of a pointer: people know the parts of `_site.json` by them. */
const topOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\/\d+$/, '');
