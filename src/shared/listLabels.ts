/** English labels of pages and topics of lists that have addresses, which `labels` of `_site.json` may override. */
export const listLabels = {
  pageOfTitle: '{title} – page {n}',
  topicOfTitle: '{title}: {topic}',
  topics: 'Topics',
};
