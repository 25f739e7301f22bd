import { expect, it } from 'vitest';
import { pageFailure } from '#engine/problems/codeFailure.ts';
import { page, writeSite } from '#tests/samples/site.ts';
import { DevContent } from '../dev/devContent.ts';
import { listStudioProblems } from './studioProblems.ts';
import type { StudioSite } from './studioSite.ts';

it('lists where code has failed on a page as it was last shown, before the problems of the check', async () => {
  const content = new DevContent(writeSite({ 'two.json': page('{ "type": "rich-text" }') }), { isStored: false });
  await content.check();
  const failures = [pageFailure('index.json', '/blocks/0')('it does not work.')];
  const site = { content, site: { failures: () => failures } } as unknown as StudioSite;
  const problems = listStudioProblems(site).filter(({ severity }) => severity === 'error');
  expect(problems).toMatchObject([
    { code: 'page-failed', file: 'index.json', pointer: '/blocks/0' },
    { code: 'key-missing', file: 'two.json' },
  ]);
});
