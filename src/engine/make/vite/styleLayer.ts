import type { ChildNode, Root } from 'postcss';
import postcss from 'postcss';

/** Cascade layer of all styles but those that a site writes of its own, which win over it whatever their selectors. */
const layer = 'lintel';

/** @returns these rules in the layer */
export const inStyleLayer = (css: string): string => `@layer ${layer}{${css}}`;

/** Rules that must come first in a style sheet. */
const isLeading = (node: ChildNode): boolean => node.type === 'atrule' && /^(?:charset|import)$/.test(node.name);

/** Puts each compiled style sheet into the layer, for builds and for the sheets that Vite inserts under dev. */
export const styleLayer = {
  postcssPlugin: 'lintel-style-layer',
  Once(root: Root): void {
    const nodes = root.nodes.filter((node) => !isLeading(node));
    if (nodes.length) root.append(postcss.atRule({ name: 'layer', params: layer }).append(nodes));
  },
};
