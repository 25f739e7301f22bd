import {
  didYouMean,
  formatAlternatives,
  formatCount,
  formatFirst,
  formatTimestamp,
  quote,
} from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Problems that may follow from a page that is empty, or a list with too few items: what they used seems unused. */
export const seemUnused = [
  'page-orphan',
  'media-unused',
  'data-unused',
  'shared-unused',
  'layout-unused',
  'text-unused',
];

/** True if a Git folder was recognized by its `HEAD`. */
const isHead = (name: string) => /^head\b/i.test(name);

/** Problems of files: existence, readability, and names that make good addresses. */
export const fileProblems = {
  'pages-folder-missing': error<{ directory: string }>({
    title: 'No pages folder',
    message: ({ directory }) => `There is no folder "${directory}".`,
    hint: () => 'Name the folder that holds _site.json and the pages: --pages DIR.',
    hintInWords: () => 'Start the studio again with the folder that holds the pages.',
    why: 'Without the folder there is nothing to check or to build.',
    example: { wrong: 'npm run check -- --pages page', right: 'npm run check -- --pages pages' },
    stopsRun: true,
  }),
  'no-pages': error<{ directory: string }>({
    title: 'No page',
    message: ({ directory }) => `The folder "${directory}" holds no page.`,
    hint: () => 'A page is a .json file whose name does not begin with "_"; index.json is the home page.',
    hintInWords: () => 'Add a page with the address “/”: it is the home page.',
    why: 'A site without a page has nothing to show.',
    example: { wrong: 'pages/\n  _site.json', right: 'pages/\n  _site.json\n  index.json' },
    stopsRun: true,
  }),
  'change-interrupted': error<{ command: string; moment: string; option: string; done: string[]; left: string[] }>({
    title: 'Change that was interrupted',
    message: ({ command, moment, done, left }) =>
      [
        `${quote(command)} was interrupted on ${formatTimestamp(moment)}, when ${done.length} of ${formatCount(done.length + left.length, 'file')} had been changed.`,
        ...(done.length > 0 ? [`Changed: ${formatFirst(done, 6)}.`] : []),
        ...(left.length > 0 ? [`Not yet: ${formatFirst(left, 6)}.`] : []),
      ].join(' '),
    hint: ({ option }) =>
      `The next command that changes the site finishes it. "npm run recover -- finish${option}" does so at once, "npm run recover -- undo${option}" has all files as they were before it.`,
    hintInWords: () => 'The next change in the studio finishes it.',
    why: 'A change of several files was stopped between two of them, by a closed terminal or a power cut. Until it is finished or taken back, the files do not fit together: links lead to what is not there yet.',
    example: { wrong: 'pages/\n  .lintel-change/journal.json\n  index.json', right: 'pages/\n  index.json' },
    stopsRun: true,
  }),
  'home-page-missing': warning<{ isThere?: boolean }>({
    title: 'No home page',
    message: ({ isThere }) => (isThere ? 'The home page is not shown at this time.' : 'There is no home page.'),
    hint: ({ isThere }) => (isThere ? 'Take its dates or its "draft" out.' : 'Add index.json to the pages folder.'),
    hintInWords: ({ isThere }) => (isThere ? 'Take its dates or “Draft” off.' : 'Add a page with the address “/”.'),
    why: 'Visitors who type the address of the site would find nothing there.',
    example: { wrong: 'pages/\n  home.json', right: 'pages/\n  index.json' },
  }),
  'not-found-page-missing': warning<{ suggestion?: string }>({
    title: 'No page for addresses that do not exist',
    message: () => 'There is no _404.json: visitors who follow an old link read a bare message of the server.',
    hint: ({ suggestion }) =>
      suggestion
        ? `Rename ${suggestion} to "_404.json".`
        : 'Add _404.json to the pages folder: a page that says so and leads on.',
    hintInWords: () => 'Add a page that says so and leads on: its file has the name _404.',
    why: 'Addresses are mistyped and links grow old. A page of the site helps visitors to go on; a bare message sends them away.',
    example: { wrong: 'pages/\n  404.json\n  index.json', right: 'pages/\n  _404.json\n  index.json' },
  }),
  'page-empty': warning({
    title: 'Page without blocks',
    message: () => 'This page has no blocks: visitors find its heading and nothing below it.',
    hint: () => 'Add blocks; as long as there is nothing to show, mark the page with "draft": true.',
    hintInWords: () => 'Add blocks; as long as there is nothing to show, mark the page as “Draft”.',
    why: 'A page in the menu promises something. One without content disappoints, and search engines rank it low.',
    example: { wrong: '"blocks": []', right: '"blocks": [ { "type": "rich-text", "text": "Words" } ]' },
    hides: seemUnused,
  }),
  'labels-missing': warning<{ language: string; missing: string[] }>({
    title: 'Words of the interface in another language',
    message: ({ language, missing }) =>
      `The site is in the language ${quote(language)}, but ${missing.length} words of the interface are still English.`,
    hint: ({ missing }) => `Add them under "labels", as "menu": "…". Missing are ${formatFirst(missing, 8)}.`,
    hintInWords: ({ missing }) =>
      `Write them in the area “Site” under “Words of the interface”. Missing are ${formatFirst(missing, 8)}.`,
    why: 'Buttons and what screen readers say would be English on a page of another language, and read out with its sounds.',
    example: { wrong: '"language": "de"', right: '"language": "de", "labels": { "menu": "Menü", … }' },
  }),
  'site-file-missing': error({
    title: 'No _site.json',
    message: () => 'The pages folder has no _site.json.',
    hint: () => 'Add _site.json with the name of the site, its navigation and its footer.',
    hintInWords: () => 'Write the name of the site, its menu and its footer in the area “Site”.',
    why: 'The name of the site, its menu and its colours are in _site.json: no page can be built without it.',
    example: { wrong: 'pages/\n  index.json', right: 'pages/\n  _site.json\n  index.json' },
  }),
  'file-unreadable': error<{ reason: string }>({
    title: 'Unreadable file',
    message: ({ reason }) => `This file cannot be read: ${reason}.`,
    hint: () => 'Check that it is a file and that you are allowed to read it.',
    why: 'What is in the file is missing from the site until it can be read: a link to nothing, a protected file, a folder in its place.',
  }),
  'file-link-outside': error({
    title: 'Link to a file outside the pages folder',
    message: () => 'This is a symbolic link to something outside the pages folder, and is left out.',
    hint: () => 'Put a copy of the file here in place of the link. Links to files inside the pages folder are fine.',
    why: 'Whatever the link leads to would be published, also when it is a private file of the computer that builds the site.',
  }),
  'git-folder': error<{ name: string }>({
    title: 'Git folder inside the pages',
    message: ({ name }) =>
      isHead(name)
        ? `${quote(name)} and what is beside it look like a Git repository, and Git would follow its settings.`
        : `Git, or a file system, takes ${quote(name)} for the folder of a Git repository, and would follow its settings.`,
    hint: ({ name }) =>
      isHead(name)
        ? `Delete ${quote(name)}, "objects", "refs" and "config" here if you did not put them there yourself, and ask who did.`
        : `Delete ${quote(name)} if you did not put it there yourself, and ask who did. Another repository belongs outside the pages folder.`,
    why: 'The settings of a Git repository can name programs. Whoever looks at changes in this folder with Git would run them on their own computer.',
    example: {
      wrong: 'pages/\n  HEAD\n  config\n  index.json\n  objects/\n  refs/',
      right: 'pages/\n  index.json',
    },
  }),
  'file-character-broken': error<{ text: string }>({
    title: 'Half of a character',
    message: ({ text }) => `"${text}" is only half of a character.`,
    hint: () => 'Write the whole character in its place, such as the emoji itself, or delete it.',
    why: 'Emoji and rare letters are written in two halves in some programs, and a text that was cut may end between them. Half a character cannot be shown, or be part of an address.',
    example: { wrong: '"title": "Open day \\ud83c"', right: '"title": "Open day 🎉"' },
  }),
  'git-attributes': error<{ attribute: string }>({
    title: 'Git attribute that rewrites files',
    message: ({ attribute }) =>
      `${quote(attribute)} makes Git pass files through a program, or rewrite them, so that they are not what others get.`,
    hint: ({ attribute }) =>
      `Take ${quote(attribute)} out of this file. What all who work on the site want, such as Git LFS for pictures, is set in the .gitattributes beside the pages folder.`,
    why: 'What is inside the pages folder is content, which must not decide which programs run on the computers of others. The check and the build read files as they are.',
    example: { wrong: '*.jpg filter=lfs diff=lfs merge=lfs -text', right: '*.json text eol=lf' },
  }),
  'git-modules': error<{ name: string }>({
    title: 'Git submodules inside the pages',
    message: ({ name }) => `${quote(name)} names other repositories, which Git would fetch into the pages folder.`,
    hint: ({ name }) =>
      `Delete ${quote(name)} if you did not put it there yourself, and ask who did. Copy files of other repositories into the pages folder, or put the repository around it.`,
    why: 'Files of another repository are no part of a commit: what is checked here could be something else when the site is built elsewhere. Git can also be made to run a program for each.',
    example: { wrong: 'pages/\n  .gitmodules\n  index.json', right: 'pages/\n  index.json' },
  }),
  'media-lfs-pointer': error({
    title: 'File of Git LFS that is not here',
    message: () => 'This file is not here, only its Git LFS pointer, a few lines of text in its place.',
    hint: () => 'Fetch the real files: install Git LFS (git-lfs.com) and type "git lfs pull" in a terminal.',
    hintInWords: () => 'Ask those who set up this computer to fetch the real pictures and documents of the site.',
    why: 'Git LFS stores large files on a server of its own. Visitors would get the pointer in place of the picture or document.',
    hides: ['image-unreadable', 'font-unreadable', 'stylesheet-unreadable'],
  }),
  'file-empty': error({
    title: 'Empty file',
    message: () => 'This file is empty.',
    hint: () => 'Write its content, or delete it.',
    why: 'An empty file is no page yet, and it is easy to save one by accident.',
    example: { wrong: '', right: '{ "title": "…", "description": "…", "heading": "…", "blocks": [] }' },
  }),
  'file-byte-order-mark': error({
    title: 'Byte order mark',
    message: () => 'This file begins with an invisible character, the byte order mark.',
    hint: () => 'Save it as "UTF-8", not as "UTF-8 with BOM".',
    why: 'Some editors for Windows put this mark in front of the text. Other programs take it for a part of the page and stop there.',
    fixable: true,
  }),
  'file-utf-16': error({
    title: 'UTF-16',
    message: () => 'This file is saved as UTF-16 ("Unicode").',
    hint: () => 'Save it as "UTF-8".',
    why: 'Some editors call this encoding "Unicode". The web and all other files of the site use UTF-8.',
  }),
  'file-not-utf-8': error({
    title: 'Not UTF-8',
    message: () => 'A character from here on is not saved as UTF-8.',
    hint: () => 'Save the file as "UTF-8"; letters with accents and quotation marks may have to be typed again.',
    why: 'In another encoding, accents, dashes and quotation marks turn into strange characters on the page.',
    example: { wrong: '"By the caf�"', right: '"By the café"' },
  }),
  'file-name-not-address': error<{ name: string; reason: string; suggestion?: string }>({
    title: 'Name that makes a bad address',
    message: ({ name, reason }) => `The name "${name}" becomes part of the page's address, but it has ${reason}.`,
    hint: ({ suggestion }) =>
      suggestion
        ? `Rename it to "${suggestion}": small letters, digits and hyphens only.`
        : 'Use small letters, digits and hyphens only.',
    why: 'The path of a file is the address of its page. Spaces, capitals and characters that cannot be seen make addresses that break when they are sent in a letter or typed.',
    example: { wrong: 'pages/About Us.json', right: 'pages/about-us.json' },
  }),
  'file-ending-wrong': error<{ name: string; suggestion?: string }>({
    title: 'Page with the wrong ending',
    message: ({ name }) =>
      `The name ${quote(name)} does not end with ".json" or ".md" and nothing else, so nothing finds the file.`,
    hint: ({ suggestion }) =>
      `Rename it${suggestion === undefined ? ' so that it ends with ".json" or ".md"' : ` to "${suggestion}"`}. Windows shows endings when "File name extensions" is ticked.`,
    why: 'Pages are .json and .md files. Editors and mail programs put another ending behind it, and the page is missing.',
    example: { wrong: 'pages/visit.json.txt', right: 'pages/visit.json' },
  }),
  'file-ignored': warning({
    title: 'File without effect',
    message: () => 'This file is no page and is left out.',
    hint: () => 'Pages are .json and .md files; pictures and documents belong in _media.',
    hintInWords: () => 'Only pages belong here; pictures and documents belong in the media library.',
    why: 'The file seems to be part of the site, but visitors never get to see it.',
    example: { wrong: 'pages/photo.jpg', right: 'pages/_media/photo.jpg' },
  }),
  'special-name-unknown': error<{ name: string; known: string[]; suggestion?: string }>({
    title: 'Unknown special name',
    message: ({ name }) => `Names that begin with "_" are special, and "${name}" is none that has a meaning here.`,
    hint: ({ known, suggestion }) =>
      didYouMean(suggestion, `Special names of the pages folder are ${formatAlternatives(known)}.`),
    why: 'Names that begin with "_" hold what is not a page: layouts, lists, shared blocks, media. Under another name nothing finds them.',
    example: { wrong: 'pages/_layout/inner.json', right: 'pages/_layouts/inner.json' },
  }),
  'route-taken': error<{ route: string; other: string }>({
    title: 'Two pages at one address',
    message: ({ route, other }) => `This page and ${other} both have the address ${route}.`,
    hint: ({ other }) => `Delete one of the two, or move this one; ${other} is the one in use.`,
    hintInWords: () => 'Delete one of the two, or move this one.',
    why: 'Only one of the two pages can be shown; which one would be left to chance.',
    example: { wrong: 'pages/about.json\npages/about/index.json', right: 'pages/about/index.json' },
  }),
};
