import { expect, it } from 'vitest';
import { writeSite } from '#tests/samples/site.ts';
import { createPreview } from './preview.ts';
import { SiteChecker } from './siteChecker.ts';

const page = (more: object) =>
  JSON.stringify({
    title: 'T',
    description: 'D',
    heading: 'H',
    blocks: [{ type: 'rich-text', text: 'Here.' }],
    ...more,
  });

it('has drafts, with their dates among those of the site', () => {
  const directory = writeSite({
    'draft.json': page({ draft: true, publishAt: '2027-01-15' }),
    'early.json': page({ publishAt: '2027-01-01' }),
    'late.json': page({ publishAt: '2027-02-01' }),
  });
  const checked = new SiteChecker(directory).check('2026-06-01');
  const preview = createPreview(checked);
  const daysOf = (dates: { date: string }[]) => dates.map(({ date }) => date);
  expect(daysOf(checked.dates())).toEqual(['2027-01-01', '2027-02-01']);
  expect(daysOf(preview.dates())).toEqual(['2027-01-01', '2027-01-15', '2027-02-01']);
  const draftOf = ({ source }: typeof checked) => source.pages.find(({ route }) => route === '/draft')?.page.draft;
  expect([draftOf(checked), draftOf(preview)]).toEqual([true, false]);
});
