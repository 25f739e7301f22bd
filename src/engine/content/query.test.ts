import { expect, it } from 'vitest';
import { fieldsUsedIn, selectItems } from './query.ts';

const items = [
  { id: 'b', title: 'Beta', level: 'low', tags: ['x', 'y'], order: 10, date: '2026-02-01' },
  { id: 'a', title: 'alpha', level: 'high', tags: ['y'], order: 9 },
  { id: 'c', title: 'Gamma 10', level: 'low', tags: [], order: 1, date: '2026-03-01' },
  { id: 'd', title: 'Gamma 9', level: 'mid', tags: ['z'] },
];

const ids = (query: Parameters<typeof selectItems>[0]) =>
  selectItems(query, items)
    .map(({ id }) => id)
    .join('');

it.each([
  [{}, 'bacd'],
  [{ where: { level: 'low' } }, 'bc'],
  [{ where: { level: ['high', 'mid'] } }, 'ad'],
  [{ where: { tags: 'y' } }, 'ba'],
  [{ where: { tags: ['x', 'z'], level: 'mid' } }, 'd'],
  [{ where: { gone: 'x' } }, ''],
  [{ sort: 'title' }, 'abdc'],
  [{ sort: '-title' }, 'cdba'],
  [{ sort: 'order' }, 'cabd'],
  [{ sort: '-order' }, 'bacd'],
  [{ sort: '-date', first: 2 }, 'cb'],
  [{ first: 1 }, 'b'],
  [{ where: 'x', sort: 3, first: 'x' }, 'bacd'],
])('%j chooses %s', (query, chosen) => {
  expect(ids(query)).toBe(chosen);
});

it('renames fields and makes texts of them', () => {
  const [item] = selectItems(
    { as: { text: 'title', link: '/events#{item.id}', gone: 'nothing', lost: '{item.nothing}' }, first: 1 },
    items,
  );
  expect(item).toEqual({ ...items[0], text: 'Beta', link: '/events#b' });
});

it('leaves out a property whose field is not there, even if the item has a field of that name', () => {
  expect(selectItems({ as: { title: 'subtitle' } }, [{ title: 'x', id: 'a' }])).toEqual([{ id: 'a' }]);
});

it('reaches into groups, and leaves the items alone', () => {
  const nested = [{ address: { city: 'Mohali' } }];
  expect(
    selectItems(
      { where: { 'address.city': 'Mohali' }, as: { text: 'In {item.address.city}', city: 'address.city' } },
      nested,
    ),
  ).toEqual([{ address: { city: 'Mohali' }, text: 'In Mohali', city: 'Mohali' }]);
  expect(nested).toEqual([{ address: { city: 'Mohali' } }]);
});

it('knows the fields of an entry', () => {
  expect(fieldsUsedIn('title')).toEqual(['title']);
  expect(fieldsUsedIn('/a/{item.b}#{ item.c.d }')).toEqual(['b', 'c.d']);
});

it('fills the texts of a group or a list, and leaves out what needs a field that is not there', () => {
  const facts = [
    { label: 'Level', value: '{item.level}' },
    { label: 'Date', value: '{item.date}' },
  ];
  const chosen = selectItems({ as: { facts, gone: { a: '{item.nothing}' } } }, items.slice(0, 2));
  expect(chosen.map((item) => item.facts)).toEqual([
    [
      { label: 'Level', value: 'low' },
      { label: 'Date', value: '2026-02-01' },
    ],
    [{ label: 'Level', value: 'high' }],
  ]);
  expect(chosen[0]).not.toHaveProperty('gone');
  expect(fieldsUsedIn(facts)).toEqual(['level', 'date']);
});
