import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InstalledPackage } from './installedPackage.ts';
import { installPractice } from './practice.ts';

/* A site made with one version of the package, and the next one, in which the schema of a block has changed. */

let site: InstalledPackage;
beforeAll(() => {
  site = installPractice();
});
afterAll(() => site.remove());

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
/** The visible part of a page: its `<main>`, without names of files that depend on the code. */
const shownOn = (path: string) => /<main[\s\S]*<\/main>/.exec(read(path))?.[0];

function change(path: string, edit: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`${path} is as it was.`);
  writeFileSync(path, after);
}

/** Installs the next version: "text" of the block "rich-text" is called "words". */
function installNextVersion(): void {
  const block = join(site.engine, 'blocks/rich-text');
  change(join(block, 'rich-text.schema.json'), (text) =>
    text.replace('"version": 1', '"version": 2').replace('"text": {', '"words": {').replace('["text"]', '["words"]'),
  );
  change(join(block, 'RichText.tsx'), (code) => code.replace(' text, align', ' words: text, align'));
  mkdirSync(join(block, 'migrations'));
  writeFileSync(
    join(block, 'migrations/2.ts'),
    `import { defineMigration } from '#shared/migration.ts';
export default defineMigration({ about: '"text" is called "words"', change: (block) => block.rename('text', 'words') });
`,
  );
}

it('looks the same after an update of the package and one command', () => {
  expect(site.run('build')).toMatchObject({ status: 0 });
  const before = shownOn('dist/impressum/index.html');
  expect(before).toContain('Zahnärztekammer');
  installNextVersion();

  const outdated = site.run('check');
  expect(outdated.status).toBe(1);
  expect(outdated.said).toContain('block-version-old');
  expect(site.run('migrate', '--dry-run').said).toContain('Would rewrite 2 blocks in 2 files');
  expect(site.run('migrate')).toMatchObject({ status: 0, said: expect.stringContaining('"text" is called "words"') });
  expect(JSON.parse(read('pages/impressum.json')).blocks[0]).toHaveProperty('words');

  expect(site.run('check')).toMatchObject({ status: 0 });
  expect(site.run('build')).toMatchObject({ status: 0 });
  expect(shownOn('dist/impressum/index.html')).toBe(before);
});

it('migrates a block of the site, by code that imports what the package exports', () => {
  const block = join(site.folder, 'blocks/opening-hours');
  change(join(block, 'opening-hours.schema.json'), (text) => text.replace('"version": 1', '"version": 2'));
  mkdirSync(join(block, 'migrations'));
  writeFileSync(
    join(block, 'migrations/2.ts'),
    `import { defineMigration } from 'lintel/migration';

enum Heading {
  new = 'Wann wir da sind',
}

export default defineMigration({ about: 'Has a heading', change: (block) => block.change('heading', () => Heading.new) });
`,
  );
  expect(site.run('migrate')).toMatchObject({
    status: 0,
    said: expect.stringContaining('opening-hours 1 → 2: Has a heading'),
  });
  expect(read('pages/index.json')).toContain('"heading": "Wann wir da sind"');
});
