import { didYouMean, formatCount, quote } from '#shared/formatText.ts';
import { warning } from '#shared/problemKind.ts';

/** Content that can be built, but whose output is visibly broken. */
export const outputProblems = {
  'token-repeats-word': warning<{ token: string; value: string; shown: string; word: string }>({
    title: 'Word that stands twice beside a token',
    message: ({ token, value, shown }) => `{${token}} is ${quote(value, 30)}, so visitors read ${quote(shown, 50)}.`,
    hint: ({ word }) => `Leave ${quote(word)} out in one of the two places: in the value, or beside the token.`,
    why: 'The value brings a word along that the text around it has as well, so the word is shown twice.',
    example: {
      wrong: '"fields": { "years": "4 years" }, … "{page.fields.years} years"',
      right: '"{page.fields.years}"',
    },
  }),
  'also-field-of-source': warning<{ field: string; suggestion?: string }>({
    title: 'Further item with the names of the source',
    message: ({ field }) =>
      `Items in "also" are written as the block knows them, and not with the names of the list such as ${quote(field)}, so this value is not shown.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Write the name that stands before this one in "as".'),
    why: 'The names in "as" are for the items from elsewhere. Of an item in "also" the block looks for its own names only, and shows a dash where it finds none.',
    example: {
      wrong: '"as": { "course": "title" }, "also": [{ "title": "Music" }]',
      right: '"as": { "course": "title" }, "also": [{ "course": "Music" }]',
    },
  }),
  'translation-entry-repeated': warning<{ id: string; other: number }>({
    title: 'Entry that is translated twice',
    message: ({ id, other }) => `Entry ${other} of this list is ${quote(id)} already, so one of the two is not shown.`,
    hint: () => 'Compare with the original: each entry has the "id" of the entry that it translates.',
    hintInWords: () => 'Compare with the original: each entry has the anchor or id of the entry that it translates.',
    why: 'A translated entry is found by its "id". Where two have the same, one entry has the words of another, and one is not translated.',
    example: {
      wrong: '"items": [{ "id": "bus", … }, { "id": "bus", … }]',
      right: '"items": [{ "id": "bus", … }, { "id": "hostel", … }]',
    },
  }),
  'structured-data-type': warning<{ key: string; suggestion?: string }>({
    title: 'Structured data that is left out',
    message: ({ key }) =>
      key
        ? `${quote(key)} is written by the build itself, from "type": without "type" none of this reaches search engines.`
        : 'Without "type" nobody knows what this describes, so none of it reaches search engines.',
    hint: ({ key }) =>
      key
        ? 'Write "type": "Course" in place of "@type": "Course", and no "@context".'
        : 'Say what it is in the words of schema.org, as "type": "Course".',
    hintInWords: ({ key }) =>
      key
        ? 'Write it in a field “type”, without the @, and take “@context” out.'
        : 'Say what it is in the words of schema.org, as “Course”, in a field “type”.',
    why: 'Search engines read structured data by its type, and the build writes none without it.',
    example: {
      wrong: '"structuredData": { "@type": "Course", … }',
      right: '"structuredData": { "type": "Course", … }',
    },
  }),
  'markdown-list-malformed': warning<{ written: string; corrected: string; lines: number }>({
    title: 'List in a text that is none',
    message: ({ written, lines }) =>
      `${formatCount(lines, 'line')} ${lines === 1 ? 'begins' : 'begin'} as ${quote(written, 30)}, which is shown as it stands and not as a list.`,
    hint: ({ corrected }) => `Begin each line with a hyphen and a space, after an empty line: ${quote(corrected, 40)}.`,
    why: 'Without the space after the hyphen, and with any other sign, the points run together in one paragraph, and screen readers announce no list.',
    example: { wrong: '"• Canteen\\n• Library"', right: '"- Canteen\\n- Library"' },
  }),
  'text-markdown': warning<{ found: string; isLink: boolean }>({
    title: 'Markdown where only words are shown',
    message: ({ found }) => `Visitors would read ${quote(found, 40)} as it stands: this is a place for plain words.`,
    hint: ({ isLink }) =>
      isLink
        ? 'Write the words alone; a link belongs in a text, or in "link" where the block has one.'
        : 'Delete the stars: the design decides how these words look.',
    hintInWords: ({ isLink }) =>
      isLink
        ? 'Write the words alone; a link belongs in a text, or in the field “Link” where the block has one.'
        : 'Delete the stars: the design decides how these words look.',
    why: 'Headings, labels and titles show plain words, so visitors would read brackets, addresses and stars.',
    example: { wrong: '"heading": "Ask [our team](/team)"', right: '"heading": "Ask our team"' },
  }),
  'property-unused-beside': warning<{ property: string; other: string }>({
    title: 'Two settings of which one counts',
    message: ({ property, other }) => `${quote(property)} has no effect beside ${quote(other)}, which takes its place.`,
    hint: ({ property, other }) => `Delete ${quote(property)} or ${quote(other)}.`,
    why: 'Somebody has chosen both, and visitors see one of them.',
    example: {
      wrong: '"image": "campus/gate.jpg", "strip": { "images": [ … ] }',
      right: '"strip": { "images": [ … ] }',
    },
  }),
  'row-field-missing': warning<{ field: string; label: string; others: number }>({
    title: 'Row without a value that all others have',
    message: ({ label, others }) =>
      `This row has nothing for the column ${quote(label, 30)}, which all ${others} others have: visitors see a dash.`,
    hint: ({ field }) => `Add ${quote(field)}; write "${field}": "–" where the dash is meant.`,
    hintInWords: ({ field }) => `Fill in ${quote(field)}; write – where the dash is meant.`,
    why: 'A row that is shorter than the others mostly lost a value when it was typed or pasted.',
    example: {
      wrong: '"rows": [{ "day": "Mon", "time": "9" }, { "day": "Tue" }]',
      right: '"rows": [{ "day": "Mon", "time": "9" }, { "day": "Tue", "time": "10" }]',
    },
  }),
};
