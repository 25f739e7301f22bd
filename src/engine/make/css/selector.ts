import parser from 'postcss-selector-parser';

/** Name that HTML must contain for a selector to match: a class as `.card`, an attribute as `[data-size=lg]`. */
export type SelectorFeature = string;

export interface SelectorRequirements {
  text: string;
  features: SelectorFeature[];
  /** Lists of selectors; at least one selector of each list must match. */
  alternatives: SelectorRequirements[][];
}

const alternativePseudos = new Set([':is', ':where', ':has']);

/**
 * Parses the selectors of a rule. Elements and states may appear at any time and are not required. Classes come with
 * rendered markup, as do the `data-` attributes of Mantine's components. The content of `:not()` is not required.
 */
export const readSelectors = (selectors: string): SelectorRequirements[] =>
  parser()
    .astSync(selectors)
    .nodes.map((selector) => requirementsOf(selector, /\.m_/.test(String(selector))));

function requirementsOf(selector: parser.Selector, isOfMantine: boolean): SelectorRequirements {
  const needs: SelectorRequirements = { text: String(selector).trim(), features: [], alternatives: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.features.push(`.${node.value}`);
    else if (node.type === 'attribute' && isOfMantine && node.attribute.startsWith('data-'))
      needs.features.push(attributeFeature(node));
    else if (node.type === 'pseudo' && alternativePseudos.has(node.value))
      needs.alternatives.push(node.nodes.map((inner) => requirementsOf(inner, isOfMantine)));
  }
  return needs;
}

/** Attribute feature of a selector. Only exact values are compared: `[data-size=lg]`, but not `[data-path^=http]`. */
const attributeFeature = ({ attribute, operator, value }: parser.Attribute): SelectorFeature =>
  operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`;

export function canMatch(
  { features, alternatives }: SelectorRequirements,
  occurring: ReadonlySet<SelectorFeature>,
): boolean {
  return (
    features.every((feature) => occurring.has(feature)) &&
    alternatives.every((list) => list.some((needs) => canMatch(needs, occurring)))
  );
}

export const requiredFeatures = ({ features, alternatives }: SelectorRequirements): SelectorFeature[] => [
  ...features,
  ...alternatives.flat().flatMap(requiredFeatures),
];
