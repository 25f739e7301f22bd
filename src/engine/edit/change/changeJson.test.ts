import { expect, test } from 'vitest';
import type { JsonChange } from '#shared/studio.ts';
import { changeJson, ImpossibleChangeError } from './changeJson.ts';

const changed = (text: string, change: JsonChange) => changeJson(text, change).text;

test('a value is set in its bytes alone, in a file as nobody would write it', () => {
  const text = '\ufeff{\r\n\t"a" :"caf\\u00e9 \\/x",\r\n\r\n "a": [1.50e1,\t2 ],"b":{"c":null}}';
  expect(changed(text, { kind: 'set', pointer: '/a/1', value: 3 })).toBe(text.replace('2 ]', '3 ]'));
  expect(changed(text, { kind: 'set', pointer: '/b/c', value: 'x' })).toBe(text.replace('null', '"x"'));
  expect(changed('{"a":"caf\\u00e9 \\/old"}', { kind: 'set', pointer: '/a', value: 'café /new' })).toBe(
    '{"a":"caf\\u00e9 \\/new"}',
  );
});

test('a new key comes behind the others, in their style', () => {
  expect(changed('{\n  "a": 1\n}\n', { kind: 'set', pointer: '/b', value: [1] })).toBe('{\n  "a": 1,\n  "b": [1]\n}\n');
  expect(changed('{"a":1,"c":2}', { kind: 'set', pointer: '/b', value: 3 })).toBe('{"a":1,"c":2,"b":3}');
  expect(changed('[1, 2]', { kind: 'set', pointer: '/2', value: 3 })).toBe('[1, 2, 3]');
  expect(changed('{"a": {}}', { kind: 'set', pointer: '/a/~1x~0', value: 1 })).toBe('{"a": { "/x~": 1 }}');
});

test('what is new in a file that a program has written is as dense', () => {
  const text = `[{"a":1,"b":"${'x'.repeat(200)}"}]\n`;
  const value = { c: [1, { d: 'y '.repeat(100) }] };
  expect(changed(text, { kind: 'insert', pointer: '/1', value })).toBe(
    text.replace('}]', `},${JSON.stringify(value)}]`),
  );
  expect(changed(text, { kind: 'set', pointer: '/0/c', value })).toBe(
    text.replace('}]', `,"c":${JSON.stringify(value)}}]`),
  );
});

test('an entry is put in and taken out with its comma and its line', () => {
  const text = '{\n    "a": [\n        {\n            "x": 1\n        },\n\n        { "x": 2 }\n    ]\n}';
  expect(changed(text, { kind: 'insert', pointer: '/a/1', value: { y: 1 } })).toBe(
    text.replace('},\n\n        { "x": 2', '},\n\n        { "y": 1 },\n\n        { "x": 2'),
  );
  expect(changed(text, { kind: 'insert', pointer: '/a/2', value: 5 })).toBe(
    text.replace('{ "x": 2 }', '{ "x": 2 },\n\n        5'),
  );
  expect(changed(text, { kind: 'remove', pointer: '/a/1' })).toBe(text.replace(',\n\n        { "x": 2 }', ''));
  expect(changed(text, { kind: 'remove', pointer: '/a/0' })).toBe(
    text.replace('{\n            "x": 1\n        },\n\n        ', ''),
  );
  expect(changed('{"a": [ ]}', { kind: 'insert', pointer: '/a/0', value: { x: 1 } })).toBe('{"a": [{ "x": 1 }]}');
  expect(changed('{"a": 1, "b": 2, "a": 3}', { kind: 'remove', pointer: '/a' })).toBe('{"b": 2}');
});

test('a renamed key keeps its place and its value', () => {
  expect(changed('{ "old" :  { "x":1 }, "z": 0 }', { kind: 'rename', pointer: '/old', key: 'new' })).toBe(
    '{ "new" :  { "x":1 }, "z": 0 }',
  );
  expect(() => changed('{"a":1,"b":2}', { kind: 'rename', pointer: '/a', key: 'b' })).toThrow(ImpossibleChangeError);
});

