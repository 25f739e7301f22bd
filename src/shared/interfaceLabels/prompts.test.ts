import { expect, it } from 'vitest';
import { builtInLanguages } from './builtInLabels.ts';
import { isPrompt, promptPatterns } from './prompts.ts';

it('knows prompts in every language of the interface', () => {
  expect(Object.keys(promptPatterns).sort()).toEqual(['en', ...builtInLanguages].sort());
});

it.each([
  'Choose a course…',
  'Select',
  '-- Select --',
  '---',
  'Please choose your branch',
  'Select branch...',
  'Pick one',
  'Bitte wählen',
  'Auswählen …',
  'कृपया चुनें',
  'पाठ्यक्रम चुनें…',
  'اختر',
  'الرجاء الاختيار',
])('takes %j for a prompt', (text) => expect(isPrompt(text)).toBe(true));

it.each(['Select Committee', 'Music', 'Choosers', 'Selection of grains', 'Wahlfach', '2 - 3', 'संगीत', 'موسيقى'])(
  'takes %j for an option',
  (text) => expect(isPrompt(text)).toBe(false),
);
