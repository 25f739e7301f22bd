import { kind } from '#shared/problemKind.ts';
import { allOf, count, didYouMean, oneOf, quote } from '#shared/words.ts';

/** What every sentence about a value may say of its place. */
export interface Of {
  /** The part of the page that it belongs to: `a "hero" block`, `"Slide" of a "hero" block`. */
  owner: string;
  /** Its key. */
  key: string;
  /** It may not be left out. */
  isNeeded?: boolean;
  /** What the key is for, from the schema. */
  about?: string;
}

const sentence = (about: string | undefined, otherwise = '') => about ?? otherwise;

/** Values: whether they are what the block, page, list or site may hold. */
export const schema = {
  'key-unknown': kind<{ key: string; owner: string; known: string[]; suggestion?: string; present?: string }>({
    severity: 'error',
    title: 'Unknown key',
    message: ({ key, owner }) => `${quote(key)} means nothing in ${owner}.`,
    hint: ({ key, known, suggestion, present }) =>
      present
        ? `${quote(present)} is there already: delete ${quote(key)}.`
        : didYouMean(suggestion, known.length ? `Possible here: ${oneOf(known, 20)}.` : 'Delete it.'),
  }),
  'key-missing': kind<{ keys: string[]; owner: string; about?: string }>({
    severity: 'error',
    title: 'Key missing',
    message: ({ keys, owner }) => `${allOf(keys)} ${keys.length > 1 ? 'are' : 'is'} missing in ${owner}.`,
    hint: ({ keys, about }) => `Add ${allOf(keys)}. ${sentence(about)}`.trim(),
  }),
  'value-type': kind<Of & { found: string; wanted: string; written?: string }>({
    severity: 'error',
    title: 'Wrong kind of value',
    message: ({ key, found, wanted }) => `${key ? quote(key) : 'This'} must be ${wanted}, but is ${found}.`,
    hint: ({ about, wanted, written }) => `Write ${written ?? wanted}. ${sentence(about)}`.trim(),
  }),
  'list-brackets-missing': kind<Of>({
    severity: 'error',
    title: 'List without brackets',
    message: ({ key }) => `${quote(key)} must be a list, but is a single entry { … }.`,
    hint: () => 'Put the entry into square brackets: [ { … } ].',
  }),
  'value-not-possible': kind<Of & { found: string; allowed: unknown[]; suggestion?: string }>({
    severity: 'error',
    title: 'Value not among those possible',
    message: ({ key, found, allowed }) => `${quote(key)} cannot be ${found}; possible are ${oneOf(allowed, 20)}.`,
    hint: ({ suggestion, about }) => didYouMean(suggestion, sentence(about, 'Choose one of them.')),
  }),
  'text-empty': kind<Of>({
    severity: 'error',
    title: 'Empty text',
    message: ({ key }) => `${quote(key)} is empty.`,
    hint: ({ key, isNeeded }) =>
      `Write something${isNeeded ? '' : `; ${quote(key)} may also be left out where it is not needed`}.`,
  }),
  'text-too-short': kind<Of & { least: number; length: number }>({
    severity: 'error',
    title: 'Text too short',
    message: ({ key, least, length }) =>
      `${quote(key)} has ${count(length, 'character')}; at least ${least} are needed.`,
    hint: ({ about }) => sentence(about, 'Write more.'),
  }),
  'text-too-long': kind<Of & { most: number; length: number }>({
    severity: 'error',
    title: 'Text too long',
    message: ({ key, most, length }) => `${quote(key)} has ${count(length, 'character')}; there is room for ${most}.`,
    hint: () => 'Shorten it.',
  }),
  'text-form': kind<Of & { found: string; wanted?: string; suggestion?: string }>({
    severity: 'error',
    title: 'Text not of the right form',
    message: ({ key, found }) => `${quote(key)} cannot be ${found}: it does not have the right form.`,
    hint: ({ about, wanted, suggestion }) =>
      [didYouMean(suggestion, ''), wanted ?? sentence(about, 'Compare with other pages.')].join(' ').trim(),
  }),
  'number-too-small': kind<Of & { found: number; limit: number; isIncluded: boolean }>({
    severity: 'error',
    title: 'Number too small',
    message: ({ key, found, limit, isIncluded }) =>
      `${quote(key)} is ${found}; it must be ${isIncluded ? `${limit} or more` : `more than ${limit}`}.`,
    hint: ({ about }) => sentence(about, 'Write a larger number.'),
  }),
  'number-too-large': kind<Of & { found: number; limit: number; isIncluded: boolean }>({
    severity: 'error',
    title: 'Number too large',
    message: ({ key, found, limit, isIncluded }) =>
      `${quote(key)} is ${found}; it must be ${isIncluded ? `${limit} or less` : `less than ${limit}`}.`,
    hint: ({ about }) => sentence(about, 'Write a smaller number.'),
  }),
  'list-too-short': kind<Of & { found: number; least: number }>({
    severity: 'error',
    title: 'List too short',
    message: ({ key, found, least }) =>
      `${quote(key)} has ${found || 'no'} ${found === 1 ? 'entry' : 'entries'}; at least ${least} must be there.`,
    hint: ({ key, isNeeded }) => `Add to it${isNeeded ? '' : `, or delete ${quote(key)} if it is not needed`}.`,
  }),
  'list-too-long': kind<Of & { found: number; most: number }>({
    severity: 'error',
    title: 'List too long',
    message: ({ key, found, most }) => `${quote(key)} has ${found} entries; there is room for ${most}.`,
    hint: () => 'Take some out.',
  }),
  'list-repeats': kind<Of>({
    severity: 'error',
    title: 'Entry written twice',
    message: ({ key }) => `This entry of ${quote(key)} stands there twice.`,
    hint: () => 'Delete one of them.',
  }),
  'value-unfit': kind<Of>({
    severity: 'error',
    title: 'Value not possible here',
    message: ({ key, owner }) => `${key ? quote(key) : 'This'} is not what ${owner} may hold.`,
    hint: ({ about }) => sentence(about, 'Compare with other pages.'),
  }),
  'block-type-missing': kind<{ known: string[] }>({
    severity: 'error',
    title: 'Block without a type',
    message: () => 'This block does not say what it is: "type" is missing.',
    hint: ({ known }) => `Add "type" with one of ${oneOf(known, 60)}.`,
  }),
  'block-type-unknown': kind<{ type: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown block type',
    message: ({ type }) => `There is no block type ${quote(type)}.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `There are ${oneOf(known, 60)}.`),
  }),
  'block-not-allowed': kind<{ type: string; owner: string; allowed: string[] }>({
    severity: 'error',
    title: 'Block not allowed here',
    message: ({ type, owner }) => `A ${quote(type)} block cannot stand in ${owner}.`,
    hint: ({ allowed }) => `Allowed here: ${oneOf(allowed, 60)}.`,
  }),
  'item-value-repeated': kind<{ key: string; value: string; other: number }>({
    severity: 'error',
    title: 'Value that must be unique',
    message: ({ key, value, other }) =>
      `Item ${other} has the same ${quote(key)}, ${value}; it must be different in every item.`,
    hint: () => 'Change one of the two.',
  }),
};
