import type { BlockReview, ChangeCause, PageReview, SiteReview, ValueReview } from './review.ts';

/** Pages that changed only through the same shared things. */
export interface CauseGroup {
  causes: ChangeCause[];
  pages: PageReview[];
  /** What became different on them, each once. */
  values: ValueReview[];
}

/** What changed, with what many pages have in common said once. */
export interface GroupedReview {
  /** Pages with a change of their own. */
  own: PageReview[];
  /** Those with the most pages first. */
  groups: CauseGroup[];
}

/** Sorts pages that changed only through something shared under what that is. */
export function groupReview({ pages }: Pick<SiteReview, 'pages'>): GroupedReview {
  const own: PageReview[] = [];
  const groups = new Map<string, CauseGroup>();
  /** Changes of values that a group has. */
  const said = new Set<string>();
  for (const page of pages) {
    if (!isOnlyShared(page)) {
      own.push(page);
      continue;
    }
    const key = page.causes.map(({ name }) => name).join('\n');
    const group = groups.get(key) ?? { causes: page.causes, pages: [], values: [] };
    groups.set(key, group);
    group.pages.push(page);
    for (const value of valuesOf(page)) {
      const change = `${key}\n${JSON.stringify([value.before, value.after])}`;
      if (!said.has(change)) group.values.push(value);
      said.add(change);
    }
  }
  return { own, groups: [...groups.values()].sort((a, b) => b.pages.length - a.pages.length) };
}

/** Whether nothing of what differs on a page is written in the page itself. */
function isOnlyShared({ change, causes, blocks, metadata }: PageReview): boolean {
  if (change !== 'changed' || causes.length === 0) return false;
  return metadata.every(({ cause }) => cause) && blocks.every(isFromElsewhere);
}

const isFromElsewhere = ({ change, cause, values }: BlockReview) =>
  (change === 'changed' || cause !== undefined) && values.every((value) => value.cause ?? cause);

const valuesOf = ({ metadata, blocks }: PageReview): ValueReview[] => [
  ...metadata,
  ...blocks.flatMap(({ values }) => values),
];
