import { kind } from '#shared/problemKind.ts';
import { didYouMean, oneOf } from '#shared/words.ts';

/** Files: whether they are there, can be read and have names that make good addresses. */
export const files = {
  'pages-folder-missing': kind<{ directory: string }>({
    severity: 'error',
    title: 'No pages folder',
    message: ({ directory }) => `There is no folder "${directory}".`,
    hint: () => 'Name the folder that holds _site.json and the pages: --pages DIR.',
    stopsRun: true,
  }),
  'no-pages': kind<{ directory: string }>({
    severity: 'error',
    title: 'No page',
    message: ({ directory }) => `The folder "${directory}" holds no page.`,
    hint: () => 'A page is a .json file whose name does not begin with "_"; index.json is the home page.',
    stopsRun: true,
  }),
  'home-page-missing': kind({
    severity: 'warning',
    title: 'No home page',
    message: () => 'There is no home page.',
    hint: () => 'Add index.json to the pages folder.',
  }),
  'site-file-missing': kind({
    severity: 'error',
    title: 'No _site.json',
    message: () => 'The pages folder has no _site.json.',
    hint: () => 'Add _site.json with the name of the site, its navigation and its footer.',
  }),
  'file-unreadable': kind<{ reason: string }>({
    severity: 'error',
    title: 'Unreadable file',
    message: ({ reason }) => `This file cannot be read: ${reason}.`,
    hint: () => 'Check that it is a file and that you are allowed to read it.',
  }),
  'file-empty': kind({
    severity: 'error',
    title: 'Empty file',
    message: () => 'This file is empty.',
    hint: () => 'Write its content, or delete it.',
  }),
  'file-byte-order-mark': kind({
    severity: 'error',
    title: 'Byte order mark',
    message: () => 'This file begins with an invisible character, the byte order mark.',
    hint: () => 'Save it as "UTF-8", not as "UTF-8 with BOM".',
  }),
  'file-utf-16': kind({
    severity: 'error',
    title: 'UTF-16',
    message: () => 'This file is saved as UTF-16 ("Unicode").',
    hint: () => 'Save it as "UTF-8".',
  }),
  'file-not-utf-8': kind({
    severity: 'error',
    title: 'Not UTF-8',
    message: () => 'A character from here on is not saved as UTF-8.',
    hint: () => 'Save the file as "UTF-8"; letters with accents and quotation marks may have to be typed again.',
  }),
  'file-name-not-address': kind<{ name: string; reason: string; suggestion: string }>({
    severity: 'error',
    title: 'Name that makes a bad address',
    message: ({ name, reason }) => `The name "${name}" becomes part of the page's address, but it has ${reason}.`,
    hint: ({ suggestion }) =>
      suggestion
        ? `Rename it to "${suggestion}": small letters a to z, digits and hyphens only.`
        : 'Use small letters a to z, digits and hyphens only.',
  }),
  'file-ignored': kind({
    severity: 'warning',
    title: 'File without effect',
    message: () => 'This file is no page and is left out.',
    hint: () => 'Pages are .json files; pictures and documents belong in _media.',
  }),
  'special-name-unknown': kind<{ name: string; known: string[]; suggestion?: string }>({
    severity: 'error',
    title: 'Unknown special name',
    message: ({ name }) => `Names that begin with "_" are special, and "${name}" is none that has a meaning here.`,
    hint: ({ known, suggestion }) => didYouMean(suggestion, `Special names of the pages folder are ${oneOf(known)}.`),
  }),
  'route-taken': kind<{ route: string; other: string }>({
    severity: 'error',
    title: 'Two pages at one address',
    message: ({ route, other }) => `This page and ${other} both have the address ${route}.`,
    hint: ({ other }) => `Keep one of the two, or move this one; ${other} is the one in use.`,
  }),
};
