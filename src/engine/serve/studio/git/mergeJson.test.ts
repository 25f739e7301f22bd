import { expect, test } from 'vitest';
import { mergeJson } from './mergeJson.ts';

const text = (id: string, words: string, more = {}) => ({ type: 'rich-text', id, text: words, ...more });
const page = (...blocks: ReturnType<typeof text>[]) => ({ title: 'Fees', blocks });

const [one, two, three] = [text('one', 'One'), text('two', 'Two'), text('three', 'Three')];

test('takes what only one has changed, in different blocks and in one', () => {
  const merged = mergeJson({
    base: page(one, two),
    mine: page(text('one', 'Mine'), two),
    theirs: { ...page(one, text('two', 'Two', { heading: 'Theirs' })), title: 'Fees 2027' },
  });
  expect(merged).toEqual({
    value: { title: 'Fees 2027', blocks: [text('one', 'Mine'), text('two', 'Two', { heading: 'Theirs' })] },
    conflicts: [],
  });
});

test('puts in what each has added, takes out what one has removed, and follows the one who has moved', () => {
  const [mine, theirs] = [text('mine', 'M'), text('theirs', 'T')];
  const added = mergeJson({ base: page(one, two), mine: page(one, mine, two), theirs: page(one, two, theirs) });
  expect(added).toEqual({ value: page(one, mine, two, theirs), conflicts: [] });
  const removed = mergeJson({ base: page(one, two), mine: page(one, two, mine), theirs: page(two) });
  expect(removed).toEqual({ value: page(two, mine), conflicts: [] });
  const moved = mergeJson({
    base: page(one, two, three),
    mine: page(one, text('two', 'Mine'), three),
    theirs: page(three, one, two),
  });
  expect(moved).toEqual({ value: page(three, one, text('two', 'Mine')), conflicts: [] });
});

test('asks once for a block in which both have changed the same, and takes what was chosen', () => {
  const versions = {
    base: page(one, two),
    mine: page(text('new', 'New'), text('one', 'Mine', { heading: 'H1' }), two),
    theirs: page(text('one', 'Theirs', { heading: 'H2' }), two),
  };
  const { conflicts } = mergeJson(versions);
  expect(conflicts).toMatchObject([
    {
      mine: '/blocks/1',
      theirs: '/blocks/0',
      isBlock: true,
      values: [
        { pointer: '/text', mine: 'Mine', theirs: 'Theirs' },
        { pointer: '/heading', mine: 'H1', theirs: 'H2' },
      ],
    },
  ]);
  const id = String(conflicts[0]?.id);
  expect(mergeJson(versions, { [id]: 'theirs' })).toEqual({
    value: page(text('new', 'New'), text('one', 'Theirs', { heading: 'H2' }), two),
    conflicts: [],
  });
  expect(mergeJson(versions, { [id]: 'mine' }).value).toEqual(versions.mine);
});

test('asks where one has removed what the other has changed', () => {
  const versions = { base: page(one, two), mine: page(two), theirs: page(text('one', 'Theirs'), two) };
  const { conflicts } = mergeJson(versions);
  expect(conflicts).toMatchObject([{ mine: undefined, theirs: '/blocks/0', isBlock: true }]);
  const id = String(conflicts[0]?.id);
  expect(mergeJson(versions, { [id]: 'theirs' }).value).toEqual(versions.theirs);
  expect(mergeJson(versions, { [id]: 'mine' }).value).toEqual(versions.mine);
});

test('asks for each value of a page that is in no block', () => {
  const versions = {
    base: { title: 'A', description: 'A' },
    mine: { title: 'B', description: 'B' },
    theirs: { title: 'C', description: 'C' },
  };
  const { conflicts } = mergeJson(versions);
  expect(conflicts.map(({ mine, isBlock }) => [mine, isBlock])).toEqual([
    ['/title', false],
    ['/description', false],
  ]);
  const [first] = conflicts;
  expect(mergeJson(versions, { [String(first?.id)]: 'theirs' }).value).toEqual({ title: 'C', description: 'B' });
});
