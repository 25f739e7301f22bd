import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import { OrderedList } from '@tiptap/extension-list';
import { Extension, type Extensions, Node, wrappingInputRule } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '#shared/markdownGrammar/parser.ts';
import { typedMarks } from './typedMarks.ts';

/** Kind of Markdown: inline text, or paragraphs, lists and sub-headings. */
export type MarkupKind = 'inline' | 'flow';

const InlineDocument = Node.create({ name: 'doc', topNode: true, content: 'inline*' });

const handled = () => true;

/** Disables Enter, because inline text has no second paragraph. Shift and Enter make a line break. */
const NoNewParagraph = Extension.create({
  name: 'noNewParagraph',
  addKeyboardShortcuts: () => ({ Enter: handled }),
});

/** Code that may also be bold or a link. It is the innermost of several marks, as in Markdown. */
const InnermostCode = Code.extend({ excludes: '', priority: 1 });

const clampLevel = (level: number) => Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;

/** Heading of one line. Its level is that of the source; on the page it is lower by `shift`. */
const OneLineHeading = Heading.extend<{ shift: number } & ReturnType<NonNullable<typeof Heading.config.addOptions>>>({
  content: 'text*',
  addOptions() {
    return { levels: [1, 2, 3, 4, 5, 6], HTMLAttributes: {}, ...this.parent?.(), shift: 0 };
  },
  parseHTML() {
    return this.options.levels.map((level) => ({
      tag: `h${level}`,
      attrs: { level: clampLevel(level - this.options.shift) },
    }));
  },
  renderHTML({ node, HTMLAttributes }) {
    return [`h${clampLevel(Number(node.attrs.level) + this.options.shift)}`, HTMLAttributes, 0];
  },
  addKeyboardShortcuts() {
    const hasNoBreak = () => this.editor.isActive('heading');
    return { ...this.parent?.(), 'Shift-Enter': hasNoBreak, 'Mod-Enter': hasNoBreak };
  },
});

/** Numbered list. As in Markdown, its first number has at most nine digits. */
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

/** Attribute of lists that are tight, which is the default for typed ones. */
const Tightness = Extension.create({
  name: 'tightness',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { tight: { default: true, rendered: false } } },
  ],
});

/** Checks whether a word of a pasted text is meant as an address: `{site.name}` only looks like one. */
export const isPastedAddress = (word: string): boolean => /^(?:https?:\/\/|mailto:|www\.)|@/i.test(word);

/**
 * Extensions for the markup that a text may contain.
 * @param shift number of levels by which headings are lower on the page than in the source
 */
export function textExtensions(markup: MarkupKind, shift = 0): Extensions {
  const isFlow = markup === 'flow';
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
      shouldAutoLink: isPastedAddress,
      isAllowedUri: isSafeAddress,
    },
    ...(!isFlow && { document: false, paragraph: false, bulletList: false, listItem: false, listKeymap: false }),
  });
  if (!isFlow) return [InlineDocument, NoNewParagraph, kit, ...typedMarks, InnermostCode];
  return [kit, ...typedMarks, InnermostCode, OneLineHeading.configure({ shift }), NumberedList, Tightness];
}
