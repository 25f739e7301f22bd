import { expect, test } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { JsonChange } from '#shared/studio.ts';
import { locationAfterChanges } from './locationAfterChanges.ts';

const json: Json = { blocks: ['a', { tabs: [['b', 'c'], ['d']] }, 'e', 'f'] };

/** All texts of a value, with their pointers. */
function textsIn(value: Json | undefined, pointer = ''): [string, string][] {
  if (typeof value === 'string') return [[value, pointer]];
  return Object.entries(value ?? {}).flatMap(([key, inside]) => textsIn(inside as Json, `${pointer}/${key}`));
}

const changes: JsonChange[] = [
  { kind: 'insert', pointer: '/blocks/1', value: 'new' },
  { kind: 'remove', pointer: '/blocks/0' },
  { kind: 'remove', pointer: '/blocks/1' },
  { kind: 'move', pointer: '/blocks/0', to: '/blocks/3' },
  { kind: 'move', pointer: '/blocks/3', to: '/blocks/0' },
  { kind: 'move', pointer: '/blocks/0', to: '/blocks/1/tabs/0/1' },
  { kind: 'move', pointer: '/blocks/1/tabs/0/0', to: '/blocks/1' },
  { kind: 'move', pointer: '/blocks/1/tabs/0/1', to: '/blocks/1/tabs/1/0' },
  { kind: 'set', pointer: '/blocks/1/tabs/2', value: ['new'] },
];

test.each(changes)('$kind $pointer $to: everything is followed to where it is', (change) => {
  const after = textsIn(applyChange(json, change));
  for (const [text, pointer] of textsIn(json)) {
    const place = locationAfterChanges({ file: 'a', pointer }, [{ file: 'a', change }]);
    expect([text, place?.pointer]).toEqual([text, after.find(([one]) => one === text)?.[1]]);
  }
});

test('another file stays as it is', () => {
  const place = { file: 'b', pointer: '/blocks/1' };
  expect(locationAfterChanges(place, [{ file: 'a', change: { kind: 'remove', pointer: '/blocks/0' } }])).toEqual(place);
});
