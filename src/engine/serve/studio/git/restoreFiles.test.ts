import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from '#tests/filesIn.ts';
import { openRepository } from '#tests/studio/openRepository.ts';

test('restores nothing through a link that leads out of the pages', async () => {
  const opened = await openRepository('tests/fixtures/orchard', false);
  onTestFinished(() => opened.stop());
  const { studio, top, git } = opened;
  mkdirSync(join(studio.pages, 'linked'));
  cpSync(join(studio.pages, 'visit.json'), join(studio.pages, 'linked/visit.json'));
  cpSync(join(studio.pages, '_media/fruit'), join(studio.pages, '_media/linked'), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add folders');
  const outside = join(top, 'outside');
  mkdirSync(outside);
  for (const folder of ['linked', '_media/linked']) {
    const target = join(outside, folder.replace('/', '-'));
    renameSync(join(studio.pages, folder), target);
    symlinkSync(target, join(studio.pages, folder));
  }
  writeFileSync(join(outside, 'linked/visit.json'), 'not of the site');
  rmSync(join(outside, '_media-linked/orchard.jpg'));
  const before = filesIn(top);
  for (const file of ['linked/visit.json', '_media/linked/orchard.jpg']) {
    const { status, reason } = await studio.post('restore', { files: [file], label: 'Restore' });
    expect([file, status]).toEqual([file, 422]);
    expect(reason).toMatch(/leads out of the pages folder|There is no file/);
    expect(filesIn(top)).toEqual(before);
  }
});
