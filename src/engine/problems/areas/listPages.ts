import { quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Problems of lists whose pages and topics have addresses. */
export const listPageProblems = {
  'list-addresses-repeated': error<{ other: string; replacement?: string }>({
    title: 'Two lists with addresses on one page',
    message: () => 'Another list on this page has addresses for its pages and topics already.',
    hint: ({ replacement }) =>
      replacement === undefined
        ? 'Take "addresses" and "topics" out of one of the two, or move one list to a page of its own.'
        : 'Write "addresses": false here, or move one of the two lists to a page of its own.',
    hintInWords: () => 'Turn “Pages have addresses” off in one of the two, or move one list to a page of its own.',
    why: 'Both would begin with the address of the page: /news/page/2 could be the second page of either.',
    example: {
      wrong: 'two listings with "addresses": true on one page',
      right: 'one of them with "addresses": true',
    },
  }),
  'list-addresses-shared': error<{ replacement?: string }>({
    title: 'List with addresses that is on no single page',
    message: () =>
      'A list of a layout, a shared block or a not-found page has no address to which pages could be added.',
    hint: ({ replacement }) =>
      replacement === undefined
        ? 'Take "addresses" and "topics" out, or put the list on the page itself.'
        : 'Write "addresses": false here, or put the list on the page itself.',
    hintInWords: () => 'Turn “Pages have addresses” off, or put the list on the page itself.',
    why: 'What several pages show has several addresses, and search engines would find each part of the list as often.',
    example: {
      wrong: '_blocks/news.json with "addresses": true',
      right: 'pages/news.json with a listing that has "addresses": true',
    },
  }),
  'list-page-replaced': warning<{ route: string; other: string }>({
    title: 'Page of a list that is a file of its own',
    message: ({ route, other }) => `The page of this list at ${route} is not made: ${other} is there in its place.`,
    hint: ({ other }) => `If that is not meant, rename ${other}.`,
    hintInWords: () => 'If that is not meant, move the page that is there.',
    why: 'A file wins over a page of a list, so that a topic can have a page that is written by hand.',
    example: {
      wrong: 'pages/news/tags/robotics.json below a list with "topics": "tags"',
      right: 'pages/robotics.json',
    },
  }),
  'topic-address-taken': error<{ topic: string; other: string; route: string }>({
    title: 'Two topics at one address',
    message: ({ topic, other, route }) =>
      `The topics ${quote(other)} and ${quote(topic)} would both have the address ${route}.`,
    hint: () => 'Give one of the two another name in the items, or the same name to both.',
    why: 'An address can show one topic only. Addresses have small letters, digits and hyphens, so that signs make no difference.',
    example: { wrong: '"tags": ["C"] and "tags": ["C++"]', right: '"tags": ["C"] and "tags": ["C plus plus"]' },
  }),
  'topic-without-address': error<{ topic: string }>({
    title: 'Topic without an address',
    message: ({ topic }) => `No address can be made of the topic ${quote(topic)}: it has neither letters nor digits.`,
    hint: () => 'Write the topic in words.',
    why: 'Without an address the topic has no page.',
    example: { wrong: '"tags": ["!"]', right: '"tags": ["Important"]' },
  }),
};
