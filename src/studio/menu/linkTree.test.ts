import { expect, test } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { ListStep } from '#shared/listMove.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import {
  buildLinkTree,
  filterLinkTree,
  flattenLinks,
  insertLink,
  isLinkList,
  type LinkDirection,
  type LinkNode,
  listsAccepting,
  moveLink,
  positionOfDrop,
  positionOfMove,
} from './linkTree.ts';

const text: FieldSchema = { type: 'string' };
const list = (items: FieldSchema): FieldSchema => ({ type: 'array', items });
const entry = (properties: Record<string, FieldSchema>, required: string[]): FieldSchema => ({
  type: 'object',
  properties,
  required,
});
const link = entry({ label: text, link: text }, ['label', 'link']);
const group = entry({ label: text, children: list(link) }, ['label', 'children']);
const child = entry({ label: text, link: text, groups: list(group) }, ['label', 'link']);
const top = entry({ label: text, link: text, children: list(child) }, ['label', 'link']);
const schema: FieldSchema = { type: 'object', properties: { name: text, menu: list(top) } };

const json = {
  name: 'Orchard',
  menu: [
    { label: 'Home', link: '/' },
    {
      label: 'Why {site.name}',
      link: '/why',
      children: [
        {
          label: 'Fruit',
          link: '/fruit',
          groups: [{ label: 'Kinds', children: [{ label: 'Apple', link: '/apple' }] }],
        },
        { label: 'Trees', link: '/trees' },
      ],
    },
    { label: 'Visit', link: '/visit' },
  ],
};
const file = { schema, json };

const shape = (nodes: LinkNode[]): unknown =>
  nodes.map(({ label, children }) => (children ? [label, shape(children)] : label));
const after = ({ changes }: ListStep): Json => changes.reduce<Json>(applyChange, json);
const done = (step: ListStep | string): ListStep => {
  if (typeof step === 'string') throw new Error(step);
  return step;
};
const step = (pointer: string, direction: LinkDirection) => {
  const goal = positionOfMove(file, pointer, direction, '/menu');
  return typeof goal === 'string' ? goal : moveLink(file, pointer, goal);
};

test('a menu is a tree, in the words that visitors see', () => {
  const tree = buildLinkTree(file, '/menu');
  expect(shape(tree)).toEqual(['Home', ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]], 'Trees']], 'Visit']);
  const links = flattenLinks(tree).flatMap(({ link }) => link ?? []);
  expect(links).toEqual(['/', '/why', '/fruit', '/apple', '/trees', '/visit']);
  expect(shape(filterLinkTree(tree, (node) => node.link === '/apple'))).toEqual([
    ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]]]],
  ]);
  expect([isLinkList(list(top)), isLinkList(list(text)), isLinkList(group)]).toEqual([true, false, false]);
});

test.each<[string, LinkDirection, string, unknown]>([
  ['/menu/2', 'up', '/menu/1', ['Home', 'Visit', ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]], 'Trees']]]],
  [
    '/menu/2',
    'in',
    '/menu/1/children/2',
    ['Home', ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]], 'Trees', 'Visit']]],
  ],
  [
    '/menu/1/children/1',
    'out',
    '/menu/2',
    ['Home', ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]]]], 'Trees', 'Visit'],
  ],
  [
    '/menu/1/children/1',
    'down',
    '/menu/2',
    ['Home', ['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]]]], 'Trees', 'Visit'],
  ],
  ['/menu/0', 'down', '/menu/1', [['Why Orchard', [['Fruit', [['Kinds', ['Apple']]]], 'Trees']], 'Home', 'Visit']],
])('%s goes %s to %s', (pointer, direction, to, expected) => {
  const moved = done(step(pointer, direction));
  expect(moved.pointer).toBe(to);
  expect(shape(buildLinkTree({ schema, json: after(moved) }, '/menu'))).toEqual(expected);
  const label = (value: Json, place: string) => (valueAt(value, `${place}/label`) as string) ?? '';
  expect(label(after(moved), moved.pointer)).toBe(label(json, pointer));
});

test('what a list has no room for stays where it is, and says so', () => {
  expect(step('/menu/1', 'in')).toContain('may not stand there');
  expect(step('/menu/0', 'up')).toBe('It is the first.');
  expect(step('/menu/1/children/0/groups/0/children/0', 'in')).toContain('no entry in front');
  // A link cannot take the place of a group of links, nor a group that of a link.
  expect(step('/menu/1/children/1', 'in')).toContain('may not stand there');
  expect(step('/menu/1/children/0/groups/0', 'out')).toContain('may not stand there');
  expect(moveLink(file, '/menu/1', { list: '/menu/1/children', index: 0 })).toBe('It cannot stand in itself.');
});

test('a list that nothing is left in goes', () => {
  const alone = applyChange(json, { kind: 'remove', pointer: '/menu/1/children/0' });
  const goal = { list: '/menu', index: 0 };
  const { changes, pointer } = done(moveLink({ schema, json: alone }, '/menu/1/children/0', goal));
  const then = changes.reduce<Json>(applyChange, alone);
  expect(pointer).toBe('/menu/0');
  expect(valueAt(then, '/menu/0')).toEqual({ label: 'Trees', link: '/trees' });
  expect(valueAt(then, '/menu/2')).toEqual({ label: 'Why {site.name}', link: '/why' });
});

test('a page comes beside or into an entry, also one that has had none', () => {
  const value = { label: 'Pears', link: '/pears' };
  const drop = (target: string, side: 'before' | 'inside') => {
    const goal = positionOfDrop(file, target, side);
    return goal ? insertLink(file, value, goal) : 'nowhere';
  };
  expect(done(drop('/menu/0', 'inside'))).toEqual({
    changes: [{ kind: 'set', pointer: '/menu/0/children', value: [value] }],
    pointer: '/menu/0/children/0',
  });
  expect(done(drop('/menu/1', 'before')).changes).toEqual([{ kind: 'insert', pointer: '/menu/1', value }]);
  expect(drop('/menu/1/children/0', 'inside')).toContain('may not stand there');
  expect(drop('/menu/1/children/0/groups/0/children/0', 'inside')).toBe('nowhere');
});

test('entries that are asked for have no place for others', () => {
  const asking = applyChange(json, { kind: 'set', pointer: '/menu/0/children', value: { pages: 'children' } });
  expect(positionOfDrop({ schema, json: asking }, '/menu/0', 'inside')).toBeUndefined();
  expect(shape(buildLinkTree({ schema, json: asking }, '/menu'))).toHaveLength(3);
});

test('the first entry of a menu begins its list', () => {
  const without = { schema, json: { name: 'Orchard' } };
  const value = { label: 'Pears', link: '/pears' };
  const [end] = listsAccepting(without, value, '/menu');
  const { changes, pointer } = done(end ? insertLink(without, value, end.goal) : 'nowhere');
  expect(changes.reduce<Json>(applyChange, without.json)).toEqual({ name: 'Orchard', menu: [value] });
  expect(pointer).toBe('/menu/0');
});

test('all places that a page may come to are known', () => {
  const words = listsAccepting(file, { label: 'Pears', link: '/pears' }, '/menu').map((one) => one.words.join(' › '));
  expect(words).toEqual(['', 'Home', 'Why Orchard', 'Why Orchard › Fruit › Kinds', 'Visit']);
});
