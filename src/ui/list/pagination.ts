/** Pages shown on either side of the current one (specification 001, section 9). */
const neighbourPages = 2;

/** Number of pages; an empty list has one empty page. */
export const countPages = (count: number, pageSize: number | undefined): number =>
  pageSize ? Math.max(1, Math.ceil(count / pageSize)) : 1;

export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages);

export const itemsOnPage = <T>(list: readonly T[], page: number, pageSize: number | undefined): readonly T[] =>
  pageSize ? list.slice((page - 1) * pageSize, page * pageSize) : list;

export interface PageButton {
  page: number;
  /** True if pages before it have no button. */
  isAfterGap: boolean;
}

/** Pages that have a button: first, last, and two on either side of the current one. */
export function pageButtons(current: number, pages: number): PageButton[] {
  const buttons: PageButton[] = [];
  let before = 0;
  for (let page = 1; page <= pages; page++) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > neighbourPages) continue;
    buttons.push({ page, isAfterGap: page - before > 1 });
    before = page;
  }
  return buttons;
}
