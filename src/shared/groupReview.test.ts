import { expect, test } from 'vitest';
import { groupReview } from './groupReview.ts';
import type { PageReview, ValueReview } from './review.ts';

const cause = { file: '_data/speakers.json', pointer: '/items/0/name', name: 'the list “speakers”' };
const value = (more: Partial<ValueReview> = {}): ValueReview => ({
  ...{ name: 'Title', pointer: '/items/0/title', kind: 'text', before: 'A', after: 'B' },
  ...more,
});
const page = (file: string, values: ValueReview[], more: Partial<PageReview> = {}): PageReview => ({
  ...{ route: `/${file}`, change: 'changed', file, name: file, metadata: [], causes: [cause] },
  blocks: [
    { change: 'changed', type: 'cards', label: 'Cards', name: '', place: { file, pointer: '/blocks/0' }, values },
  ],
  ...more,
});

test('puts pages that change only through something shared under it, and says once what changed', () => {
  const shared = [page('a.json', [value({ cause })]), page('b.json', [value({ cause, pointer: '/items/3/title' })])];
  const { own, groups } = groupReview({ pages: shared });
  expect(own).toEqual([]);
  expect(groups).toEqual([{ causes: [cause], pages: shared, values: [value({ cause })] }]);
});

test('leaves pages with a change of their own by themselves', () => {
  const both = page('a.json', [value({ cause }), value({ pointer: '/heading' })]);
  const ownMetadata = page('b.json', [value({ cause })], { metadata: [value({ pointer: '/title' })] });
  const added = page('c.json', [], { change: 'added' });
  const plain = page('d.json', [value()], { causes: [] });
  expect(groupReview({ pages: [both, ownMetadata, added, plain] })).toEqual({
    own: [both, ownMetadata, added, plain],
    groups: [],
  });
});

test('puts pages that change through two things under both', () => {
  const other = { ...cause, name: 'the layout “inner”' };
  const { groups } = groupReview({
    pages: [page('a.json', [value({ cause })]), page('b.json', [value({ cause })], { causes: [cause, other] })],
  });
  expect(groups.map(({ causes, pages }) => [causes.length, pages.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
