import { selectorSpecificity } from '@csstools/selector-specificity';
import parser from 'postcss-selector-parser';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { Piece } from './writeSubset.ts';

/*
 * Of two rules for the same property of an element, with the same specificity, the later one holds. A rule that a page
 * already has may be left out of a style sheet that follows only where that cannot happen.
 */

/** What a selector is about: the elements that it may match, and with which weight. */
interface Reach {
  specificity: string;
  /** Of the element itself. */
  classes: string[];
  tag: string | undefined;
  /** Its pseudo-element. */
  part: string;
}

const reaches = new Map<string, Reach>();

const reachOf = (selector: string): Reach => getOrInsert(reaches, selector, () => readReach(selector));

function readReach(text: string): Reach {
  const selector = parser().astSync(text).nodes[0] as parser.Selector;
  const { a, b, c } = selectorSpecificity(selector);
  const compound = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return {
    specificity: `${a} ${b} ${c}`,
    classes: compound.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
    tag: compound.find((node) => node.type === 'tag')?.value,
    part: compound.filter((node) => parser.isPseudoElement(node)).join(''),
  };
}

/** Properties that one of the same group may set too: `margin-inline` and `margin`, `row-gap` and `gap`. */
const groups: Record<string, string> = {
  ...Object.fromEntries(['row', 'column', 'columns'].map((word) => [word, 'gap'])),
  ...Object.fromEntries(['top', 'right', 'bottom', 'left'].map((word) => [word, 'inset'])),
  ...Object.fromEntries(['width', 'height', 'min', 'max', 'inline', 'block'].map((word) => [word, 'size'])),
  align: 'place',
  justify: 'place',
  line: 'font',
  // `white-space` and `text-wrap` both say where lines break; others are old names of the same.
  white: 'text',
  word: 'overflow',
  page: 'break',
};

function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-\w+-/, '').split('-');
  return groups[word] ?? word;
}

/** What is important never gives way to what is not, whichever comes later. */
const groupOfDeclaration = (declaration: string) =>
  groupOf(declaration.slice(0, declaration.indexOf(':')).trim()) + (/!\s*important$/.test(declaration) ? '!' : '');

/** Declarations of a rule. A `;` in brackets or in a string ends none. */
const declarationsOf = ({ text }: Piece): string[] =>
  text.match(/(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()]|\([^()]*\))*\)|[^;])+/g) ?? [];

/** Lists of classes that elements have, each once, in order. */
export const classLists = (html: string[]): string[] =>
  [...new Set(html.flatMap((part) => part.match(/(?<= class=")[^"]+/g) ?? []))].sort();

/**
 * What must follow a part of a style sheet so that both together do what the whole does.
 * @param whole pieces of the whole sheet, in order
 * @param first the part, by the places that its pieces have in the whole sheet
 * @param lists classes that elements have
 */
export function remainder(whole: Piece[], first: Map<number, Piece>, lists: string[]): Piece[] {
  const elements = lists.map((list) => new Set(list.split(' ')));
  const together = new Map<string, boolean>();
  const areTogether = (classes: string[]) =>
    classes.length === 0 ||
    getOrInsert(together, classes.join(' '), () =>
      elements.some((element) => classes.every((name) => element.has(name))),
    );
  const mayMeet = (one: Reach, other: Reach) =>
    one.specificity === other.specificity &&
    one.part === other.part &&
    (one.tag === undefined || other.tag === undefined || one.tag === other.tag) &&
    areTogether([...one.classes, ...other.classes]);
  /** Selectors of what follows, by what it sets. */
  const following = new Map<string, Reach[]>();
  const isOverruled = (group: string, selectors: Reach[]) =>
    following.get(group)?.some((before) => selectors.some((selector) => mayMeet(before, selector)));
  return whole.flatMap((each) => {
    const selectors = each.selectors.map(({ text }) => reachOf(text));
    const isThere = isSame(first.get(each.place), each);
    const declarations = declarationsOf(each).map((text) => ({ text, group: groupOfDeclaration(text) }));
    const needed = declarations.filter(({ group }) => !isThere || isOverruled(group, selectors));
    for (const group of new Set(needed.map(({ group }) => group)))
      getOrInsert(following, group, (): Reach[] => []).push(...selectors);
    return needed.length > 0 ? [{ ...each, text: needed.map(({ text }) => text).join(';') }] : [];
  });
}

const isSame = (first: Piece | undefined, { text, selectors }: Piece): boolean =>
  first?.text === text && selectors.every((needs) => first.selectors.some((known) => known.text === needs.text));
