/** Addresses that a block gives to the pages and topics of its list. */
export interface ListAddressing {
  /** Property of the block that holds the items: a list, or a query. */
  items: string;
  /** Items on a page, if the pages have addresses: `/news/page/2`. */
  pageSize?: number | undefined;
  /** Field of the items whose values have addresses: `/news/tags/robotics`. */
  topics?: string | undefined;
  /** True if visitors search or filter the items, so that each page needs all of them. */
  needsAll: boolean;
}
