import type { SelectorFeature } from './selector.ts';

/** Attributes of the root element, which the HTML of the body does not contain. */
const documentFeatures: SelectorFeature[] = [
  '[data-mantine-color-scheme]',
  '[data-mantine-color-scheme=light]',
  '[data-mantine-color-scheme=dark]',
];

/** Matches classes and `data-` attributes in start tags. React and markdown-it write all values in quotes. */
const attribute = / (class|data-[\w-]+)(?:="([^"]*)")?(?=[ >/])/g;

export function findFeatures(html: string, requested: ReadonlySet<SelectorFeature>): Set<SelectorFeature> {
  const features = new Set<SelectorFeature>(documentFeatures);
  const add = (feature: SelectorFeature) => {
    if (requested.has(feature)) features.add(feature);
  };
  for (const [, name, value = ''] of html.matchAll(attribute)) {
    if (name === 'class') for (const each of value.split(' ')) add(`.${each}`);
    else {
      add(`[${name}]`);
      if (value) add(`[${name}=${value}]`);
    }
  }
  return features;
}
