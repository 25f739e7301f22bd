import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { OrderedList } from '@tiptap/extension-list';
import { Extension, type Extensions, Node, wrappingInputRule } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { createMarkdown } from '#shared/markdown.ts';
import { typedMarks } from './typedMarks.ts';

/** What a place takes: words in one run, or paragraphs, lists and sub-headings. */
export type Markup = 'inline' | 'flow';

/** Words in one run, and nothing around them. */
const OneRun = Node.create({ name: 'doc', topNode: true, content: 'inline*' });

const stays = () => true;

/** There is no second paragraph to go to; a line break is made as elsewhere, with Shift. */
const NoNewParagraph = Extension.create({
  name: 'noNewParagraph',
  addKeyboardShortcuts: () => ({ Enter: stays }),
});

/** Code, which may be bold or a link too; the innermost of several marks, as Markdown writes it. */
const InnermostCode = Code.extend({ excludes: '', priority: 1 });

const isLevel = (level: number) => Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;

/** A heading of one line. Its level is the one that is written; `shift` says by how much it is lower on the page. */
const OneLineHeading = Heading.extend<{ shift: number } & ReturnType<NonNullable<typeof Heading.config.addOptions>>>({
  content: 'text*',
  addOptions() {
    return { levels: [1, 2, 3, 4, 5, 6], HTMLAttributes: {}, ...this.parent?.(), shift: 0 };
  },
  parseHTML() {
    return this.options.levels.map((level) => ({
      tag: `h${level}`,
      attrs: { level: isLevel(level - this.options.shift) },
    }));
  },
  renderHTML({ node, HTMLAttributes }) {
    return [`h${isLevel(Number(node.attrs.level) + this.options.shift)}`, HTMLAttributes, 0];
  },
  addKeyboardShortcuts() {
    const hasNoBreak = () => this.editor.isActive('heading');
    return { ...this.parent?.(), 'Shift-Enter': hasNoBreak, 'Mod-Enter': hasNoBreak };
  },
});

/** A numbered list, which begins as Markdown begins one: a number has nine digits at most. */
const NumberedList = OrderedList.extend({
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,9})[.)]\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], { childCount, attrs }) => childCount + attrs.start === Number(number),
      }),
    ];
  },
});

/** Whether the items of a list stand close together: those that are typed do. */
const Tightness = Extension.create({
  name: 'tightness',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { tight: { default: true, rendered: false } } },
  ],
});

/**
 * What a text may hold; all else that is pasted loses its form and stays as words.
 * @param shift by how many levels headings are lower where the text is shown than they are written
 */
export function textExtensions(markup: Markup, shift = 0): Extensions {
  const isFlow = markup === 'flow';
  const grammar = createMarkdown();
  const kit = StarterKit.configure({
    blockquote: false,
    bold: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    italic: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => grammar.validateLink(address),
    },
    ...(!isFlow && { document: false, paragraph: false, bulletList: false, listItem: false, listKeymap: false }),
  });
  if (!isFlow) return [OneRun, NoNewParagraph, kit, ...typedMarks, InnermostCode];
  return [kit, ...typedMarks, InnermostCode, OneLineHeading.configure({ shift }), NumberedList, Tightness];
}
