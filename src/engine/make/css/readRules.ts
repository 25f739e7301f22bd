import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { type Needs, readSelectors } from './selector.ts';

/** One rule, or one custom property of a rule: its declarations, and what it needs. */
export interface Piece {
  /** A rule's selectors; empty for an at-rule that stands for itself. */
  selectors: Needs[];
  /** At-rules around it, outermost first, as `@media (min-width: 62em)`. */
  around: string[];
  /** Declarations without braces; of an at-rule, all of it. */
  text: string;
  /** The custom property that it defines, when it is one: it is needed where something reads it. */
  defines?: string;
  /** Custom properties that it reads. */
  reads: string[];
  /** Names of animations, among other words. */
  animations: string[];
}

/** A style sheet in parts, in the order of the sheet. */
export interface Rules {
  pieces: Piece[];
  keyframes: [name: string, text: string][];
}

const variablePattern = /var\(\s*(--[\w-]+)/g;

/** @returns custom properties that a text reads */
export const variablesRead = (text: string): string[] =>
  text.includes('var(') ? [...text.matchAll(variablePattern)].map(([, name = '']) => name) : [];

/** Parses a style sheet. Custom properties become pieces of their own: a page uses a few of Mantine's hundreds. */
export function readRules(text: string): Rules {
  const rules: Rules = { pieces: [], keyframes: [] };
  gather(postcss.parse(text), [], rules);
  return rules;
}

const standsForItself = (rule: AtRule) =>
  !rule.nodes || ['font-face', 'view-transition', 'property'].includes(rule.name);

function gather(container: Container, around: string[], rules: Rules): void {
  container.each((node) => {
    if (node.type === 'rule') rules.pieces.push(...piecesOf(node as Rule, around));
    if (node.type !== 'atrule') return;
    const rule = node as AtRule;
    if (/keyframes$/.test(rule.name)) rules.keyframes.push([rule.params, rule.toString()]);
    else if (standsForItself(rule)) rules.pieces.push(pieceOf([], around, rule.toString()));
    else gather(rule, [...around, `@${rule.name} ${rule.params}`], rules);
  });
}

function piecesOf(rule: Rule, around: string[]): Piece[] {
  const selectors = readSelectors(rule.selector);
  const pieces: Piece[] = [];
  let rest: string[] = [];
  const endRest = () => {
    if (rest.length) pieces.push(pieceOf(selectors, around, rest.join(';')));
    rest = [];
  };
  for (const node of rule.nodes) {
    if (node.type !== 'decl') continue;
    node.raws.between = ':';
    if (node.prop.startsWith('--')) {
      endRest();
      pieces.push({ ...pieceOf(selectors, around, String(node)), defines: node.prop });
    } else rest.push(String(node));
  }
  endRest();
  return pieces;
}

const pieceOf = (selectors: Needs[], around: string[], text: string): Piece => ({
  selectors,
  text,
  around,
  reads: variablesRead(text),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});
