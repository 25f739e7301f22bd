import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { page, writeSite } from '#tests/samples/site.ts';
import { moveContent } from './moveContent.ts';
import { removeContent } from './removeContent.ts';

const list =
  '{ "type": "listing", "items": { "from": "talks" }, "empty": "None.", "pageSize": 1, "addresses": true, "topics": "tags" }';
const links = '[Two](/talks/page/2), [rivers](/talks/tags/rivers), [feed](/talks/tags/rivers/feed.xml), [all](/talks)';

const open = () => {
  const pages = writeSite({
    '_data/talks.json': JSON.stringify({
      fields: { title: { is: 'text' }, tags: { is: 'texts' } },
      items: [
        { title: 'One', tags: ['Rivers'] },
        { title: 'Two', tags: [] },
      ],
    }),
    'talks.json': page(list),
    'index.json': page(`{ "type": "rich-text", "text": "${links}" }`),
  });
  const read = (path: string) => JSON.parse(readFileSync(join(pages, path), 'utf8'));
  return { pages, read };
};

it('renames links to pages and topics of a list with the page that it is on', () => {
  const { pages, read } = open();
  moveContent({ pages }, '/talks', '/lectures');
  expect(read('index.json').blocks[0].text).toBe(links.replaceAll('/talks', '/lectures'));
  expect(read('lectures.json').aliases).toEqual(['/talks']);
});

it('removes no page while something leads to a part of its list, and leads that elsewhere if asked', () => {
  const { pages, read } = open();
  const refused = removeContent({ pages }, '/talks');
  expect(refused.ok).toBe(false);
  expect(refused.users?.size).toBe(4);
  removeContent({ pages, redirect: '/about' }, '/talks');
  expect(read('index.json').blocks[0].text).toBe('[Two](/about), [rivers](/about), [feed](/about), [all](/about)');
  // Each part had an address, and its visitors come back.
  expect(read('about/index.json').aliases).toEqual(['/talks', '/talks/page/2', '/talks/tags/rivers']);
});
