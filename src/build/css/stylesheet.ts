import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { type Feature, featuresIn } from './occurrences.ts';
import type { Piece } from './piece.ts';
import { canMatch, featuresAsked, type Needs, readSelectors } from './selector.ts';
import { writeSubset } from './writeSubset.ts';

/** A style sheet that has been taken apart once, so that each page can be given its part of it in a moment. */
export interface Stylesheet {
  /** All of it, minified as it came. */
  text: string;
  /** The part that can matter in a document made of these pieces of HTML. */
  subset: (html: string[]) => string;
}

const variablePattern = /var\(\s*(--[\w-]+)/g;
const variablesRead = (text: string) => [...text.matchAll(variablePattern)].map(([, name = '']) => name);

/**
 * A style sheet that is taken apart when its first part is asked for. Rules keep their order; they go where nothing can match them. Custom properties are kept
 * only where something reads them, since Mantine defines hundreds of which a page uses a few.
 */
export function createStylesheet(text: string): Stylesheet {
  let parts: Parts | undefined;
  const memory = new Map<string, string>();
  return {
    text,
    subset(html) {
      parts ??= takeApart(text);
      const { pieces, keyframes, asked } = parts;
      const occurring = new Set([...featuresIn(html)].filter((feature) => asked.has(feature)));
      const readByMarkup = [...new Set(html.flatMap(variablesRead))];
      const key = [...occurring, '', ...readByMarkup].sort().join(' ');
      const css = memory.get(key) ?? writeSubset(select(pieces, occurring, readByMarkup), keyframes);
      memory.set(key, css);
      return css;
    },
  };
}

interface Parts {
  pieces: Piece[];
  keyframes: Map<string, string>;
  /** What selectors ask for at all. */
  asked: Set<Feature>;
}

function takeApart(text: string): Parts {
  const pieces: Piece[] = [];
  const keyframes = new Map<string, string>();
  gather(postcss.parse(text), [], pieces, keyframes);
  const asked = new Set(pieces.flatMap(({ selectors }) => selectors.flatMap(featuresAsked)));
  return { pieces, keyframes, asked };
}

const standsForItself = (rule: AtRule) =>
  !rule.nodes || ['font-face', 'view-transition', 'property'].includes(rule.name);

function gather(container: Container, around: string[], pieces: Piece[], keyframes: Map<string, string>): void {
  container.each((node) => {
    if (node.type === 'rule') pieces.push(...piecesOf(node as Rule, around));
    if (node.type !== 'atrule') return;
    const rule = node as AtRule;
    if (/keyframes$/.test(rule.name)) keyframes.set(rule.params, rule.toString());
    else if (standsForItself(rule)) pieces.push(piece([], around, rule.toString()));
    else gather(rule, [...around, `@${rule.name} ${rule.params}`], pieces, keyframes);
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
  selectors,
  text,
  around,
  reads: variablesRead(text),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});

/** The rules that can match, each with those of its selectors that can, and the variables that they or the markup read. */
function select(pieces: Piece[], occurring: ReadonlySet<Feature>, readByMarkup: string[]): Piece[] {
  const possible = pieces.flatMap((each) => {
    const selectors = each.selectors.filter((needs) => canMatch(needs, occurring));
    return selectors.length || !each.selectors.length ? [{ ...each, selectors }] : [];
  });
  const definitions = definitionsByName(possible);
  const needed = new Set<Piece>(possible.filter(({ defines }) => !defines));
  const read = new Set<string>();
  const waiting = [...readByMarkup, ...[...needed].flatMap(({ reads }) => reads)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    for (const definition of definitions.get(name) ?? []) {
      needed.add(definition);
      waiting.push(...definition.reads);
    }
  }
  return possible.filter((each) => needed.has(each));
}

/** Where one place defines a custom property twice, as Mantine's defaults and the site's theme do, the last one holds. */
function definitionsByName(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Map<string, Piece>>();
  for (const each of pieces) {
    if (!each.defines) continue;
    const places = found.get(each.defines) ?? new Map<string, Piece>();
    found.set(each.defines, places.set([...each.around, ...each.selectors.map(({ text }) => text)].join(), each));
  }
  return new Map([...found].map(([name, places]) => [name, [...places.values()]]));
}
