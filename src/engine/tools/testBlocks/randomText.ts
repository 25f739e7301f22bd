import fc from 'fast-check';

interface TextLengthLimits {
  minLength?: number;
  maxLength?: number;
}

/** Realistic words: short, long, other scripts, characters with a meaning in HTML. */
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

/** Truncates to whole characters within `maxLength` (UTF-16 units), with at least `minLength`. */
function truncateToLimits(text: string, { minLength = 1, maxLength = 200 }: TextLengthLimits): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > maxLength) break;
    short += character;
  }
  return short.trim().padEnd(minLength, 'x');
}

/** Plain text of one to twelve words, within the schema's limits. */
export const randomText = (length: TextLengthLimits): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((chosen) => truncateToLimits(chosen.join(' '), length));

/** Words without tags, which are an error in Markdown. */
const plainWords = words.filter((word) => !word.includes('<'));
const inlineMarkdown = [
  ...plainWords,
  '**bold words**',
  '*slanted*',
  '`code`',
  '[a link](/example)',
  '[another](https://example.com/x)',
];
const blockMarkdown = [
  '## Sub-heading',
  '- one\n- two\n- three',
  '1. first\n2. second',
  'Two lines\nin one paragraph.',
];

const randomInlineMarkdown = fc
  .array(fc.constantFrom(...inlineMarkdown), { minLength: 1, maxLength: 16 })
  .map((chosen) => chosen.join(' '));

/** Inline Markdown, or paragraphs and lists if `markup` is `flow`. Short limits get plain words. */
export function randomMarkdown({ markup, ...length }: TextLengthLimits & { markup?: string }): fc.Arbitrary<string> {
  if (length.maxLength)
    return fc
      .array(fc.constantFrom(...plainWords), { minLength: 1, maxLength: 8 })
      .map((chosen) => truncateToLimits(chosen.join(' '), length));
  if (markup !== 'flow') return randomInlineMarkdown;
  return fc
    .array(fc.oneof(randomInlineMarkdown, fc.constantFrom(...blockMarkdown)), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join('\n\n'));
}