test('what is moved and what it passes keep their bytes', () => {
  const text = '{\n  "l": [\n    {"a" :1},\n    { "b":  2 },\n    [ 3 ]\n  ]\n}\n';
  const lines = (order: string[]) => `{\n  "l": [\n    ${order.join(',\n    ')}\n  ]\n}\n`;
  const [a, b, c] = ['{"a" :1}', '{ "b":  2 }', '[ 3 ]'];
  expect(text).toBe(lines([a, b, c] as string[]));
  // The target is the position before the item that is there now.
  expect(changed(text, { kind: 'move', pointer: '/l/0', to: '/l/3' })).toBe(lines([b, c, a] as string[]));
  expect(changed(text, { kind: 'move', pointer: '/l/0', to: '/l/2' })).toBe(lines([b, a, c] as string[]));
  expect(changed(text, { kind: 'move', pointer: '/l/2', to: '/l/0' })).toBe(lines([c, a, b] as string[]));
  expect(changed(text, { kind: 'move', pointer: '/l/1', to: '/l/2' })).toBe(text);
});

test('what is moved to another depth is indented anew, and nothing else of it changes', () => {
  const text = [
    '{',
    '  "blocks": [',
    '    {',
    '      "type" : "tabs",',
    '      "items": [',
    '        { "label": "One", "blocks": [] },',
    '        {',
    '          "label": "Two",',
    '          "blocks": [',
    '            { "type": "a" }',
    '          ]',
    '        }',
    '      ]',
    '    },',
    '    {',
    '      "type":  "b",',
    '',
    '      "odd": [1,2]',
    '    }',
    '  ]',
    '}',
  ].join('\r\n');
  const inside = changed(text, { kind: 'move', pointer: '/blocks/1', to: '/blocks/0/items/1/blocks/0' });
  expect(inside.split('\r\n').slice(8)).toEqual([
    '          "blocks": [',
    '            {',
    '              "type":  "b",',
    '',
    '              "odd": [1,2]',
    '            },',
    '            { "type": "a" }',
    '          ]',
    '        }',
    '      ]',
    '    }',
    '  ]',
    '}',
  ]);
  expect(changed(inside, { kind: 'move', pointer: '/blocks/0/items/1/blocks/0', to: '/blocks/1' })).toBe(text);
  const inEmpty = changed(text, { kind: 'move', pointer: '/blocks/1', to: '/blocks/0/items/0/blocks/0' });
  expect(JSON.parse(inEmpty).blocks[0].items[0].blocks).toEqual([{ type: 'b', odd: [1, 2] }]);
  expect(inEmpty).toContain('"odd": [1,2]');
});

test('a place that is not there, and what would be no JSON, are refused in words', () => {
  const refused: [string, JsonChange, RegExp][] = [
    ['{"a":[1]}', { kind: 'set', pointer: '/b/c', value: 1 }, /nothing at \/b\/c/],
    ['{"a":[1]}', { kind: 'remove', pointer: '/a/1' }, /nothing at/],
    ['{"a":[1]}', { kind: 'insert', pointer: '/a/5', value: 1 }, /nothing at/],
    ['{"a":[1]}', { kind: 'remove', pointer: '' }, /whole content/],
    ['{"a":[[1]]}', { kind: 'move', pointer: '/a/0', to: '/a/0/0' }, /into itself/],
    ['{"a":[1],"b":2}', { kind: 'move', pointer: '/b', to: '/a/0' }, /item of a list/],
    ['{"a":[1],', { kind: 'set', pointer: '/a', value: 1 }, /cannot be read as JSON/],
    ['{}', { kind: 'text', text: '{' }, /cannot be read as JSON/],
  ];
  for (const [text, change, words] of refused) {
    expect(() => changeJson(text, change)).toThrow(ImpossibleChangeError);
    expect(() => changeJson(text, change)).toThrow(words);
  }
});

test('a file that cannot be read becomes one that can, as a whole', () => {
  expect(changeJson('{"a": 1,}', { kind: 'text', text: '{"a": 1}' })).toEqual({
    edits: [{ offset: 7, removed: ',', inserted: '' }],
    text: '{"a": 1}',
  });
});
