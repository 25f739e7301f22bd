import { expect, it } from 'vitest';
import { builtInLanguages } from '#shared/interfaceLabels/builtInLabels.ts';
import { correctLanguage } from './siteLanguages.ts';

it.each([
  ['en-UK', 'en-GB'],
  ['in', 'hi'],
  ['jp', 'ja'],
  ['en-XQ', 'en'],
  ['xx', ''],
])('does not take %s', (tag, suggestion) => expect(correctLanguage(tag)).toBe(suggestion));

it.each(['en', 'en-IN', 'en-GB', 'pa', 'pt-BR', 'zh', 'mai', ...builtInLanguages])('takes %s', (tag) =>
  expect(correctLanguage(tag)).toBeUndefined(),
);
