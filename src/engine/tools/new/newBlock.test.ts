import { expect, test } from 'vitest';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { blockFiles, newBlock } from './newBlock.ts';

test('a new block has the files of a block, under its own name', () => {
  const files = blockFiles('opening-hours');
  expect(Object.keys(files)).toEqual(
    ['block.ts', 'opening-hours.schema.json', 'opening-hours.examples.json'].concat([
      'OpeningHours.tsx',
      'OpeningHours.module.css',
      'OpeningHours.test.tsx',
    ]),
  );
  expect(JSON.parse(files['opening-hours.schema.json'] ?? '')).toMatchObject({ title: 'Opening hours', version: 1 });
  const examples = JSON.parse(files['opening-hours.examples.json'] ?? '');
  expect(Object.keys(examples)).toEqual(['minimal', 'typical', 'longest', 'edge']);
});

test('a new block is a React component with state, and says when it is hydrated', () => {
  const files = blockFiles('opening-hours');
  expect(files['block.ts']).toContain("hydrate: ({ more }) => (more ? 'visible' : 'never')");
  expect(files['OpeningHours.tsx']).toContain('useState(false)');
  const { typical } = JSON.parse(files['opening-hours.examples.json'] ?? '');
  expect(typical).toMatchObject({ more: expect.any(String) });
  expect(typical.items.length).toBeGreaterThan(3);
});

test.each([
  ['Opening_Hours', 'Did you mean "opening-hours"?'],
  ['hours-', 'single hyphens'],
  ['3d', 'begin with a letter'],
  ['switch', 'Use two words'],
  ['cards', 'There is a block "cards" already'],
  ['../x', 'small letters'],
])('refuses %s', async (name, words) => {
  const before = listBlockTypes();
  await expect(newBlock(name)).rejects.toThrow(words);
  expect(listBlockTypes()).toEqual(before);
});
