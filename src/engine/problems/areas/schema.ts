import { didYouMean, formatAlternatives, formatCount, formatQuotedList, quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

/** Arguments that name a value in a sentence. */
export interface ValueOwner {
  /** Part of the page that the value belongs to: `a "hero" block`, `"Slide" of a "hero" block`. */
  owner: string;
  key: string;
  isNeeded?: boolean;
  /** Purpose of the key, from the schema. */
  about?: string;
}

const whatIsMissing = (keys: string[]) =>
  keys.length ? `; ${formatQuotedList(keys)} ${keys.length > 1 ? 'are' : 'is'} needed and missing` : '';

const sentence = (about: string | undefined, otherwise = '') => about ?? otherwise;

/** Sentence for people who see fields in place of keys; undefined where it says what is written in the file. */
const plainly = (words: string | undefined) =>
  words !== undefined && /[{}[\]]|"\w+":|\bnpm\b|\.json\b/.test(words) ? undefined : words;

/** Problems of values that do not match their schema. */
export const schemaProblems = {
  'key-unknown': error<{
    key: string;
    owner: string;
    known: string[];
    missing?: string[];
    suggestion?: string;
    present?: string;
  }>({
    title: 'Unknown key',
    message: ({ key, owner }) => `${quote(key)} means nothing in ${owner}.`,
    hint: ({ key, known, missing = [], suggestion, present }) =>
      present
        ? `${quote(present)} is there already: delete ${quote(key)}.`
        : didYouMean(
            suggestion,
            known.length ? `Possible here: ${formatAlternatives(known, 20)}${whatIsMissing(missing)}.` : 'Delete it.',
          ),
    hintInWords: ({ key, suggestion, present }) =>
      present
        ? `${quote(present)} is there already: remove ${quote(key)}.`
        : didYouMean(suggestion, 'Remove it, and write what it says into the field that is meant.'),
    why: 'What stands under a key that means nothing is never shown. Mostly it is a slip of the finger.',
    example: { wrong: '{ "type": "rich-text", "txt": "Words" }', right: '{ "type": "rich-text", "text": "Words" }' },
    fixable: true,
    isOfName: true,
  }),
  'key-missing': error<{ keys: string[]; owner: string; about?: string; example?: string }>({
    title: 'Key missing',
    message: ({ keys, owner }) => `${formatQuotedList(keys)} ${keys.length > 1 ? 'are' : 'is'} missing in ${owner}.`,
    hint: ({ keys, about, example }) =>
      `Add ${formatQuotedList(keys)}${example ? `, as ${example}` : ''}. ${sentence(about)}`.trim(),
    hintInWords: ({ keys, about }) => sentence(plainly(about), keys.length > 1 ? 'Fill them in.' : 'Fill it in.'),
    why: 'Without it the page or block cannot be shown as it is meant.',
    example: { wrong: '{ "type": "rich-text" }', right: '{ "type": "rich-text", "text": "Words" }' },
  }),
  'value-type': error<
    ValueOwner & {
      found: string;
      expected: string;
      replacement?: string;
      example?: string;
      /** True for a text that programs write, so that no example helps. */
      isOfOwnForm?: boolean;
    }
  >({
    title: 'Wrong kind of value',
    message: ({ key, found, expected }) => `${key ? quote(key) : 'This'} must be ${expected}, but is ${found}.`,
    hint({ key, about, expected, replacement, example, isOfOwnForm }) {
      if (isOfOwnForm && about && !replacement) return `${about} Delete it where it is not needed.`;
      const value = replacement ?? (example && key ? `for example ${quote(key)}: ${example}` : expected);
      return `Write ${value}. ${sentence(about)}`.trim();
    },
    hintInWords: ({ about, replacement }) =>
      `${sentence(plainly(replacement && `Write ${replacement}.`), 'Remove it, and fill it in again.')} ${sentence(plainly(about))}`.trim(),
    why: 'A number in quotation marks is a text, and a list is not a single entry: blocks can work only with the kind of value that they expect.',
    example: { wrong: '"columns": "3"', right: '"columns": 3' },
  }),
  'file-list': error<{ owner: string; holds: 'all' | 'items' | 'blocks' }>({
    title: 'File that is a list',
    message: ({ owner }) => `The whole file is a list [ … ]; ${owner} is a group of keys and values: { … }.`,
    hint: ({ holds }) =>
      holds === 'all'
        ? 'Delete the "[" at the beginning and the "]" at the end.'
        : holds === 'items'
          ? 'Put the list under "items", beside "fields": { "fields": { … }, "items": [ … ] }.'
          : 'Put the list under "blocks", beside the other keys: { "title": "…", …, "blocks": [ … ] }.',
    why: 'Title, address and layout of a page, or the fields of a data list, have their place beside the list.',
    example: { wrong: '[ { "title": "About us", … } ]', right: '{ "title": "About us", … }' },
  }),
  'list-brackets-missing': error<ValueOwner>({
    title: 'List without brackets',
    message: ({ key }) => `${quote(key)} must be a list, but is a single entry { … }.`,
    hint: () => 'Put the entry into square brackets: [ { … } ].',
    hintInWords: () => 'Remove it here, and add it again as an item of the list.',
    why: 'A list stands in square brackets even when it has one entry only.',
    example: { wrong: '"items": { "title": "One" }', right: '"items": [ { "title": "One" } ]' },
  }),
  'value-not-possible': error<ValueOwner & { found: string; allowed: unknown[]; suggestion?: string }>({
    title: 'Value not among those possible',
    message: ({ key, found, allowed }) =>
      `${quote(key)} cannot be ${found}; possible are ${formatAlternatives(allowed, 20)}.`,
    hint: ({ suggestion, about }) => didYouMean(suggestion, sentence(about, 'Choose one of them.')),
    why: 'Here one of a few words is possible, and the design knows no other. Capitals count.',
    example: { wrong: '"tone": "Drak"', right: '"tone": "dark"' },
    fixable: true,
    isOfName: true,
  }),
  'text-empty': error<ValueOwner>({
    title: 'Empty text',
    message: ({ key }) => `${quote(key)} is empty.`,
    hint: ({ key, isNeeded }) =>
      `Write something${isNeeded ? '' : `; ${quote(key)} may also be left out where it is not needed`}.`,
    why: 'An empty text leaves a hole in the page: a button without words, a heading that screen readers announce and that says nothing.',
    example: { wrong: '"heading": ""', right: '"heading": "How we began"' },
  }),
  'text-unwritten': error<ValueOwner>({
    title: 'Text not written yet',
    message: ({ key, owner }) => `${quote(key)} in ${owner} is not written yet.`,
    hint: ({ isNeeded, about, key }) =>
      `${sentence(about, 'Write something.')}${isNeeded === false ? ` ${quote(key)} may also be left out where it is not needed.` : ''}`,
    why: 'New blocks and pages come empty, so that nothing invented goes out. Until everything that is needed is written, the page is shown with prompts in dev and in the studio, and is neither built nor published.',
    example: { wrong: '"heading": ""', right: '"heading": "How we began"' },
    leavesPreview: true,
  }),
  'text-too-short': error<ValueOwner & { least: number; length: number }>({
    title: 'Text too short',
    message: ({ key, least, length }) =>
      `${quote(key)} has ${formatCount(length, 'character')}; at least ${least} are needed.`,
    hint: ({ about }) => sentence(about, 'Write more.'),
    why: 'So few characters cannot say what is needed here.',
    adjustable: true,
  }),
  'text-too-long': error<ValueOwner & { most: number; length: number }>({
    title: 'Text too long',
    message: ({ key, most, length }) =>
      `${quote(key)} has ${formatCount(length, 'character')}; there is room for ${most}.`,
    hint: () => 'Shorten it.',
    why: 'The place was designed for so much text and no more: longer words would break the page on small screens.',
    example: { wrong: '"value": "more than thirty years"', right: '"value": "30+"' },
    adjustable: true,
  }),
  'text-form': error<ValueOwner & { found: string; expected?: string; suggestion?: string }>({
    title: 'Text not of the right form',
    message: ({ key, found }) => `${quote(key)} cannot be ${found}: it does not have the right form.`,
    hint: ({ about, expected, suggestion }) =>
      [didYouMean(suggestion, ''), expected ?? sentence(about, 'Compare with other pages.')].join(' ').trim(),
    why: 'Anchors, colours, years and addresses are read by programs, which know one form only.',
    example: { wrong: '"id": "Our Team"', right: '"id": "our-team"' },
    isOfName: true,
  }),
  'number-too-small': error<ValueOwner & { found: number; limit: number; isIncluded: boolean }>({
    title: 'Number too small',
    message: ({ key, found, limit, isIncluded }) =>
      `${quote(key)} is ${found}; it must be ${isIncluded ? `${limit} or more` : `more than ${limit}`}.`,
    hint: ({ about }) => sentence(about, 'Write a larger number.'),
    why: 'Smaller numbers make no sense in this place, or would make the page hard to use.',
    example: { wrong: '"autoplayMs": 5', right: '"autoplayMs": 5000' },
  }),
  'number-too-large': error<ValueOwner & { found: number; limit: number; isIncluded: boolean }>({
    title: 'Number too large',
    message: ({ key, found, limit, isIncluded }) =>
      `${quote(key)} is ${found}; it must be ${isIncluded ? `${limit} or less` : `less than ${limit}`}.`,
    hint: ({ about }) => sentence(about, 'Write a smaller number.'),
    why: 'Larger numbers make no sense in this place, or would make the page hard to use.',
    example: { wrong: '"columns": 6', right: '"columns": 4' },
  }),
  'list-too-short': error<ValueOwner & { found: number; least: number }>({
    title: 'List too short',
    message: ({ key, found, least }) =>
      `${quote(key)} has ${found || 'no'} ${found === 1 ? 'entry' : 'entries'}; at least ${least} must be there.`,
    hint: ({ key, isNeeded }) => `Add to it${isNeeded ? '' : `, or delete ${quote(key)} if it is not needed`}.`,
    why: 'With fewer entries the block would be empty or make no sense.',
    example: { wrong: '"items": []', right: '"items": [ { "value": "30+", "label": "years" } ]' },
  }),
  'list-too-long': error<ValueOwner & { found: number; most: number }>({
    title: 'List too long',
    message: ({ key, found, most }) => `${quote(key)} has ${found} entries; there is room for ${most}.`,
    hint: () => 'Take some out.',
    why: 'With more entries the block would break or hide some of them.',
  }),
  'list-repeats': error<ValueOwner>({
    title: 'Entry written twice',
    message: ({ key }) => `This entry of ${quote(key)} is there twice.`,
    hint: () => 'Delete one of them.',
    why: 'Twice the same says nothing more, and mostly another entry was meant.',
    adjustable: true,
  }),
  'value-unfit': error<ValueOwner>({
    title: 'Value not possible here',
    message: ({ key, owner }) => `${key ? quote(key) : 'This'} is not what ${owner} may hold.`,
    hint: ({ about }) => sentence(about, 'Compare with other pages.'),
    why: 'The value is not what this place can hold.',
  }),
  'block-type-missing': error<{ known: string[] }>({
    title: 'Block without a type',
    message: () => 'This block does not say what it is: "type" is missing.',
    hint: ({ known }) => `Add "type" with one of ${formatAlternatives(known, 60)}.`,
    why: 'The type says how a block looks and what its keys mean.',
    example: { wrong: '{ "text": "Words" }', right: '{ "type": "rich-text", "text": "Words" }' },
  }),
  'block-type-unknown': error<{ type: string; known: string[]; suggestion?: string }>({
    title: 'Unknown block type',
    message: ({ type }) => `There is no block type ${quote(type)}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `There are ${formatAlternatives(known, 60)}.`),
    why: 'Nobody knows how a block of this type would look, so nothing of it is shown.',
    example: { wrong: '{ "type": "rich_text", "text": "Words" }', right: '{ "type": "rich-text", "text": "Words" }' },
    fixable: true,
    isOfName: true,
  }),
  'block-not-allowed': error<{ type: string; owner: string; allowed: string[] }>({
    title: 'Block not allowed here',
    message: ({ type, owner }) => `A ${quote(type)} block cannot stand in ${owner}.`,
    hint: ({ allowed }) => `Allowed here: ${formatAlternatives(allowed, 60)}.`,
    why: 'Some places hold certain blocks only, because others would not fit there.',
    example: {
      wrong: '_blocks/hours.json: { "type": "shared", "use": "times" }',
      right: '_blocks/hours.json: { "type": "rich-text", "text": "From nine to five." }',
    },
  }),
  'item-value-repeated': error<{ key: string; value: string; other: number }>({
    title: 'Value that must be unique',
    message: ({ key, value, other }) =>
      `Item ${other} has the same ${quote(key)}, ${value}; it must be different in every item.`,
    hint: () => 'Change one of the two.',
    why: 'The list says that its items differ in this field. With the same value twice, links and filters reach the wrong one.',
    example: {
      wrong: '{ "title": "Open day" }, { "title": "Open day" }',
      right: '{ "title": "Open day" }, { "title": "Second open day" }',
    },
    adjustable: true,
  }),
};
