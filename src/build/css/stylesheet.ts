import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';

/** A style sheet that has been taken apart once, so that each page can be given its part of it in a moment. */
export interface Stylesheet {
  /** All of it, minified as it came. */
  text: string;
  /** The part that applies to a document in which only these classes and variables occur. */
  subset: (html: string) => string;
}

/** One rule: its text, and what must be in a document for it to matter. */
interface Piece {
  text: string;
  /** Alternatives (selectors); each a list of class names that must all occur. */
  needs: string[][];
  /** Names of at-rules around it, outermost first, as `@media (min-width: 62em)`. */
  around: string[];
  /** Custom properties that it reads. */
  reads: string[];
  animations: string[];
}

interface Variable {
  selector: string;
  around: string[];
  name: string;
  value: string;
  reads: string[];
}

const classPattern = /\.(-?[_a-zA-Z][\w-]*)/g;
const variablePattern = /var\(\s*(--[\w-]+)/g;
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Takes a style sheet apart. Rules keep their order; custom properties are kept only where something reads them,
 * since Mantine defines hundreds of which a page uses a few. Rules of the dark scheme go: the site has one scheme.
 */
export function createStylesheet(text: string): Stylesheet {
  const pieces: (Piece | Variable)[] = [];
  const keyframes = new Map<string, string>();
  gather(postcss.parse(text), [], pieces, keyframes);
  const memory = new Map<string, string>();
  return {
    text,
    subset(html) {
      const classes = classesIn(html);
      const key = `${[...classes].sort().join(' ')}|${[...new Set(names(html, variablePattern))].sort().join(' ')}`;
      let css = memory.get(key);
      if (css === undefined) {
        css = write(select(pieces, classes, names(html, variablePattern)), keyframes);
        memory.set(key, css);
      }
      return css;
    },
  };
}

/** Every class that occurs in an HTML text. */
function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.split(/\s+/)) classes.add(name);
  return classes;
}

function gather(
  container: Container,
  around: string[],
  pieces: (Piece | Variable)[],
  keyframes: Map<string, string>,
): void {
  container.each((node) => {
    if (node.type === 'atrule') {
      const rule = node as AtRule;
      if (/keyframes$/.test(rule.name)) keyframes.set(rule.params, rule.toString());
      else if (rule.nodes && rule.name !== 'font-face' && rule.name !== 'view-transition' && rule.name !== 'property') {
        gather(rule, [...around, `@${rule.name} ${rule.params}`], pieces, keyframes);
      } else pieces.push(pieceOf(rule.toString(), [[]], around));
    }
    if (node.type === 'rule' && !/data-mantine-color-scheme=['"]?dark/.test((node as Rule).selector))
      gatherRule(node as Rule, around, pieces);
  });
}

function gatherRule(rule: Rule, around: string[], pieces: (Piece | Variable)[]): void {
  const isVariables = rule.selectors.every((selector) => /^(:root|:host|html)/.test(selector));
  const rest = rule.clone({ nodes: [] });
  rule.each((node) => {
    if (isVariables && node.type === 'decl' && (node as Declaration).prop.startsWith('--')) {
      const { prop: name, value } = node as Declaration;
      pieces.push({ selector: rule.selector, around, name, value, reads: names(value, variablePattern) });
    } else if (node.type !== 'comment') rest.append(node.clone());
  });
  if (!rest.nodes?.length) return;
  pieces.push(pieceOf(rest.toString(), rule.selectors.map(requiredClasses), around));
}

/** Classes that must occur for a selector to match. What stands in `:not()` must not, and `:is()` lists are alternatives. */
const requiredClasses = (selector: string) =>
  names(selector.replace(/:(not|is|has)\((?:[^()]|\([^()]*\))*\)/g, ''), classPattern);

const pieceOf = (text: string, needs: string[][], around: string[]): Piece => ({
  text,
  needs,
  around,
  reads: names(text, variablePattern),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});

const isVariable = (piece: Piece | Variable): piece is Variable => 'selector' in piece;

/** The rules whose classes occur, and the variables that they, the markup or other such variables read. */
function select(pieces: (Piece | Variable)[], classes: Set<string>, readByMarkup: string[]): (Piece | Variable)[] {
  const rules = new Set(
    pieces.filter((piece) => !isVariable(piece) && piece.needs.some((list) => list.every((name) => classes.has(name)))),
  );
  const variables = new Map<string, Variable[]>();
  for (const piece of pieces) {
    if (isVariable(piece)) variables.set(piece.name, [...(variables.get(piece.name) ?? []), piece]);
  }
  const read = new Set<string>();
  const waiting = [...readByMarkup, ...[...rules].flatMap((piece) => piece.reads)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    for (const variable of variables.get(name) ?? []) waiting.push(...variable.reads);
  }
  return pieces.filter((piece) => (isVariable(piece) ? read.has(piece.name) : rules.has(piece)));
}

function write(pieces: (Piece | Variable)[], keyframes: Map<string, string>): string {
  let css = '';
  let open: string[] = [];
  let selector = '';
  const closeTo = (depth: number) => {
    if (selector) css += '}';
    selector = '';
    css += '}'.repeat(Math.max(0, open.length - depth));
    open = open.slice(0, depth);
  };
  for (const piece of pieces) {
    const shared = piece.around.findIndex((name, index) => open[index] !== name);
    const depth = shared === -1 ? piece.around.length : shared;
    if (open.length !== piece.around.length || shared !== -1) closeTo(depth);
    for (const name of piece.around.slice(depth)) css += `${name}{`;
    open = [...piece.around];
    if (isVariable(piece)) {
      if (selector !== piece.selector) {
        if (selector) css += '}';
        css += `${piece.selector}{`;
        selector = piece.selector;
      } else css += ';';
      css += `${piece.name}:${piece.value}`;
    } else {
      if (selector) css += '}';
      selector = '';
      css += piece.text;
    }
  }
  closeTo(0);
  const used = new Set(pieces.flatMap((piece) => (isVariable(piece) ? [] : piece.animations)));
  return (
    css +
    [...keyframes]
      .filter(([name]) => used.has(name))
      .map(([, text]) => text)
      .join('')
  );
}
