import { tokensOf } from './readMarkdown.ts';
import type { Markup } from './textExtensions.ts';

/** How a text writes what can be written in several ways. */
export interface MarkdownStyle {
  bold: string;
  italic: string;
  bullet: string;
  /** The end of a line that is not the end of a paragraph. */
  lineEnd: string;
  /** Names of marks; of two that begin and end at the same places, the outer one first. */
  order: string[];
  /**
   * What is written otherwise because it could be a mark: nothing, whatever could be one, or the characters beside marks
   * too, which decide whether they are some.
   */
  escapes: 'none' | 'marks' | 'sides';
}

const markOfToken: Record<string, string> = {
  strong_open: 'bold',
  em_open: 'italic',
  s_open: 'strike',
  link_open: 'link',
};

/** The style of a text, for what is written anew in it. */
export function styleOf(text: string, markup: Markup): MarkdownStyle {
  return {
    bold: /__[^_\s]/.test(text) && !/\*\*\S/.test(text) ? '__' : '**',
    italic: /(^|[^_\w])_[^_\s]/.test(text) && !/(^|[^*])\*[^*\s]/.test(text) ? '_' : '*',
    bullet: /^\s*([*+-]) /m.exec(text)?.[1] ?? '-',
    lineEnd: /[^\S\n]{2,}\n\S/.test(text) ? '  \n' : '\n',
    order: orderIn(text, markup),
    escapes: 'none',
  };
}

function orderIn(text: string, markup: Markup): string[] {
  const order = ['link', 'bold', 'italic', 'strike', 'code'];
  for (const { children } of tokensOf(text, markup)) {
    const tokens = (children ?? []).filter(({ type, content }) => type !== 'text' || content);
    tokens.forEach(({ type, markup: sign }, index) => {
      const next = tokens[index + 1];
      const [outer, inner] = [markOfToken[type], markOfToken[next?.type ?? '']];
      // Nobody has chosen the order of `***`.
      if (!outer || !inner || next?.markup[0] === sign[0] || order.indexOf(outer) < order.indexOf(inner)) return;
      order.splice(order.indexOf(outer), 1);
      order.splice(order.indexOf(inner), 0, outer);
    });
  }
  return order;
}

/** A style, and others that write the same: the more of them fail, the less it looks like what a person writes. */
export const variantsOf = (style: MarkdownStyle): MarkdownStyle[] => [
  style,
  { ...style, escapes: 'marks' },
  { ...style, escapes: 'marks', bold: '**', italic: '_' },
  { ...style, escapes: 'sides', bold: '**', italic: '*' },
  { ...style, escapes: 'sides', bold: '**', italic: '_' },
];
