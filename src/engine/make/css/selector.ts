import parser from 'postcss-selector-parser';

/** A name that HTML must have for a selector to match: a class as `.card`, an attribute as `[data-size=lg]`. */
export type Feature = string;

/** One selector of a rule, and what must occur in a document for it to match anything. */
export interface Needs {
  text: string;
  /** All of these. */
  features: Feature[];
  /** And of each of these lists, at least one. */
  alternatives: Needs[][];
}

const alternativePseudos = new Set([':is', ':where', ':has']);

/**
 * Reads a rule's selectors. Elements and states may appear at any time; classes come with markup that is rendered, and
 * so do the `data-` attributes of Mantine's components. What stands in `:not()` need not occur.
 */
export const readSelectors = (selectors: string): Needs[] =>
  parser()
    .astSync(selectors)
    .nodes.map((selector) => needsOf(selector, /\.m_/.test(String(selector))));

function needsOf(selector: parser.Selector, isOfMantine: boolean): Needs {
  const needs: Needs = { text: String(selector).trim(), features: [], alternatives: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.features.push(`.${node.value}`);
    else if (node.type === 'attribute' && isOfMantine && node.attribute.startsWith('data-'))
      needs.features.push(attributeFeature(node));
    else if (node.type === 'pseudo' && alternativePseudos.has(node.value))
      needs.alternatives.push(node.nodes.map((inner) => needsOf(inner, isOfMantine)));
  }
  return needs;
}

/** Only exact values are compared: `[data-size=lg]`, but not `[data-path^=http]`. */
const attributeFeature = ({ attribute, operator, value }: parser.Attribute): Feature =>
  operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`;

/** @returns whether a selector can match in a document where these features occur */
export function canMatch({ features, alternatives }: Needs, occurring: ReadonlySet<Feature>): boolean {
  return (
    features.every((feature) => occurring.has(feature)) &&
    alternatives.every((list) => list.some((needs) => canMatch(needs, occurring)))
  );
}

/** @returns every feature that a selector asks for, at any depth */
export const featuresAsked = ({ features, alternatives }: Needs): Feature[] => [
  ...features,
  ...alternatives.flat().flatMap(featuresAsked),
];
