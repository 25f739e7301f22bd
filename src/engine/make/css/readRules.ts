import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { readSelectors, type SelectorRequirements } from './selector.ts';

/** Rule, or one custom property of a rule, with its declarations and requirements. */
export interface StyleRule {
  /** Selectors of the rule; empty for a standalone at-rule. */
  selectors: SelectorRequirements[];
  /** Enclosing at-rules, outermost first, as `@media (min-width: 62em)`. */
  around: string[];
  /** Declarations without braces, or the full text of an at-rule. */
  text: string;
  /** Custom property that the piece defines, if any. It is needed where another piece reads it. */
  defines?: string;
  reads: string[];
  /** Words of `animation` declarations, names of animations among them. */
  animations: string[];
}

export interface StylesheetRules {
  pieces: StyleRule[];
  keyframes: [name: string, text: string][];
}

const variablePattern = /var\(\s*(--[\w-]+)/g;

export const variablesReadIn = (text: string): string[] =>
  text.includes('var(') ? [...text.matchAll(variablePattern)].map(([, name = '']) => name) : [];

/** Parses a stylesheet. Custom properties become separate pieces, as a page uses a few of Mantine's hundreds. */
export function readRules(text: string): StylesheetRules {
  const rules: StylesheetRules = { pieces: [], keyframes: [] };
  collectRules(postcss.parse(text), [], rules);
  return rules;
}

const isStandaloneAtRule = (rule: AtRule) =>
  !rule.nodes || ['font-face', 'view-transition', 'property'].includes(rule.name);

function collectRules(container: Container, atRules: string[], rules: StylesheetRules): void {
  container.each((node) => {
    if (node.type === 'rule') rules.pieces.push(...piecesOf(node as Rule, atRules));
    if (node.type !== 'atrule') return;
    const rule = node as AtRule;
    if (/keyframes$/.test(rule.name)) rules.keyframes.push([rule.params, rule.toString()]);
    else if (isStandaloneAtRule(rule)) rules.pieces.push(pieceOf([], atRules, rule.toString()));
    else collectRules(rule, [...atRules, `@${rule.name} ${rule.params}`], rules);
  });
}

function piecesOf(rule: Rule, atRules: string[]): StyleRule[] {
  const selectors = readSelectors(rule.selector);
  const pieces: StyleRule[] = [];
  let declarations: string[] = [];
  const addPiece = () => {
    if (declarations.length) pieces.push(pieceOf(selectors, atRules, declarations.join(';')));
    declarations = [];
  };
  for (const node of rule.nodes) {
    if (node.type !== 'decl') continue;
    node.raws.between = ':';
    if (node.prop.startsWith('--')) {
      addPiece();
      pieces.push({ ...pieceOf(selectors, atRules, String(node)), defines: node.prop });
    } else declarations.push(String(node));
  }
  addPiece();
  return pieces;
}

const pieceOf = (selectors: SelectorRequirements[], atRules: string[], text: string): StyleRule => ({
  selectors,
  text,
  around: atRules,
  reads: variablesReadIn(text),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});
