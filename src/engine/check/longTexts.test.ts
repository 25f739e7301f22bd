import { expect, it } from 'vitest';
import { checkChanged } from '#tests/samples/site.ts';

/* Texts that are long and of one repetition: a pattern of ours that goes back over them would not end. */

const length = 50_000;

const units = [
  ...[
    '/',
    ' ',
    '*',
    '[',
    '(',
    '{',
    '-',
    '@',
    '.',
    '\\',
    '<',
    '>',
    '`',
    '\n',
    '&',
    '#',
    '_',
    '~',
    '0',
    '|',
    '%',
    '"',
    ')',
    ']',
  ],
  ...[
    '}',
    '{site.',
    '{item.a',
    '{page.title',
    'a ',
    '![',
    '](',
    '[a](',
    '(a)[',
    '[^',
    '**a',
    '&a',
    'x,',
    ' | ',
    '\n# ',
    '\n- ',
  ],
  ...['tel:', '+1', 'a@', 'www.', 'a.', '1-', '1,', 'TODO'],
];

it.each(units)('the check of a site full of %j ends', { timeout: 60_000 }, (unit) => {
  const long = unit.repeat(length / unit.length);
  for (const text of [long, `/${long}!`]) {
    const page = {
      title: text,
      description: text,
      heading: text,
      aliases: [text],
      blocks: [
        { type: 'rich-text', id: text, text },
        { type: 'rich-text', text: 'x', image: text, actions: [{ label: text, link: text }] },
        { type: 'stats-strip', items: { pages: text, sort: text, where: { [text]: text } } },
        { type: text, [text]: text },
      ],
    };
    expect(checkChanged({ 'about/index.json': JSON.stringify(page) }).problems.length).toBeGreaterThan(0);
  }
});
