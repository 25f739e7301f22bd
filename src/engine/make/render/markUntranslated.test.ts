import { expect, it } from 'vitest';
import { markUntranslated } from './markUntranslated.ts';

const mark = (html: string) =>
  markUntranslated(html, { language: 'en', texts: ['Rivers & lakes', "A painter's day", 'How to come'] });

it.each([
  ['<h3>Rivers &amp; lakes</h3>', '<h3 lang="en">Rivers &amp; lakes</h3>'],
  [
    '<h3 class="title"><a href="/x">How to come</a></h3>',
    '<h3 class="title"><a lang="en" href="/x">How to come</a></h3>',
  ],
  ['<p>A painter&#x27;s day</p><p>पानी</p>', '<p lang="en">A painter&#x27;s day</p><p>पानी</p>'],
])('marks the elements that hold an untranslated text: %s', (html, marked) => expect(mark(html)).toBe(marked));

it.each([
  '<p>How to come, or not</p>',
  '<a href="/x">How to come<span> (नए टैब में)</span></a>',
  '<a lang="en-GB" href="/x">How to come</a>',
  '<p title="How to come">पानी</p>',
])('leaves what holds other words, too, or has a language: %s', (html) => expect(mark(html)).toBe(html));

it('leaves a block alone whose texts are translated', () =>
  expect(markUntranslated('<p>How to come</p>', undefined)).toBe('<p>How to come</p>'));
