import parser from 'postcss-selector-parser';
import type { Feature } from './occurrences.ts';

/** One selector of a rule, and what must occur in a document for it to match anything. */
export interface Needs {
  text: string;
  /** All of these. */
  features: Feature[];
  /** And of each of these lists, at least one. */
  alternatives: Needs[][];
}

/** Pseudo-classes that ask for something in the markup; nothing is inside a shadow tree. */
const featureOfPseudo: Record<string, Feature> = { ':disabled': '[disabled]', ':host': ':host' };

const alternativePseudos = new Set([':is', ':where', ':has']);

/** Reads a rule's selectors. What stands in `:not()` need not occur. */
export const readSelectors = (selectors: string): Needs[] => parser().astSync(selectors).nodes.map(needsOf);

function needsOf(selector: parser.Selector): Needs {
  const needs: Needs = { text: String(selector).trim(), features: [], alternatives: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') needs.features.push(`.${node.value}`);
    else if (node.type === 'tag') needs.features.push(node.value.toLowerCase());
    else if (node.type === 'attribute') needs.features.push(attributeFeature(node));
    else if (node.type === 'pseudo' && featureOfPseudo[node.value])
      needs.features.push(featureOfPseudo[node.value] as Feature);
    else if (node.type === 'pseudo' && alternativePseudos.has(node.value))
      needs.alternatives.push(node.nodes.map(needsOf));
  }
  return needs;
}

/** Only exact values are looked at: `[type=radio]`, but not `[href^=http]`. */
const attributeFeature = ({ attribute, operator, value, insensitive }: parser.Attribute): Feature =>
  operator === '=' && !insensitive ? `[${attribute}=${value}]` : `[${attribute}]`;

/** Whether a selector can match in a document where these features occur. */
export function canMatch({ features, alternatives }: Needs, occurring: ReadonlySet<Feature>): boolean {
  return (
    features.every((feature) => occurring.has(feature)) &&
    alternatives.every((list) => list.some((needs) => canMatch(needs, occurring)))
  );
}

/** Every feature that a selector asks for, at any depth. */
export const featuresAsked = ({ features, alternatives }: Needs): Feature[] => [
  ...features,
  ...alternatives.flat().flatMap(featuresAsked),
];
