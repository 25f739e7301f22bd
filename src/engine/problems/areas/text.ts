import { kind } from '#shared/problemKind.ts';
import { didYouMean, quote } from '#shared/words.ts';

const tokens = (names: string[]) =>
  names
    .slice(0, 8)
    .map((name) => `{${name}}`)
    .join(', ') + (names.length > 8 ? ' …' : '');

/** What stands inside texts: tokens, markdown, patterns. */
export const text = {
  'token-unknown': kind<{ token: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown token',
    message: ({ token }) => `{${token}} stands for nothing.`,
    hint: ({ suggestion, known }) =>
      suggestion
        ? `Did you mean {${suggestion}}?`
        : `Tokens name a value of _site.json or of the page; there are ${tokens(known)}.`,
  }),
  'site-value-misspelt': kind<{ token: string; meant: string; uses: number; suggestion?: string }>({
    severity: 'error',
    title: 'Value of _site.json that nothing names',
    message: ({ token, meant, uses }) =>
      `No text names {${meant}}, but ${uses} texts name {${token}}, which is not there.`,
    hint: ({ suggestion }) => didYouMean(suggestion, ''),
  }),
  'site-value-missing': kind<{ token: string; uses: number; file: string; line: number }>({
    severity: 'error',
    title: 'Value of _site.json that texts name',
    message: ({ token, uses, file, line }) =>
      `${uses} texts name {${token}}, which _site.json does not have; the first is in ${file}, line ${line}.`,
    hint: ({ token }) => `Add ${quote(token.slice(token.lastIndexOf('.') + 1))} to _site.json, or correct the texts.`,
  }),
  'token-not-text': kind<{ token: string; found: string; known: string[] }>({
    severity: 'error',
    title: 'Token that is no text',
    message: ({ token, found }) => `{${token}} is ${found}, which cannot stand in a text.`,
    hint: ({ known }) =>
      known.length ? `Name something inside it: ${tokens(known)}.` : 'Name a text or a number of _site.json.',
  }),
  'token-in-circle': kind<{ token: string }>({
    severity: 'error',
    title: 'Token that stands for itself',
    message: ({ token }) => `{${token}} leads back to itself.`,
    hint: () => 'Write the text out in one of the places.',
  }),
  'token-braces-doubled': kind<{ token: string; suggestion: string }>({
    severity: 'error',
    title: 'Braces too many',
    message: ({ token }) => `A token stands in single braces, but here is {{${token}}}.`,
    hint: ({ suggestion }) => didYouMean(suggestion, ''),
  }),
  'markdown-html': kind<{ tag: string }>({
    severity: 'error',
    title: 'HTML in a text',
    message: ({ tag }) => `${quote(tag)} is HTML, which texts do not take: visitors would read it as it stands.`,
    hint: () =>
      'Write **bold**, *italic*, `code`, [words](/route) and a line break as \\n; for a plain "<" write \\\\<.',
  }),
  'markdown-link-malformed': kind<{ written: string; reason: string; suggestion?: string }>({
    severity: 'error',
    title: 'Link in a text that is none',
    message: ({ written, reason }) => `${quote(written)} is shown as it stands and not as a link: ${reason}.`,
    hint: ({ suggestion }) =>
      didYouMean(suggestion, 'A link is written [words](/route), with no space anywhere but in the words.'),
  }),
  'markdown-picture': kind<{ path: string }>({
    severity: 'error',
    title: 'Picture in a text',
    message: ({ path }) => `A picture (${quote(path)}) cannot stand inside a text.`,
    hint: () => 'Use a block that has a picture.',
  }),
  'pattern-invalid': kind<{ reason: string }>({
    severity: 'error',
    title: 'Pattern that cannot be read',
    message: ({ reason }) => `This is no regular expression: ${reason}.`,
    hint: () => 'Try it on https://regex101.com (flavour ECMAScript). In JSON every backslash is written twice.',
  }),
  'pattern-slow': kind<{ part: string }>({
    severity: 'error',
    title: 'Pattern that can hang the browser',
    message: ({ part }) => `With some inputs this pattern takes longer than a lifetime, because of ${quote(part)}.`,
    hint: () => 'Do not repeat what is itself a repetition, or alternatives that can match the same text.',
  }),
};
