import type { JSONContent } from '@tiptap/react';
import { isHttp, withoutRedirect } from './addresses.ts';
import { nameOf, styleOf } from './elementStyle.ts';

export type InlineMark = NonNullable<JSONContent['marks']>[number];

const markOfElement: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/**
 * Marks of the text inside an element, which may add to those around it, or end them: Google Docs puts everything into
 * a `<b>` that is not bold.
 */
export function marksInside(element: Element, around: readonly InlineMark[]): readonly InlineMark[] {
  let marks = around;
  const set = (type: string, isSet: boolean, attrs?: Record<string, unknown>) => {
    marks = marks.filter((mark) => mark.type !== type);
    if (isSet) marks = [...marks, attrs ? { type, attrs } : { type }];
  };
  const own = markOfElement[nameOf(element)];
  if (own) set(own, true);
  const weight = styleOf(element, 'font-weight');
  if (weight) set('bold', /^(?:bold|bolder|[6-9]\d\d)$/.test(weight));
  const slant = styleOf(element, 'font-style');
  if (slant) set('italic', /^(?:italic|oblique)/.test(slant));
  const line = styleOf(element, 'text-decoration(?:-line)?');
  if (line.includes('line-through')) set('strike', true);
  if (nameOf(element) === 'a') {
    const href = addressOfLink(element.getAttribute('href') ?? '');
    if (href) set('link', true, { href, title: null });
  }
  return marks;
}

/** Address of a link; empty for those that lead nowhere from here, such as notes and files of the computer. */
function addressOfLink(href: string): string {
  const address = withoutRedirect(href.trim());
  return isHttp(address) || /^(?:mailto:\S+@|tel:|\/(?!\/)|\{)/i.test(address) ? address : '';
}
