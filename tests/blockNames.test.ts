import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';

/*
 * The engine treats all blocks alike: everything special about a block is in its folder. It may write content that
 * consists of blocks (a new page, the pages about blocks and codes), but never branches on the type of a block.
 */

const engine = join(import.meta.dirname, '../src/engine');
const types = listBlockTypes().join('|');
const name = `['"\`](?:${types})['"\`]`;
const branchPattern = new RegExp(
  [
    `[=!]==?\\s*${name}`,
    `${name}\\s*[=!]==?`,
    `\\bcase\\s+${name}`,
    `\\b(?:has|includes|get|startsWith)\\(\\s*${name}`,
    `\\[[^\\]]*${name}[^\\]]*\\]\\.(?:includes|some|indexOf)\\(`,
    `\\b(?:registry|checks|builds)(?:\\.(?:${types})\\b|\\[${name}\\])`,
    `#blocks/(?:${types})/`,
  ].join('|'),
);

const code = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => [path, readFileSync(join(engine, path), 'utf8')] as const);

it.each([
  "if (type === 'form' && isSound)",
  "'form' === block.type",
  'block.type !== "rich-text"',
  "case 'cards':",
  "new Set(types).has('form')",
  "['table', 'form'].includes(type)",
  'checks.form.check(block)',
  "import { optionsOf } from '#blocks/form/fieldOptions.ts';",
])('sees %j', (line) => expect(line).toMatch(branchPattern));

it.each(["type === 'shared' || type === 'slot'", "{ type: 'rich-text', text: 'x' }"])('lets %j be', (line) =>
  expect(line).not.toMatch(branchPattern),
);

it('finds no question about the type of a block in the engine', () => {
  expect(code.length).toBeGreaterThan(200);
  const found = code.flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => (branchPattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
