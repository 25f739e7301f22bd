/** Pages shown on either side of the current one (specification 001, section 9). */
const either = 2;

/** Number of pages; an empty list has one, which is empty. */
export const countPages = (count: number, pageSize: number | undefined): number =>
  pageSize ? Math.max(1, Math.ceil(count / pageSize)) : 1;

/** The page nearest to the one asked for. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages);

/** The part of a list that stands on a page. */
export const onPage = <T>(list: readonly T[], page: number, pageSize: number | undefined): readonly T[] =>
  pageSize ? list.slice((page - 1) * pageSize, page * pageSize) : list;

/** A page that has a button. */
export interface PageButton {
  page: number;
  /** Pages before it have none. */
  isAfterGap: boolean;
}

/** The pages that have a button: first, last, and two on either side of the current one. */
export function pageButtons(current: number, pages: number): PageButton[] {
  const buttons: PageButton[] = [];
  let before = 0;
  for (let page = 1; page <= pages; page++) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > either) continue;
    buttons.push({ page, isAfterGap: page - before > 1 });
    before = page;
  }
  return buttons;
}
