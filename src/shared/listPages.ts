/*
 * Addresses of the pages and topics of a list, below the address of the page that the list is on: `/news/page/2`,
 * `/news/tags/robotics`, `/news/tags/robotics/page/2`.
 */

/** Topic of a list. */
export interface ListTopic {
  name: string;
  /** End of its address, after that of the list: `/tags/robotics`. */
  suffix: string;
}

export interface ListPages {
  /** Address of the page with the list, without a slash at its end: `/news`; empty for the home page of a site. */
  address: string;
  /** True if every page of the list has all items; otherwise each has its own. */
  isWhole: boolean;
  /** True if the pages of the list have addresses. */
  hasPages?: true;
  /** Topics with addresses: values of one field of the items, and the name of their links as a group. */
  topics?: { field: string; label: string; all: ListTopic[] };
  /** Titles of the document, with `{n}` and `{topic}` in place of number and topic. */
  titles?: { list: string; page: string; topic: string; topicPage: string };
}

/** Part of a list that an address shows. */
export interface ListPlace {
  /** Number of the page, from 1. */
  page: number;
  /** Number of pages of the list, or of the topic; left out if the items say it. */
  pages?: number;
  /** Number of items on these pages; left out if the items say it. */
  total?: number;
  /** Name of the topic. */
  topic?: string;
}

/** Place of a block in a list with addresses, which the build adds to its properties. */
export interface ListPagesOfBlock {
  listPages?: ListPages;
  /** Part of the list that the document shows; left out in the browser if the address says it. */
  listPlace?: ListPlace;
}

/** Address of a part of a list. */
export function addressOfPlace({ address, topics }: ListPages, { page, topic }: ListPlace): string {
  const suffix = topics?.all.find(({ name }) => name === topic)?.suffix ?? '';
  return `${address}${suffix}${page > 1 ? `/page/${page}` : ''}` || '/';
}

/**
 * Reads the part of a list from the path of a page's address.
 * @returns undefined for a path of another page
 */
export function placeAt(pathname: string, { address, hasPages, topics }: ListPages): ListPlace | undefined {
  const path = pathname.replace(/\/(?:index\.html)?$/, '');
  if (!`${path}/`.startsWith(`${address}/`)) return undefined;
  const [, rest = '', number] = /^(.*?)(?:\/page\/(\d+))?$/.exec(path.slice(address.length)) ?? [];
  const topic = rest === '' ? undefined : topics?.all.find(({ suffix }) => suffix === rest)?.name;
  if (rest !== '' && topic === undefined) return undefined;
  if (number !== undefined && !hasPages) return undefined;
  return { page: Number(number ?? 1), ...(topic !== undefined && { topic }) };
}
