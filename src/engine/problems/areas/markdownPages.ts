import { didYouMean, quote } from '#shared/formatText.ts';
import { error, warning } from '#shared/problemKind.ts';

/** Mistakes in pages that are written in Markdown (.md), front matter and fences of blocks, and in texts in files. */
export const markdownPageProblems = {
  'front-matter-open': error({
    title: 'Front matter without an end',
    message: () => 'The lines with the title and other keys at the beginning of this page have no end.',
    hint: () => 'Write a line with three hyphens (---) after the last key; the text of the page begins after it.',
    why: 'Without that line the whole page counts as keys, and nothing of it is a text.',
    example: {
      wrong: '---\ntitle: About us\n\nWe are a college.',
      right: '---\ntitle: About us\n---\n\nWe are a college.',
    },
  }),
  'front-matter-invalid': error<{ reason: string }>({
    title: 'Front matter that cannot be read',
    message: ({ reason }) => `The keys at the beginning of this page cannot be read: ${reason}.`,
    hint: () => 'Write each key on a line of its own, as in title: "About us", with the value in quotation marks.',
    why: 'Title, description and layout of the page stand there, in YAML. Only plain values can be written, nothing that YAML repeats or converts.',
    example: {
      wrong: '---\ntitle: &name About us\nheading: *name\n---',
      right: '---\ntitle: About us\nheading: About us\n---',
    },
  }),
  'front-matter-quotes': error<{ key: string }>({
    title: 'Value that needs quotation marks',
    message: ({ key }) =>
      `The value of ${quote(key)} has a sign in it that has another meaning at the beginning of a page.`,
    hint: () => 'Put the value in quotation marks.',
    why: 'A colon with a space, braces and some other signs at the beginning of a value mean something in YAML, unless the value is in quotation marks.',
    fixable: true,
    example: {
      wrong: '---\ntitle: Admissions: how to apply\n---',
      right: '---\ntitle: "Admissions: how to apply"\n---',
    },
  }),
  'front-matter-blocks': error({
    title: 'Blocks in front matter',
    message: () =>
      'The blocks of this page are its text after the front matter, but there is a key "blocks" in it too.',
    hint: () => 'Move each block into a fence of its own after the front matter: ```block, then its JSON, then ```.',
    why: 'A page has one list of blocks. In a Markdown page it is the body: texts, and fences with other blocks.',
    example: {
      wrong: '---\ntitle: About us\nblocks: []\n---',
      right: '---\ntitle: About us\n---\n\nWe are a college.',
    },
  }),
  'block-fence-open': error({
    title: 'Block without an end',
    message: () => 'This block begins with ``` and never ends, so all that follows would be part of it.',
    hint: () => 'Write a line with ``` after the last line of its JSON.',
    why: 'The text after a block begins where its fence is closed.',
    example: { wrong: '```block\n{ "type": "marquee" }', right: '```block\n{ "type": "marquee" }\n```' },
  }),
  'text-file-name': error<{ name: string }>({
    title: 'Name that no text file can have',
    message: ({ name }) => `${quote(name)} is not the name of a text that is kept in a file.`,
    hint: () =>
      'Put the text into a file beside this one whose name begins with "_" and ends with .md, such as "_about.md", or into the folder _texts, and write "_texts/about.md".',
    hintInWords: () =>
      'Put the text into a file beside this one whose name begins with _ and ends with .md, or into the folder of texts.',
    why: 'A Markdown file whose name does not begin with "_" is a page. A text of a page is a file beside it, or one of _texts, so that it is found and moved along.',
    example: { wrong: '"text": { "file": "../about.md" }', right: '"text": { "file": "_about.md" }' },
  }),
  'text-file-not-found': error<{ path: string; name: string; suggestion?: string }>({
    title: 'Text file not there',
    message: ({ path }) => `There is no file ${quote(path)} with this text.`,
    hint: ({ suggestion }) => didYouMean(suggestion, 'Create the file, or correct its name; capitals count.'),
    why: 'There is nothing to show in this place.',
    example: { wrong: '"text": { "file": "_abuot.md" }', right: '"text": { "file": "_about.md" }' },
    isOfName: true,
  }),
  'text-file-place': error<{ key: string }>({
    title: 'Text file where it cannot be',
    message: ({ key }) => `${quote(key)} takes no text from a file: it is not written in Markdown.`,
    hint: ({ key }) => `Write the words of ${quote(key)} here, in quotation marks.`,
    why: 'Only texts in Markdown can be in files of their own; names, titles and settings stand where they belong.',
    example: { wrong: '"title": { "file": "_title.md" }', right: '"title": "About us"' },
  }),
  'text-unused': warning<{ name: string }>({
    title: 'Text file that nothing uses',
    message: ({ name }) => `No page shows the text ${quote(name)}.`,
    hint: ({ name }) => `Delete the file, or show it: "text": { "file": ${quote(name)} }.`,
    hintInWords: () => 'Delete the text, or show it on a page.',
    why: 'Somebody may go on updating a text that no visitor ever sees. Or this was to be a page: then its name must not begin with "_".',
    example: { wrong: '_history.md, and no page with it', right: '"text": { "file": "_history.md" }' },
  }),
  'block-fence-inside': error({
    title: 'Block inside a list or quotation',
    message: () => 'This block stands inside a list or a quotation, where only text can be.',
    hint: () => 'Write the line with ``` at the very beginning of a line, with an empty line before it.',
    why: 'A block stands between texts, not in one. Inside a list it would be shown as code.',
    example: {
      wrong: '- First\n\n  ```block\n  { "type": "marquee" }\n  ```',
      right: '- First\n\n```block\n{ "type": "marquee" }\n```',
    },
  }),
};
