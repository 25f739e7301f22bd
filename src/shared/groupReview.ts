import type { BlockReview, ChangeCause, PageReview, SiteReview, ValueReview } from './review.ts';

/** Pages that changed only because of the same shared files. */
export interface CauseGroup {
  causes: ChangeCause[];
  pages: PageReview[];
  /** Changed values on these pages, each once. */
  values: ValueReview[];
}

/** Review in which common changes of many pages are listed once. */
export interface GroupedReview {
  /** Pages with changes in their own files. */
  own: PageReview[];
  /** Groups, those with the most pages first. */
  groups: CauseGroup[];
}

/** Groups pages that changed only because of shared files by these files. */
export function groupReview({ pages }: Pick<SiteReview, 'pages'>): GroupedReview {
  const own: PageReview[] = [];
  const groups = new Map<string, CauseGroup>();
  /** Keys of changes that a group already has. */
  const listed = new Set<string>();
  for (const page of pages) {
    if (!hasOnlySharedCauses(page)) {
      own.push(page);
      continue;
    }
    const key = page.causes.map(({ name }) => name).join('\n');
    const group = groups.get(key) ?? { causes: page.causes, pages: [], values: [] };
    groups.set(key, group);
    group.pages.push(page);
    for (const value of valuesOf(page)) {
      const change = `${key}\n${JSON.stringify([value.before, value.after])}`;
      if (!listed.has(change)) group.values.push(value);
      listed.add(change);
    }
  }
  return { own, groups: [...groups.values()].sort((a, b) => b.pages.length - a.pages.length) };
}

/** @returns true if no change of a page is in its own file */
function hasOnlySharedCauses({ change, causes, blocks, metadata }: PageReview): boolean {
  if (change !== 'changed' || causes.length === 0) return false;
  return metadata.every(({ cause }) => cause) && blocks.every(isFromElsewhere);
}

const isFromElsewhere = ({ change, cause, values }: BlockReview) =>
  (change === 'changed' || cause !== undefined) && values.every((value) => value.cause ?? cause);

const valuesOf = ({ metadata, blocks }: PageReview): ValueReview[] => [
  ...metadata,
  ...blocks.flatMap(({ values }) => values),
];
