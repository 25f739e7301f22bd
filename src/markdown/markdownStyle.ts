import { tokensOf } from './readMarkdown.ts';
import type { MarkupKind } from './textExtensions.ts';

/** Choices of a text among equivalent forms of Markdown. */
export interface MarkdownStyle {
  bold: string;
  italic: string;
  bullet: string;
  /** Break that stays on the page: a line end after a backslash or two spaces. */
  lineEnd: string;
  /** Names of marks; of two that begin and end at the same places, the outer one first. */
  order: string[];
  /** Escaped characters: none, those that may be markup, or also those beside markup, which decide if it is one. */
  escapes: 'none' | 'marks' | 'sides';
  /** True for links that are addresses without signs around them. */
  hasBareLinks?: true;
  /** True if every second level of lists has the other bullet: `- - -` would be a rule. */
  alternates?: true;
}

const markOfToken: Record<string, string> = {
  strong_open: 'bold',
  em_open: 'italic',
  s_open: 'strike',
  link_open: 'link',
};

export function detectStyle(text: string, markup: MarkupKind): MarkdownStyle {
  return {
    bold: /__[^_\s]/.test(text) && !/\*\*\S/.test(text) ? '__' : '**',
    italic: /(^|[^_\w])_[^_\s]/.test(text) && !/(^|[^*])\*[^*\s]/.test(text) ? '_' : '*',
    bullet: /^\s*([*+-]) /m.exec(text)?.[1] ?? '-',
    lineEnd: /[^\S\n]{2,}\n\S/.test(text) ? '  \n' : '\\\n',
    order: detectMarkOrder(text, markup),
    escapes: 'none',
    hasBareLinks: true,
  };
}

function detectMarkOrder(text: string, markup: MarkupKind): string[] {
  const order = ['link', 'bold', 'italic', 'strike', 'code'];
  for (const { children } of tokensOf(text, markup)) {
    const tokens = (children ?? []).filter(({ type, content }) => type !== 'text' || content);
    tokens.forEach(({ type, markup: sign }, index) => {
      const next = tokens[index + 1];
      const [outer, inner] = [markOfToken[type], markOfToken[next?.type ?? '']];
      // The order of `***` is not a choice of the author.
      if (!outer || !inner || next?.markup[0] === sign[0] || order.indexOf(outer) < order.indexOf(inner)) return;
      order.splice(order.indexOf(outer), 1);
      order.splice(order.indexOf(inner), 0, outer);
    });
  }
  return order;
}

/** Equivalent styles to try in turn: the later ones escape more and look less like text that a person writes. */
export const variantsOf = ({ hasBareLinks, ...style }: MarkdownStyle): MarkdownStyle[] => [
  ...(hasBareLinks ? [{ ...style, hasBareLinks }, { ...style, escapes: 'marks', hasBareLinks } as const] : [style]),
  { ...style, escapes: 'marks' },
  { ...style, escapes: 'marks', alternates: true },
  { ...style, escapes: 'marks', bold: '**', italic: '_' },
  { ...style, escapes: 'sides', bold: '**', italic: '*' },
  { ...style, escapes: 'sides', bold: '**', italic: '_' },
  { ...style, escapes: 'sides', bold: '**', italic: '_', alternates: true },
  { ...style, escapes: 'sides', bold: '**', italic: '*', alternates: true },
];
