/** English words of a site's search, used where `_site.json` has none of its own in `labels`. Only the dialog has them. */
export const searchWords = {
  search: 'Search',
  searchHint: 'Search this site',
  searchOne: '1 result',
  searchMany: '{n} results',
  searchMore: 'More results',
  searchFailed: 'The search could not be loaded. Check your connection.',
};

/** Words of a site's search. */
export type SearchWords = typeof searchWords;
