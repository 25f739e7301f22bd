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
  '[data-mantine-color-scheme=dark]',
];

/**
 * What scripts add before they bring the whole sheet (with the first block that wakes): menus that open, parts that
 * are revealed, words in elements of their own. See src/client/shell and src/client/reveal.ts.
 */
const addedByScripts: Feature[] = [
  '[open]',
  '[hidden]',
  '[inert]',
  '[aria-expanded=true]',
  '[aria-busy=true]',
  '[data-away]',
  '[data-off]',
  '[data-shown]',
  '[data-menu]',
  '[data-menu=open]',
  '[data-menu=closed]',
];

/** What they add once something is used, or later: the styles for it come after those of the first view. */
const addedLater: Feature[] = [
  'span',
  'iframe',
  '[data-armed]',
  '[data-part]',
  '[data-words]',
  '[data-by-itself]',
  '[aria-current=true]',
  '[aria-invalid=true]',
];

/** Finds out which of the features that a style sheet asks for occur in HTML. */
export class Occurrences {
  readonly #numbers: Map<Feature, number>;
  /** Names of attributes of which a certain value is asked for. */
  readonly #valued: Set<string>;
  /** Start tags that occurred, without their brackets: the same ones come again and again. */
  readonly #tags = new Map<string, Tag>();

  /** @param asked everything that selectors ask for at all */
  constructor(asked: Iterable<Feature>) {
    this.#numbers = new Map([...asked].map((feature, index) => [feature, index]));
    this.#valued = new Set([...this.#numbers.keys()].flatMap((feature) => /^\[(.+?)=/.exec(feature)?.[1] ?? []));
  }

  /** What is in every document, as a set to begin with. @param isFirstView nobody has used anything yet */
  start(isFirstView: boolean): FeatureSet {
    const found = new Uint32Array((this.#numbers.size >> 5) + 1);
    for (const feature of [...always, ...addedByScripts, ...(isFirstView ? [] : addedLater)]) {
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
      if (first >= 97 && first <= 122) addTag(this.#ofTag(html.slice(start + 1, end)), found);
      start = html.indexOf('<', end);
    }
  }

  /** The features of a set by their names. */
  namesOf(found: FeatureSet): Set<Feature> {
    const names = [...this.#numbers].filter(([, number]) => ((found[number >> 5] ?? 0) >>> (number & 31)) & 1);
    return new Set(names.map(([feature]) => feature));
  }

  /** Attributes are quoted as React and markdown-it do. */
  #numbersIn(tag: string): number[] {
    const numbers: number[] = [];
    const find = (feature: Feature) => {
      const number = this.#numbers.get(feature);
      if (number !== undefined) numbers.push(number);
    };
    let at = endOf(tag, 0);
    find(tag.slice(0, at));
    while (at < tag.length) {
      const start = at + 1;
      at = endOf(tag, start);
      // React writes some of them with capitals, which mean nothing in HTML.
      const name = tag.slice(start, at).toLowerCase();
      const hasValue = tag.startsWith('="', at);
      const end = hasValue ? tag.indexOf('"', at + 2) : at;
      if (end < 0) break;
      const value = hasValue ? tag.slice(at + 2, end) : '';
      if (hasValue) at = end + 1;
      find(`[${name}]`);
      if (name === 'class') for (const each of value.split(' ')) find(`.${each}`);
      else if (this.#valued.has(name)) find(`[${name}=${value}]`);
    }
    return numbers;
  }

  #ofTag(text: string): Tag {
    const known = this.#tags.get(text);
    if (known) return known;
    const tag: Tag = { numbers: this.#numbersIn(text) };
    if (unique.test(text)) return tag;
    if (this.#tags.size === rememberedTags) this.#tags.clear();
    // A part of a text holds the whole of it in memory; what was written and read is a text of its own.
    this.#tags.set(JSON.parse(JSON.stringify(text)), tag);
    return tag;
  }
}

/** One bit for each feature that is asked for. */
export type FeatureSet = Uint32Array;

const rememberedTags = 4000;

/** A start tag. */
interface Tag {
  numbers: number[];
  /** The set that it was added to last: it comes many times on a page. */
  addedTo?: FeatureSet;
}

function addTag(tag: Tag, found: FeatureSet): void {
  if (tag.addedTo === found) return;
  tag.addedTo = found;
  for (const number of tag.numbers) add(found, number);
}

const add = (found: FeatureSet, number: number) => {
  found[number >> 5] = (found[number >> 5] ?? 0) | (1 << (number & 31));
};

/** Attributes whose values hardly ever come twice: their tags are not worth remembering. */
const unique = /(?:href|src|alt|id|for|value)="/;

/** Where a name ends that begins at a place of a start tag: before a space, `=` or `/`. */
function endOf(tag: string, start: number): number {
  let at = start;
  for (; at < tag.length; at += 1) {
    const code = tag.charCodeAt(at);
    if (code === 32 || code === 61 || code === 47) break;
  }
  return at;
}
