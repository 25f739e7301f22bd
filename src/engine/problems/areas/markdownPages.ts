import { quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

/** Mistakes in pages that are written in Markdown (.md): front matter, and fences of blocks. */
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
