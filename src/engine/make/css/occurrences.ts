import type { Feature } from './selector.ts';

/** The attributes of a document's own element that HTML of its body does not have. */
const ofDocument: Feature[] = [
  '[data-mantine-color-scheme]',
  '[data-mantine-color-scheme=light]',
  '[data-mantine-color-scheme=dark]',
];

/** Classes and `data-` attributes in start tags. In HTML as React and markdown-it write it, values are quoted. */
const attribute = / (class|data-[\w-]+)(?:="([^"]*)")?(?=[ >/])/g;

/**
 * Finds which features occur in HTML.
 * @param asked all that selectors ask for; others are left out
 */
export function occurringIn(html: string, asked: ReadonlySet<Feature>): Set<Feature> {
  const found = new Set<Feature>(ofDocument);
  const add = (feature: Feature) => {
    if (asked.has(feature)) found.add(feature);
  };
  for (const [, name, value = ''] of html.matchAll(attribute)) {
    if (name === 'class') for (const each of value.split(' ')) add(`.${each}`);
    else {
      add(`[${name}]`);
      if (value) add(`[${name}=${value}]`);
    }
  }
  return found;
}
