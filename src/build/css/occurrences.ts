/** Selector of one kind of element, class or attribute: `p`, `.card`, `[open]`, `[data-tone=tint]`. */
export type Feature = string;

/** What is in every document but in no markup that is searched. */
const always: Feature[] = [
  'html',
  'head',
  'body',
  'main',
  '[lang]',
  '[data-mantine-color-scheme]',
  '[data-mantine-color-scheme=light]',
];

/**
 * What scripts add before they bring the whole sheet (with the first block that wakes): menus that open, parts that
 * are revealed, words in elements of their own. See src/client/shell and src/client/reveal.ts.
 */
const addedByScripts: Feature[] = [
  'span',
  '[open]',
  '[hidden]',
  '[inert]',
  '[aria-expanded=true]',
  '[data-armed]',
  '[data-shown]',
  '[data-menu]',
  '[data-menu=open]',
  '[data-menu=closed]',
];

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)/g;
const attributePattern = /([^\s=]+)(?:="([^"]*)")?/g;

/** Everything in a piece of HTML that a simple selector can ask for. Attributes are quoted as React and markdown-it do. */
function featuresOf(html: string): Set<Feature> {
  const found = new Set<Feature>();
  for (const [, tag = '', attributes = ''] of html.matchAll(tagPattern)) {
    found.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(attributePattern)) {
      found.add(`[${name}]`);
      if (name === 'class') for (const each of value.split(/\s+/)) found.add(`.${each}`);
      else found.add(`[${name}=${value}]`);
    }
  }
  return found;
}

const memory = new Map<string, Set<Feature>>();

/** What can be selected in a document made of these pieces. Pieces are remembered: the shell stands on every page. */
export function featuresIn(pieces: string[]): Set<Feature> {
  const all = new Set([...always, ...addedByScripts]);
  for (const piece of pieces) {
    const found = memory.get(piece) ?? featuresOf(piece);
    memory.set(piece, found);
    for (const feature of found) all.add(feature);
  }
  return all;
}
