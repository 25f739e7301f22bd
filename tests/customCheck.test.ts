import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyEngine } from './engineCopy.ts';

/* A block that is added to the engine: its checks and build outputs are in its folder and nowhere else. */

const type = 'opening-hours';

const check = `import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject } from '#shared/json.ts';
import { error } from '#shared/problemKind.ts';

export default defineBlockCheck({
  problems: {
    'opening-hours-title-repeated': error<{ title: string }>({
      title: 'Day that is there twice',
      message: ({ title }) => \`\${title} is there twice.\`,
      hint: () => 'Delete one of them.',
      why: 'Visitors would not know which of the two holds.',
      example: { wrong: '"Monday", "Monday"', right: '"Monday", "Tuesday"' },
    }),
  },
  check({ items }, { report, itemsOf, replaceTokens }) {
    const entries = isObject(items) ? (itemsOf(items) ?? []) : Array.isArray(items) ? items.filter(isObject) : [];
    const titles = entries.map(({ title }) => replaceTokens(String(title)));
    titles.forEach((title, index) => {
      const place = isObject(items) ? '/items' : \`/items/\${index}/title\`;
      if (titles.indexOf(title) < index) report('opening-hours-title-repeated', { title }, place);
    });
  },
});
`;

const build = `import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { OpeningHours } from './opening-hours.types.ts';

export default defineBlockBuild<OpeningHours>({
  schema: ({ items }, name) => ({ title: name, enum: items.map(({ title }) => title) }),
});
`;

const pageOf = (items: unknown) => ({
  title: 'Hours',
  description: 'When somebody is there, day by day, all through the week and on holidays.',
  heading: 'Hours',
  blocks: [{ type, items }],
});

const { folder: engine, env: environment } = copyEngine('own #check');

function run(command: string, ...words: string[]) {
  const argv = ['scripts/compiled.cjs', `scripts/${command}.ts`, ...words];
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: engine, env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

it('reports what a block finds in itself, explains it, and writes what it makes', () => {
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), join(engine, 'pages'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(engine, path), text);
  const writePage = (items: unknown) => write('pages/hours.json', JSON.stringify(pageOf(items), undefined, 2));
  expect(run('new', 'block', type)).toMatchObject({ status: 0 });
  write(`blocks/${type}/${type}.check.ts`, check);
  write(`blocks/${type}/${type}.build.ts`, build);
  const generated = run('gen').text;
  for (const name of ['blocks/builds.ts', 'blocks/checks.ts']) expect(generated).toContain(name);

  writePage([{ title: 'Monday' }, { title: 'Tuesday' }, { title: 'Monday' }]);
  const refused = run('check', '--format', 'concise');
  const errors = refused.text.split('\n').filter((line) => line.includes(': error '));
  expect(errors).toEqual([
    expect.stringMatching(/^pages\/hours\.json:16:20: error opening-hours-title-repeated Monday is there twice\./),
  ]);
  expect(refused.status).toBe(1);
  writePage({ pages: ['/visit', '/visit'] });
  expect(run('check').text).toMatch(/error opening-hours-title-repeated +pages\/hours\.json/);
  expect(run('check', '--explain', 'opening-hours-title-repeated').text).toContain('which of the two holds');

  writePage([{ title: 'Monday' }, { title: 'Tuesday' }]);
  expect(run('formsSchema')).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(join(engine, 'dist-forms/hours.schema.json'), 'utf8'))).toEqual({
    title: 'hours',
    enum: ['Monday', 'Tuesday'],
  });
});

it('refuses to serve what Vite does not find', () => {
  expect(run('dev')).toEqual({
    status: 2,
    text: expect.stringMatching(/^The dev server cannot run in .*own #check: .* Give the folder another name\.\n$/),
  });
});
