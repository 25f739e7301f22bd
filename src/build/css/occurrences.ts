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

/** Finds out which of the features that a style sheet asks for occur in HTML. */
export class Occurrences {
  readonly #numbers: Map<Feature, number>;
  /** Start tags that were met, without their brackets: the same ones come again and again. */
  readonly #tags = new Map<string, number[]>();

  /** @param asked everything that selectors ask for at all */
  constructor(asked: Iterable<Feature>) {
    this.#numbers = new Map([...asked].map((feature, index) => [feature, index]));
  }

  /** What is in every document, as a set to begin with. */
  start(): FeatureSet {
    const found = new Uint32Array((this.#numbers.size >> 5) + 1);
    for (const feature of [...always, ...addedByScripts]) {
      const number = this.#numbers.get(feature);
      if (number !== undefined) add(found, number);
    }
    return found;
  }

  /** Adds what occurs in a piece of HTML. In its attributes `<` and `>` are escaped, as React and markdown-it do. */
  gather(html: string, found: FeatureSet): void {
    for (let start = html.indexOf('<'); start >= 0; ) {
      const end = html.indexOf('>', start);
      if (end < 0) return;
      const first = html.charCodeAt(start + 1);
      if (first >= 97 && first <= 122) for (const number of this.#ofTag(html.slice(start + 1, end))) add(found, number);
      start = html.indexOf('<', end);
    }
  }

  /** The features of a set by their names. */
  namesOf(found: FeatureSet): Set<Feature> {
    const names = [...this.#numbers].filter(([, number]) => ((found[number >> 5] ?? 0) >>> (number & 31)) & 1);
    return new Set(names.map(([feature]) => feature));
  }

  #ofTag(tag: string): number[] {
    const known = this.#tags.get(tag);
    if (known) return known;
    const numbers = [...featuresOf(tag)].flatMap((feature) => this.#numbers.get(feature) ?? []);
    if (this.#tags.size === rememberedTags) this.#tags.clear();
    // A part of a text keeps the whole of it in memory; what was written and read is a text of its own.
    this.#tags.set(JSON.parse(JSON.stringify(tag)), numbers);
    return numbers;
  }
}

/** One bit for each feature that is asked for. */
export type FeatureSet = Uint32Array;

const rememberedTags = 4000;

const add = (found: FeatureSet, number: number) => {
  found[number >> 5] = (found[number >> 5] ?? 0) | (1 << (number & 31));
};

const attributePattern = /([^\s=/]+)(?:="([^"]*)")?/g;

/** Everything in a start tag that a simple selector can ask for. Attributes are quoted as React and markdown-it do. */
function featuresOf(tag: string): Set<Feature> {
  const name = /^[\w-]+/.exec(tag)?.[0] ?? '';
  const found = new Set<Feature>([name]);
  for (const [, attribute = '', value = ''] of tag.slice(name.length).matchAll(attributePattern)) {
    found.add(`[${attribute}]`);
    if (attribute === 'class') for (const each of value.split(/\s+/)) found.add(`.${each}`);
    else found.add(`[${attribute}=${value}]`);
  }
  return found;
}
