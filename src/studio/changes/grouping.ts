import type { BlockReview, ChangeCause, PageReview, SiteReview, ValueReview } from '#shared/review.ts';

/** Pages that changed only through the same shared thing. */
export interface CauseGroup {
  cause: ChangeCause;
  pages: PageReview[];
  /** What became different on them, each once. */
  values: ValueReview[];
}

/** What changed, with what many pages have in common said once. */
export interface GroupedReview {
  /** Pages with a change of their own. */
  own: PageReview[];
  groups: CauseGroup[];
}

/** Sorts pages that changed only through something shared under what that is. */
export function groupReview({ pages }: SiteReview): GroupedReview {
  const own: PageReview[] = [];
  const groups = new Map<string, CauseGroup>();
  for (const page of pages) {
    const cause = onlyCause(page);
    if (!cause) {
      own.push(page);
      continue;
    }
    const key = `${cause.file}#${cause.name}`;
    const group = groups.get(key) ?? { cause, pages: [], values: [] };
    groups.set(key, group);
    group.pages.push(page);
    for (const value of valuesOf(page))
      if (!group.values.some((known) => isSameValue(known, value))) group.values.push(value);
  }
  return { own, groups: [...groups.values()] };
}

/** The shared thing that all of a page's changes come from; undefined where something else changed too. */
function onlyCause(page: PageReview): ChangeCause | undefined {
  const [first] = page.causes;
  if (page.change !== 'changed' || !first) return undefined;
  const isOwn = page.blocks.some((block) => isWrittenIn(block, page.file));
  const isMetadataOwn = page.metadata.some(({ cause }) => !cause);
  return isOwn || isMetadataOwn ? undefined : first;
}

/** Whether something about a block was changed in the page itself. */
function isWrittenIn({ place, placeBefore, values, change }: BlockReview, file: string): boolean {
  const isHere = (place ?? placeBefore)?.file === file;
  return isHere && (change !== 'changed' || values.some(({ cause }) => !cause));
}

const valuesOf = ({ metadata, blocks }: PageReview): ValueReview[] => [
  ...metadata,
  ...blocks.flatMap(({ values }) => values),
];

const isSameValue = (one: ValueReview, other: ValueReview) =>
  one.name === other.name && JSON.stringify([one.before, one.after]) === JSON.stringify([other.before, other.after]);
