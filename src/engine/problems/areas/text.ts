import { didYouMean, formatFirst, formatTimestamp, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

const braced = (tokens: string[]) =>
  formatFirst(
    tokens.map((token) => `{${token}}`),
    8,
  );

/** Problems inside texts: tokens, Markdown, patterns. */
export const textProblems = {
  'text-from-example': warning<{ type: string }>({
    title: 'Text of an example',
    message: ({ type }) => `This is the text of an example of a "${type}" block.`,
    hint: () => 'Write what is true here, or remove it.',
    why: 'Examples show what a block looks like, with claims that somebody has invented. Left in a page, they are published as claims of this site.',
  }),
  'ends-soon': warning<{ date: string; isOver: boolean }>({
    title: 'Something that has to be renewed',
    message: ({ date, isOver }) =>
      isOver
        ? `This has been out of date since ${formatTimestamp(date)}.`
        : `This is valid until ${formatTimestamp(date)}.`,
    hint: () => 'See whether all that stands with it is still right, and write a later day, at most a year ahead.',
    why: 'After that day nobody may rely on it: a contact for security that has run out is taken for one that nobody reads.',
    example: { wrong: '"expires": "2026-01-15"', right: '"expires": "2027-01-15"' },
  }),
  'token-unknown': error<{ token: string; known: string[]; suggestion?: string }>({
    title: 'Unknown token',
    message: ({ token }) => `{${token}} means nothing.`,
    hint: ({ token, suggestion, known }) =>
      suggestion
        ? `Did you mean {${suggestion}}?`
        : `Tokens name a value of _site.json or of the page; there are ${braced(known)}. To show the braces, write a backslash before them: \\{${token}}.`,
    hintInWords: ({ token, suggestion, known }) =>
      suggestion
        ? `Did you mean {${suggestion}}?`
        : `Tokens name a value of the area “Site” or of the page; there are ${braced(known)}. To show the braces, write a backslash before them: \\{${token}}.`,
    why: 'Visitors would read the braces as they stand. Where that is meant, a backslash says so, \\{name}; in JSON it is written twice. In Markdown, code needs none: `{name}`.',
    example: { wrong: '"Call {site.phon}"', right: '"Call {site.phone}"' },
  }),
  'invisible-character': error<{ name: string; suggestion?: string }>({
    title: 'Invisible character in a name',
    message: ({ name, suggestion }) =>
      `There is ${name} here, which is invisible${suggestion === undefined ? '' : `: ${quote(suggestion)} was meant`}.`,
    hint: ({ suggestion }) =>
      `Delete it and type it again${suggestion === undefined ? '' : `: ${quote(suggestion)}`}. Pasted words bring such characters along.`,
    why: 'Names, links and paths must be the same to the last character. Invisible ones come along when text is pasted from web pages, letters and chats.',
    example: { wrong: '"link": "/contact\u200b"', right: '"link": "/contact"' },
    fixable: true,
  }),
  'token-malformed': error<{ token: string; reason: string; suggestion?: string }>({
    title: 'Token that is none',
    message: ({ token, reason }) => `${quote(token)} is shown as it stands: ${reason}.`,
    hint: ({ suggestion }) =>
      suggestion
        ? `Did you mean {${suggestion}}?`
        : 'A token is written {site.phone}: names with dots between, in one pair of braces. To show the braces, write a backslash before them: \\{.',
    why: 'Visitors read the braces and the name in place of the value.',
    example: { wrong: '"Call {site.phone"', right: '"Call {site.phone}"' },
  }),
  'site-value-misspelt': error<{ token: string; meant: string; uses: number; suggestion?: string }>({
    title: 'Value of _site.json that nothing names',
    message: ({ token, meant, uses }) =>
      `No text names {${meant}}, but ${uses} texts name {${token}}, which is not there.`,
    hint: ({ suggestion, token }) => didYouMean(suggestion, `Give it the name that the texts use: {${token}}.`),
    why: 'Visitors would read the braces as they stand, in every text that names the value.',
    example: { wrong: '"facts": { "yaers": "30+" }', right: '"facts": { "years": "30+" }' },
    hides: ['token-unknown'],
  }),
  'site-value-missing': error<{ token: string; uses: number; file: string; line: number }>({
    title: 'Value of _site.json that texts name',
    message: ({ token, uses, file, line }) =>
      `${uses} texts name {${token}}, which _site.json does not have; the first is in ${file}, line ${line}.`,
    hint: ({ token }) => `Add ${quote(token.slice(token.lastIndexOf('.') + 1))} to _site.json, or correct the texts.`,
    hintInWords: () => 'Add it in the area “Site”, or correct the texts.',
    why: 'Visitors would read the braces as they stand, in every text that names the value.',
    example: {
      wrong: '"text": "Since {site.foundedYear}", and no "foundedYear" in _site.json',
      right: '"foundedYear": "2003"',
    },
    hides: ['token-unknown'],
  }),
  'token-not-text': error<{ token: string; found: string; known: string[] }>({
    title: 'Token that is no text',
    message: ({ token, found }) => `{${token}} is ${found}, which cannot stand in a text.`,
    hint: ({ known }) =>
      known.length ? `Name something inside it: ${braced(known)}.` : 'Name a text or a number of _site.json.',
    hintInWords: ({ known }) =>
      known.length ? `Name something inside it: ${braced(known)}.` : 'Name a text or a number of the area “Site”.',
    why: 'A group or a list cannot be put into a sentence.',
    example: { wrong: '"{site.address}"', right: '"{site.address.street}"' },
  }),
  'token-in-circle': error<{ token: string }>({
    title: 'Token that stands for itself',
    message: ({ token }) => `{${token}} leads back to itself.`,
    hint: () => 'Write the text out in one of the places.',
    why: 'A value that stands for itself has no words in it.',
    example: { wrong: '"name": "{site.name}"', right: '"name": "Example College"' },
  }),
  'token-braces-doubled': error<{ token: string; suggestion?: string }>({
    title: 'Braces too many',
    message: ({ token }) => `A token is written in single braces, but here is {{${token}}}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Delete one brace on each side.'),
    why: 'Other systems write two braces, this one writes one; the second pair would be shown.',
    example: { wrong: '"{{site.name}}"', right: '"{site.name}"' },
  }),
  'markdown-html': error<{ tag: string }>({
    title: 'HTML in a text',
    message: ({ tag }) => `${quote(tag)} is HTML, which texts do not take: visitors would read it as it stands.`,
    hint: () =>
      'Write **bold**, *italic*, `code`, [words](/route); for a plain "<" write \\\\<. Of HTML, texts take <kbd>, <sub>, <sup>, <mark>, <abbr title="…"> and <br>, each closed in the same paragraph and with nothing else in the tag.',
    why: 'Texts hold words and a few marks. HTML could break the page or bring in foreign code, so it is shown as it stands.',
    example: { wrong: '"<b>Free</b> of charge"', right: '"**Free** of charge"' },
  }),
  'markdown-one-line': warning<{ name: string; written: string }>({
    title: 'Markdown of several lines in a text of one',
    message: ({ name, written }) =>
      `This text is one line or a few sentences: visitors would read ${quote(written, 40)} as it stands, and no ${name}.`,
    hint: () =>
      'Here, write **bold**, *italic*, `code` and links. Headings, lists, quotations, tables and blocks of code belong in the text of a block "rich-text".',
    why: 'Some texts stand beside pictures or inside sentences, where only words have room.',
    example: {
      wrong: '"intro": "- a library\\n- two workshops"',
      right: '{ "type": "rich-text", "text": "- a library\\n- two workshops" }',
    },
  }),
  'markdown-stars': warning<{ written: string; suggestion?: string }>({
    title: 'Stars that make nothing bold',
    message: ({ written, suggestion }) =>
      suggestion
        ? `Visitors read the stars of ${quote(written)}: between them and the bold words there must be no space, and outside of them one.`
        : `Visitors read the stars of ${quote(written)}: no other "**" ends or begins the bold words.`,
    hint: ({ suggestion }) =>
      didYouMean(
        suggestion,
        'Write **words** with two stars on each side, in one paragraph; for stars as such \\\\*\\\\*.',
      ),
    why: 'Two stars make words bold only in pairs that touch the words. Others are shown.',
    example: { wrong: '"** By car: ** the main gate"', right: '"**By car:** the main gate"' },
  }),
  'markdown-heading-malformed': error<{ written: string; suggestion?: string }>({
    title: 'Heading in a text that is none',
    message: ({ written }) =>
      `${quote(written, 40)} is shown as it stands and not as a heading: a space is missing behind "#".`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Put a space behind the last "#".'),
    why: 'Visitors read the signs in front of the words, and nothing sets the heading apart.',
    example: { wrong: '"##Who can apply"', right: '"## Who can apply"' },
    adjustable: true,
  }),
  'markdown-link-malformed': error<{ written: string; reason: string; suggestion?: string }>({
    title: 'Link in a text that is none',
    message: ({ written, reason }) => `${quote(written)} is shown as it stands and not as a link: ${reason}.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'A link is written [words](/route), with no space anywhere but in the words.'),
    why: 'Visitors read brackets and an address in place of a link.',
    example: { wrong: '"[our team] (/about/team)"', right: '"[our team](/about/team)"' },
    adjustable: true,
  }),
  'markdown-picture': error<{ path: string }>({
    title: 'Picture in a text',
    message: ({ path }) => `A picture (${quote(path)}) cannot stand inside a text.`,
    hint: () => 'Use a block that has a picture.',
    why: 'Pictures need a place of their own, so that they get the right size and do not make the text jump.',
    example: {
      wrong: '"text": "![Gate](campus/gate.jpg)"',
      right: '{ "type": "media-text", "image": { "src": "campus/gate.jpg", "alt": "The gate" }, … }',
    },
  }),
  'pattern-invalid': error<{ reason: string }>({
    title: 'Pattern that cannot be read',
    message: ({ reason }) => `This is no regular expression: ${reason}.`,
    hint: () => 'Try it on https://regex101.com (flavour ECMAScript). In JSON every backslash is written twice.',
    why: 'The browser cannot read the pattern, so the field would accept everything or nothing.',
    example: { wrong: '"value": "^[a-z+$"', right: '"value": "^[a-z]+$"' },
  }),
  'pattern-slow': error<{ part: string }>({
    title: 'Pattern that can hang the browser',
    message: ({ part }) =>
      `With some inputs this pattern would keep the browser busy for minutes or for ever, because of ${quote(part)}.`,
    hint: () =>
      'Do not repeat what is itself a repetition, or alternatives that can match the same text. How long a text may be, the rules "minLength" and "maxLength" say.',
    hintInWords: () =>
      'Do not repeat what is itself a repetition, or alternatives that can match the same text. How long a text may be, rules of their own say.',
    why: 'With an unlucky input the browser would try billions of possibilities: the page of the visitor hangs while typing.',
    example: { wrong: '"value": "^([a-z]+ ?)+$"', right: '"value": "^[a-z ]+$"' },
  }),
};
