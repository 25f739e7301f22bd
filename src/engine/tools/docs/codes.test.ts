import { expect, it } from 'vitest';
import { createCodePage, explainCode, formatCodePageAsMarkdown } from '#engine/problems/codePage.ts';

it('says everything about a code', () => {
  const markdown = formatCodePageAsMarkdown(createCodePage('link-moved'));
  expect(markdown).toMatch(/^# link-moved\n\n\*\*Link to an address that has moved\.\*\* A warning: /);
  expect(markdown).toContain('## Wrong\n\n```json\n{ "label": "How to find us", "link": "/location" }\n```');
  expect(markdown).toContain('"checks": { "link-moved": "error" }');
  expect(markdown).toContain('npm run check -- --update-baseline');
  expect(formatCodePageAsMarkdown(createCodePage('json-bracket-wrong'))).toContain('This is always an error');
});

it('explains a code in the terminal, and knows which was meant', () => {
  expect(explainCode('LINK-NOT-FOUND', false)).toMatch(/^error link-not-found {2}Link to a page that is not there\n/);
  expect(() => explainCode('link-not-fuond', false)).toThrow(
    'There is no code "link-not-fuond". Did you mean "link-not-found"?',
  );
  expect(() => explainCode('zzzzzzz', false)).toThrow('Codes are academic-');
});
