import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testRows } from './rows.ts';
import { type SiteWorkplace, siteWorkplace } from './site.ts';
import { siteRows } from './siteRows.ts';

/* Every command line for making a site of one's own works, from the package to the finished site. */

let work: SiteWorkplace;
beforeAll(() => {
  work = siteWorkplace();
});
afterAll(() => work.place.remove());

testRows(siteRows, () => work.place);

const engine = () => work.place.path('node_modules/lintel');
const manifest = (folder: string) => JSON.parse(work.place.read(join(folder, 'package.json')));
const commands = () => [...work.place.must('lintel help').matchAll(/^ {2}(\S+) /gm)].map(([, name = '']) => name);

it('has types of all that a site may import', () => {
  const { exports } = manifest('node_modules/lintel') as { exports: Record<string, { types?: string }> };
  const types = Object.values(exports).flatMap(({ types: path }) => path ?? []);
  expect(types.length).toBeGreaterThan(5);
  const missing = types.filter((path) =>
    path.includes('*')
      ? !readdirSync(join(engine(), dirname(path)), { recursive: true }).some((name) => String(name).endsWith('.d.ts'))
      : !existsSync(join(engine(), path)),
  );
  expect(missing).toEqual([]);
});

it('starts every command that lintel lists, and the site has a script for each', () => {
  expect(commands()).toEqual(expect.arrayContaining(['check', 'translated', 'forms:schema']));
  const failed = commands().filter((name) => work.place.run(`lintel ${name} --help`).status !== 0);
  expect(failed).toEqual([]);
  const { scripts } = manifest('.');
  expect(commands().filter((name) => !scripts[name]?.startsWith(`lintel ${name}`))).toEqual([]);
});

it('has no script that is none of its commands', () => {
  const scripts = readdirSync(join(engine(), 'scripts')).filter((name) => name.endsWith('.ts'));
  expect(scripts).toHaveLength(commands().length);
});
