import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { InstalledPackage } from './installedPackage.ts';
import { installPractice } from './practice.ts';

/* A site made with one version of the package, and a later one: the schema of a block has changed twice since. */

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

/** Migration of the block "rich-text" that renames a property. */
const renaming = (from: string, to: string) => `import { defineMigration } from '#shared/migration.ts';
export default defineMigration({ about: '"${from}" is called "${to}"', change: (block) => block.rename('${from}', '${to}') });
`;

/** Installs the version after the next: "text" of the block "rich-text" was called "prose", and is called "words". */
function installLaterVersion(): void {
  const block = join(site.engine, 'blocks/rich-text');
  change(join(block, 'rich-text.schema.json'), (text) =>
    text.replace('"version": 1', '"version": 3').replace('"text": {', '"words": {').replace('["text"]', '["words"]'),
  );
  change(join(block, 'RichText.tsx'), (code) => code.replace(' text, align', ' words: text, align'));
  mkdirSync(join(block, 'migrations'));
  writeFileSync(join(block, 'migrations/2.ts'), renaming('text', 'prose'));
  writeFileSync(join(block, 'migrations/3.ts'), renaming('prose', 'words'));
}

it('looks the same after an update of the package and one command', () => {
  expect(site.run('build')).toMatchObject({ status: 0 });
  const before = shownOn('dist/impressum/index.html');
  expect(before).toContain('Zahnärztekammer');
  installLaterVersion();

  const outdated = site.run('check');
  expect(outdated.status).toBe(1);
  expect(outdated.said).toContain('block-version-old');
  expect(site.run('migrate', '--dry-run').said).toContain('Would rewrite 2 blocks in 2 files');
  expect(site.run('migrate')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/"text" is called "prose"[\s\S]*"prose" is called "words"/),
  });
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
