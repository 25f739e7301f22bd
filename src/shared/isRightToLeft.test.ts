import { expect, it } from 'vitest';
import { isRightToLeft } from './isRightToLeft.ts';

it('goes by the language, whatever the country', () => {
  expect(['ar', 'ar-EG', 'ur', 'he-IL'].map(isRightToLeft)).toEqual([true, true, true, true]);
  expect(['en', 'de-AT', 'hi', 'pa-IN'].map(isRightToLeft)).toEqual([false, false, false, false]);
});
