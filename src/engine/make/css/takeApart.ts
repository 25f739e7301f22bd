import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { type Needs, readSelectors } from './selector.ts';
import { inlineConstants } from './variables.ts';
import type { Piece } from './writeSubset.ts';

const variablePattern = /var\(\s*(--[\w-]+)/g;
/** Custom properties that a text reads. */
export const variablesRead = (text: string) =>
  text.includes('var(') ? [...text.matchAll(variablePattern)].map(([, name = '']) => name) : [];

/** A style sheet in parts. */
export interface Taken {
  pieces: Piece[];
  /** Animations by name. */
  keyframes: [name: string, text: string][];
}

/** Takes a style sheet apart: with constants in place of the names of tokens, custom properties each by itself. */
export function takeApart(text: string): Taken {
  const taken: Taken = { pieces: [], keyframes: [] };
  const sheet = postcss.parse(text);
  const inline = inlineConstants(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = terse(inline(declaration.value));
    declaration.raws.between = ':';
  });
  gather(sheet, [], taken);
  return taken;
}

/** A value as minifiers write it: those of custom properties and of the theme come as they were typed. */
const terse = (value: string) =>
  /["']/.test(value) ? value : value.replace(/,\s+/g, ',').replace(/(?<![\w.])0(?=\.\d)/g, '');

const standsForItself = (rule: AtRule) =>
  !rule.nodes || ['font-face', 'view-transition', 'property'].includes(rule.name);

function gather(container: Container, around: string[], taken: Taken): void {
  container.each((node) => {
    if (node.type === 'rule') taken.pieces.push(...piecesOf(node as Rule, around));
    if (node.type !== 'atrule') return;
    const rule = node as AtRule;
    if (/keyframes$/.test(rule.name)) taken.keyframes.push([rule.params, rule.toString()]);
    else if (standsForItself(rule)) taken.pieces.push(piece([], around, rule.toString()));
    else gather(rule, [...around, `@${rule.name} ${rule.params}`], taken);
  });
}

/** A rule is taken apart further where it defines custom properties: each of them may be needed or not. */
function piecesOf(rule: Rule, around: string[]): Piece[] {
  const selectors = readSelectors(rule.selector);
  const pieces: Piece[] = [];
  let rest: string[] = [];
  const endRest = () => {
    if (rest.length) pieces.push(piece(selectors, around, rest.join(';')));
    rest = [];
  };
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'decl' && node.prop.startsWith('--')) {
      endRest();
      pieces.push({ ...piece(selectors, around, String(node)), defines: node.prop });
    } else rest.push(String(node));
  }
  endRest();
  return pieces;
}

const piece = (selectors: Needs[], around: string[], text: string): Piece => ({
  place: 0,
  selectors,
  text,
  around,
  reads: variablesRead(text),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});
