import { expect, test } from 'vitest';
import type { SiteSummary } from '#shared/studio.ts';
import { displayNameOfFile, suggestCommitMessage } from './fileNames.ts';

const page = (file: string, name: string) => ({
  file,
  name,
  route: '/',
  title: '',
  isNotFoundPage: false,
  isDraft: false,
});
const site = { pages: [page('fees.json', 'Fees'), page('contact.json', 'Contact')] } as SiteSummary;
const changed = (file: string) => ({ file, change: 'changed' as const });

test('calls files what people call them', () => {
  expect(
    ['fees.json', '_data/open-days.json', '_media/a/b.jpg', '_site.json'].map((one) => displayNameOfFile(one, site)),
  ).toEqual(['Fees', 'List Open days', 'File a/b.jpg', 'Settings of the site']);
});

test('suggests a message from what is chosen', () => {
  expect(suggestCommitMessage([changed('fees.json')], site)).toBe('Change Fees');
  expect(suggestCommitMessage([changed('fees.json'), changed('contact.json'), changed('_media/x.jpg')], site)).toBe(
    'Change 2 pages: Fees, Contact',
  );
  expect(suggestCommitMessage([{ file: 'new.json', change: 'added' }], site)).toBe('Add New');
  expect(suggestCommitMessage([changed('fees.json'), changed('_site.json')], site)).toBe(
    'Change 2 files: Fees, Settings of the site',
  );
});
