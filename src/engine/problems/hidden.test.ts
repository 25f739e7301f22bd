import { expect, it } from 'vitest';
import { withoutHidden } from './hidden.ts';
import { problemAt } from './problemAt.ts';

const place = { file: 'a.json' };
const unknown = (token: string) => problemAt('token-unknown', { token, known: [] }, place);

it('leaves out what follows from another problem, and nothing else', () => {
  const missing = problemAt('site-value-missing', { token: 'site.a', uses: 2, file: 'a.json', line: 1 }, place);
  expect(withoutHidden([unknown('site.a'), unknown('site.b'), missing, unknown('site.a')])).toEqual([
    unknown('site.b'),
    missing,
  ]);
});

it('calls nothing unused as long as a list shows less than it should', () => {
  const empty = problemAt('query-empty', { source: 'the pages /a/*' }, place);
  const unused = problemAt('media-unused', { path: 'a.jpg' }, place);
  const ignored = problemAt('file-ignored', undefined, place);
  expect(withoutHidden([unused, empty, ignored])).toEqual([empty, ignored]);
  expect(withoutHidden([unused, ignored])).toEqual([unused, ignored]);
});
