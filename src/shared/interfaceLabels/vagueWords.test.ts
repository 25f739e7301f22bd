import { expect, it } from 'vitest';
import { builtInLanguages } from './builtInLabels.ts';
import { matchesAny, photographWords, pictureWords, pressHere, readMore } from './vagueWords.ts';

it.each(Object.entries({ pressHere, readMore, pictureWords, photographWords }))(
  'has %s in every language of the interface',
  (_, patterns) => expect(Object.keys(patterns).sort()).toEqual(['en', ...builtInLanguages].sort()),
);

it.each([
  'Click here',
  'here',
  'please click here…',
  'Hier klicken',
  'Klicken Sie hier',
  'यहाँ क्लिक करें',
  'यहां',
  'اضغط هنا',
  'هنا',
])('says nothing with %j', (words) => expect(matchesAny(pressHere, words)).toBe(true));

it.each(['Here we begin', 'Where', 'Read more', 'Hierarchie', 'यहाँ पढ़ते हैं', 'هناك'])('says something with %j', (words) =>
  expect(matchesAny(pressHere, words)).toBe(false),
);

it.each(['image', 'A photo', 'Picture 3', 'Bild', 'चित्र', 'صورة', 'image of'])('describes nothing with %j', (words) =>
  expect(matchesAny(pictureWords, words)).toBe(true),
);

it.each(['Image of the gate', 'Photo gallery of 2024', 'Bildhauer', 'The photo lab'])(
  'describes something with %j',
  (words) => expect(matchesAny(pictureWords, words)).toBe(false),
);
