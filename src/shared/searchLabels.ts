/** English labels of the search, which `labels` of `_site.json` may override. Only the dialog uses them. */
export const searchLabels = {
  search: 'Search',
  searchHint: 'Search this site',
  searchOne: '1 result',
  searchMany: '{n} results',
  searchMore: 'More results',
  searchFailed: 'The search could not be loaded. Check your connection.',
};

export type SearchLabels = typeof searchLabels;
