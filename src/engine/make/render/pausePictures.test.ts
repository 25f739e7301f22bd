import { expect, test } from 'vitest';
import { addPauseChoice } from './pausePictures.ts';

test('one choice stands before the first picture that moves for long, and none on other pages', () => {
  const parts = [
    '<p>&lt;picture class="still-picture"></p>',
    '<picture class="still-picture"></picture>',
    '<picture class="still-picture">',
  ];
  const [before, choice = '', ...others] = addPauseChoice(parts, 'Stop & <rest>');
  expect([before, ...others]).toEqual(parts);
  expect(choice).toContain('<label><input type="checkbox"> Stop &amp; &lt;rest&gt;</label>');
  expect(addPauseChoice(parts.slice(0, 1), 'Stop')).toEqual(parts.slice(0, 1));
});
