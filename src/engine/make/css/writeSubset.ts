import type { Needs } from './selector.ts';

/** One rule, or one custom property of a rule on the root: what it says, and what it needs. */
export interface Piece {
  /** Its place in the whole style sheet. */
  place: number;
  /** A rule's selectors; empty for an at-rule that stands for itself. */
  selectors: Needs[];
  /** Names of at-rules around it, outermost first, as `@media (min-width: 62em)`. */
  around: string[];
  /** Declarations without braces; of an at-rule, all of it. */
  text: string;
  /** The custom property that it defines, when it is one: it is needed where something reads it. */
  defines?: string;
  /** Custom properties that it reads. */
  reads: string[];
  animations: string[];
}

/** Writes pieces as CSS again, with as few braces as their order allows, and the animations that they name. */
export function writeSubset(pieces: Piece[], keyframes: [name: string, text: string][]): string {
  let css = '';
  let open: string[] = [];
  let openSelector = '';
  const closeRule = () => {
    if (openSelector) css += '}';
    openSelector = '';
  };
  for (const { selectors, around, text } of pieces) {
    const selector = selectors.map((needs) => needs.text).join(',');
    const differs = around.findIndex((name, index) => open[index] !== name);
    const depth = differs === -1 ? around.length : differs;
    if (depth < open.length || depth < around.length || selector !== openSelector) closeRule();
    css +=
      '}'.repeat(open.length - depth) +
      around
        .slice(depth)
        .map((name) => `${name}{`)
        .join('');
    open = around;
    if (!selector) css += text;
    else css += `${openSelector ? ';' : `${selector}{`}${text}`;
    openSelector = selector;
  }
  closeRule();
  css += '}'.repeat(open.length);
  const used = new Set(pieces.flatMap(({ animations }) => animations));
  return (
    css +
    keyframes
      .filter(([name]) => used.has(name))
      .map(([, text]) => text)
      .join('')
  );
}
