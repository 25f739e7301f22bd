import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

const root = mkdtempSync(join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(root, { recursive: true }));

const names = Array.from({ length: 3000 }, (_, index) => `name-${index}`);

function nameGiver(command = 'build'): (name: string, file: string) => string {
  for (const room of ['src/ui', 'src/render', 'blocks/card']) mkdirSync(join(root, room), { recursive: true });
  writeFileSync(join(root, 'blocks/card/Card.module.css'), names.map((name) => `.${name}{}`).join(''));
  writeFileSync(join(root, 'src/ui/Icon.module.css'), '.name-0{animation:turn 1s}@keyframes turn{}');
  writeFileSync(join(root, 'src/ui/Card.module.css'), '.name-0{}');
  const plugin = shortClassNames(root) as unknown as {
    config: (
      config: object,
      env: { command: string },
    ) => { css: { modules: { generateScopedName: (name: string, file: string) => string } } };
  };
  return plugin.config({}, { command }).css.modules.generateScopedName;
}

it('gives each name of each file one of its own, of few letters, and none that content blockers hide', () => {
  const give = nameGiver();
  const given = [
    ...names.map((name) => give(name, join(root, 'blocks/card/Card.module.css?used'))),
    ...['name-0', 'turn'].map((name) => give(name, join(root, 'src/ui/Icon.module.css'))),
    give('name-0', join(root, 'src/ui/Card.module.css')),
  ];
  expect(new Set(given).size).toBe(given.length);
  expect(Math.max(...given.map((name) => name.length))).toBe(3);
  expect(given.filter((name) => !/^[a-zA-Z]+$/.test(name) || /ad/i.test(name))).toEqual([]);
});

it('gives the same names in dev, and a readable one to a name that has come since', () => {
  const [dev, build] = [nameGiver('serve'), nameGiver()];
  const file = join(root, 'src/ui/Card.module.css');
  expect(dev('name-0', file)).toBe(build('name-0', file));
  expect(dev('later', file)).toMatch(/^later_\w+$/);
});

it('refuses a name that it has not found', () => {
  expect(() => nameGiver()('other', '/x/Card.module.css')).toThrow(
    '/x/Card.module.css has a name that was not found in it: other',
  );
});
