import { parseHTML } from 'linkedom';
import { inlineElements } from '#shared/markdownGrammar/inlineHtml.ts';

/** One construct of Markdown as HTML shows it, in a form in which equal ones are equal texts. */
export interface Construct {
  /** Kind, as "list item" or "link". */
  kind: string;
  /** Kind, place (in which quotations, lists and tables), attributes and words. */
  signature: string;
}

const kindsByTag: Record<string, string> = {
  p: 'paragraph',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'])),
  ul: 'list',
  ol: 'list',
  li: 'list item',
  input: 'task',
  pre: 'code block',
  code: 'code',
  blockquote: 'quotation',
  table: 'table',
  th: 'cell',
  td: 'cell',
  hr: 'rule',
  a: 'link',
  em: 'emphasis',
  strong: 'strong',
  s: 'crossed out',
  del: 'crossed out',
  section: 'footnotes',
  // Elements that stand in place of what is said in several ways.
  'footnote-sign': 'footnote sign',
};

/** Elements whose words are those of their parts. */
const containers = new Set(['list', 'quotation', 'table', 'footnotes']);

/** Tags that texts take, and that the reference shows as they are written. */
const takenTag = new RegExp(`</?(?:${inlineElements.join('|')})\\b[^<>]*>`, 'gi');

/** Sign for a break between lines. */
const breakSign = '\u23ce';

/** White space is left out, but for breaks between lines. */
const wordsIn = (text: string) =>
  text
    .replace(/<br\s*\/?>/gi, breakSign)
    .replace(takenTag, '')
    .replace(/\s+/g, '');

/** Attributes that a construct is made of; classes, ids and what a page adds for its looks are none. */
function detailsOf(element: Element, tag: string): string {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  switch (tag) {
    case 'a':
      // Where an address has no protocol, GFM takes the one that is not safe.
      return decode(attribute('href').replace(/^http:\/\/(?=www\.)/, 'https://'));
    case 'ol':
      return attribute('start') || '1';
    case 'td':
    case 'th':
      return attribute('align') || attribute('data-align');
    case 'pre':
      return /language-(\S*)/.exec(element.querySelector('code')?.getAttribute('class') ?? '')?.[1] ?? '';
    case 'input':
      return element.hasAttribute('checked') ? 'done' : 'to do';
    default:
      return '';
  }
}

/** Addresses are encoded in several ways that mean the same. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function wordsOf(element: Element, kind: string): string {
  if (containers.has(kind) || kind === 'footnote sign') return '';
  if (kind === 'code block') return (element.textContent ?? '').replace(/\r\n?/g, '\n');
  if (kind !== 'list item') return wordsIn(element.textContent ?? '');
  const own = [...element.childNodes].filter(
    ({ nodeName }) => !/^(?:P|UL|OL|PRE|BLOCKQUOTE|TABLE|DIV|HR|H\d)$/.test(nodeName),
  );
  return wordsIn(own.map(({ textContent }) => textContent).join(''));
}

/** Makes HTML of texts and of a reference alike where they mean the same but say it in other elements. */
function unify(root: Element): void {
  for (const picture of root.querySelectorAll('img')) picture.replaceWith(picture.getAttribute('alt') ?? '');
  for (const lineBreak of root.querySelectorAll('br')) lineBreak.replaceWith(breakSign);
  for (const back of root.querySelectorAll('.footnote-backref, [data-footnote-backref]')) back.remove();
  for (const heading of root.querySelectorAll('#footnote-label')) heading.remove();
  for (const sign of root.querySelectorAll('.footnote-ref, sup:has(> [data-footnote-ref])'))
    sign.replaceWith(root.ownerDocument.createElement('footnote-sign'));
  for (const label of root.querySelectorAll('label')) label.replaceWith(...label.childNodes);
}

/** Lists the constructs of a text's HTML, in the order of the text. */
export function constructsOf(html: string): Construct[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const body = document.querySelector('body') as unknown as Element;
  unify(body);
  const found: Construct[] = [];
  visit(body, '', found);
  return found;
}

function visit(parent: Element, place: string, found: Construct[]): void {
  for (const element of parent.children) {
    const tag = element.tagName.toLowerCase();
    const kind = tag === 'code' && place.endsWith('pre') ? undefined : kindsByTag[tag];
    if (kind) {
      const signature = [place, tag.replace('del', 's'), detailsOf(element, tag), wordsOf(element, kind)].join('|');
      found.push({ kind, signature });
    }
    visit(element, kind && /^(?:ul|ol|li|blockquote|table|pre|section)$/.test(tag) ? `${place} ${tag}` : place, found);
  }
}
