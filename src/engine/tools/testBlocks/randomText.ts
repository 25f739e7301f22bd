import fc from 'fast-check';

interface Length {
  minLength?: number;
  maxLength?: number;
}

/** Words as they occur: short, long, other scripts, signs that mean something in HTML. */
const words = [
  'a',
  'the',
  'campus',
  'engineering',
  'Überprüfung',
  'शिक्षा',
  '数学',
  'مرحبا',
  'A&B',
  '<b>',
  '"quoted"',
  '50%',
  '🎓',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
];

/** As many whole characters as a schema's `maxLength` (UTF-16 units) allows, and no fewer than its `minLength`. */
function cut(text: string, { minLength = 1, maxLength = 200 }: Length): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > maxLength) break;
    short += character;
  }
  return short.trim().padEnd(minLength, 'x');
}

/** Plain text of one to twelve words, within the schema's limits. */
export const randomText = (length: Length): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((chosen) => cut(chosen.join(' '), length));

/** In markdown a tag is an error, so these words have none. */
const plainWords = words.filter((word) => !word.includes('<'));
const spans = [
  ...plainWords,
  '**bold words**',
  '*slanted*',
  '`code`',
  '[a link](/example)',
  '[another](https://example.com/x)',
];
const flows = ['## Sub-heading', '- one\n- two\n- three', '1. first\n2. second', 'Two lines\nin one paragraph.'];

const line = fc.array(fc.constantFrom(...spans), { minLength: 1, maxLength: 16 }).map((chosen) => chosen.join(' '));

/** Inline markdown, or whole paragraphs and lists where `markup` is `flow`. Short limits get plain words. */
export function randomMarkdown({ markup, ...length }: Length & { markup?: string }): fc.Arbitrary<string> {
  if (length.maxLength)
    return fc
      .array(fc.constantFrom(...plainWords), { minLength: 1, maxLength: 8 })
      .map((chosen) => cut(chosen.join(' '), length));
  if (markup !== 'flow') return line;
  return fc
    .array(fc.oneof(line, fc.constantFrom(...flows)), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('\n\n'));
}
