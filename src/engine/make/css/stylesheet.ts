import { keep } from '#engine/store/cache.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { type Feature, type FeatureSet, Occurrences } from './occurrences.ts';
import { classLists, remainder } from './order.ts';
import { canMatch, featuresAsked, type Needs } from './selector.ts';
import { type Taken, takeApart, variablesRead } from './takeApart.ts';
import { mapReads, shortenVariables } from './variables.ts';
import { type Piece, writeSubset } from './writeSubset.ts';

/** A style sheet that has been taken apart once, so that each page can be given its part of it in a moment. */
export interface Stylesheet {
  /** All of it, minified as it came. */
  text: string;
  /**
   * The rules that can match in some HTML, in two parts. The second follows the first, and repeats of it what would
   * not hold any more.
   */
  divide: (html: DividedHtml) => DividedStyles;
}

/** HTML in pieces. */
export interface DividedHtml {
  /** What the first part is for: pieces that stand on many pages, and those that occur once. */
  first: { shared: string[]; own: string[] };
  /** Whether the first part is for the first sight of it alone: nobody has used anything yet. */
  isFirstView: boolean;
  /** All that there is, and will be. */
  all: string[];
}

/** A style sheet in two parts. */
export interface DividedStyles {
  /** What can matter on a screen as most people have it. */
  first: string;
  rest: string;
}

/** Variables that markup may set: those of a `style` attribute, and whatever looks like one. */
const variablesSet = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);

/**
 * A style sheet that is taken apart when its first part is asked for. Rules keep their order; they go where nothing can
 * match them. Custom properties stay only where something reads them, since Mantine defines hundreds of which a page
 * uses a few.
 * @param cacheKey under which the cache holds the parts; they are not cached when it is left out: taking them apart takes 100 ms
 */
export function createStylesheet(text: string, cacheKey?: string): Stylesheet {
  let parts: Parts | undefined;
  /** Pages are of a few kinds. */
  const divided = new RecentMap<string, DividedStyles>(200);
  /** The shell stands on every page. */
  const known = new RecentMap<string, Occurring>(20);
  /** A page may be divided in more than one way. */
  const wholes = new WeakMap<string[], Whole>();
  return {
    text,
    divide({ first, isFirstView, all }) {
      parts ??= prepare(text, cacheKey);
      const { pieces, keyframes, occurrences } = parts;
      const shared = first.shared.map((piece) =>
        getOrInsert(known, piece, () => occurringIn([piece], occurrences, true)),
      );
      const atFirst = together([occurringIn(first.own, occurrences, isFirstView), ...shared]);
      const whole = getOrInsert(wholes, all, () => ({
        ...occurringIn(all, occurrences, false),
        lists: classLists(all),
      }));
      return getOrInsert(divided, [isFirstView, keyOf(atFirst), keyOf(whole), ...whole.lists].join('|'), () => {
        const matched = matching(pieces, occurrences.namesOf(atFirst.features), atFirst.set);
        const ofFirst = select(matched.flatMap(isFirstView ? ofFirstView : ofScreen), [...atFirst.variables]);
        const ofWhole = select(
          // Faces of fonts are there.
          matching(pieces, occurrences.namesOf(whole.features), whole.set).filter(({ selectors }) => selectors.length),
          [...whole.variables],
        );
        const rest = remainder(ofWhole, new Map(ofFirst.map((each) => [each.place, each])), whole.lists);
        const css = writeSubset(ofFirst, keyframes);
        const shorten = shortenVariables(css, (name) => whole.variables.has(name) || whole.set.has(name));
        return { first: shorten(css), rest: shorten(writeSubset(rest, keyframes)) };
      });
    },
  };
}

/** Nobody prints a page, or sees it in the colours of the system, in the moment in which it appears. */
const isForLater = ({ around }: Piece): boolean =>
  around.some((name) => /^@media (print|\(forced-colors: ?active\))$/.test(name));

/** Nobody points at anything in that moment either, or presses it. */
const isOfPointer = ({ text }: Needs): boolean => /(?<!:not\():(hover|active)/.test(text);

const ofScreen = (each: Piece): Piece[] => (isForLater(each) ? [] : [each]);

/** The part of a piece that the first view needs. */
const ofFirstView = (each: Piece): Piece[] => {
  const selectors = each.selectors.filter((needs) => !isOfPointer(needs));
  return isForLater(each) || selectors.length < Math.min(1, each.selectors.length) ? [] : [{ ...each, selectors }];
};

/** What occurs in pieces of HTML. */
interface Occurring {
  features: FeatureSet;
  /** Custom properties that they read. */
  variables: Set<string>;
  /** Custom properties that they set. */
  set: Set<string>;
}

/** All that occurs on a page. */
interface Whole extends Occurring {
  /** Classes that its elements have together. */
  lists: string[];
}

function together(parts: Occurring[]): Occurring {
  const [{ features, variables, set } = { features: new Uint32Array(), variables: [], set: [] }, ...others] = parts;
  const all = { features: Uint32Array.from(features), variables: new Set(variables), set: new Set(set) };
  for (const other of others) {
    other.features.forEach((bits, index) => {
      all.features[index] = (all.features[index] ?? 0) | bits;
    });
    for (const name of other.variables) all.variables.add(name);
    for (const name of other.set) all.set.add(name);
  }
  return all;
}

/** What occurs, as a text. */
const keyOf = ({ features, variables, set }: Occurring) =>
  [features.join(), ...[...variables].sort(), '', ...[...set].sort()].join(' ');

function occurringIn(pieces: string[], occurrences: Occurrences, isFirstView: boolean): Occurring {
  const features = occurrences.start(isFirstView);
  for (const piece of pieces) occurrences.gather(piece, features);
  return { features, variables: new Set(pieces.flatMap(variablesRead)), set: new Set(pieces.flatMap(variablesSet)) };
}

interface Parts extends Taken {
  occurrences: Occurrences;
}

function prepare(text: string, key: string | undefined): Parts {
  const taken = key ? keep('styles', key, () => takeApart(text)) : takeApart(text);
  const asked = new Set<Feature>(taken.pieces.flatMap(({ selectors }) => selectors.flatMap(featuresAsked)));
  taken.pieces.forEach((each, place) => {
    each.place = place;
  });
  return { ...taken, occurrences: new Occurrences(asked) };
}

/** Rules, and the variables that they or the markup read. */
const select = (possible: Piece[], readByMarkup: string[]): Piece[] =>
  needed(
    possible,
    possible.filter(({ defines }) => !defines),
    readByMarkup,
  );

/** The rules that can match, each with those of its selectors that can, and all variables that something which can match defines. */
function matching(pieces: Piece[], occurring: ReadonlySet<Feature>, setByMarkup: ReadonlySet<string>): Piece[] {
  const found = pieces.flatMap((each) => {
    const selectors = each.selectors.filter((needs) => canMatch(needs, occurring));
    return selectors.length || !each.selectors.length ? [{ ...each, selectors }] : [];
  });
  const names = new Set(found.map(({ defines }) => defines));
  const isSet = (name: string) => names.has(name) || setByMarkup.has(name);
  return found.map((each) => (isOfComponent(each) ? withoutOptions(each, isSet) : each));
}

/** Rules with the definitions that they or the markup read, in order. */
function needed(possible: Piece[], rules: Piece[], readByMarkup: string[]): Piece[] {
  const definitions = definitionsByName(possible);
  const all = new Set<Piece>(rules);
  const read = new Set<string>();
  const waiting = [...readByMarkup, ...rules.flatMap(({ reads }) => reads)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    for (const definition of definitions.get(name) ?? []) {
      all.add(definition);
      waiting.push(...definition.reads);
    }
  }
  return possible.filter((each) => all.has(each));
}

const isOfComponent = ({ selectors }: Piece) =>
  selectors.some(({ features }) => features.some((name) => name.startsWith('.m_')));

/** A rule of Mantine's without what could be set and is not: its many properties are variables with a fallback. */
function withoutOptions(each: Piece, isSet: (name: string) => boolean): Piece {
  const text = mapReads(each.text, function orFallback(name, fallback): string | undefined {
    return fallback === undefined || isSet(name) ? undefined : mapReads(fallback.trim(), orFallback);
  });
  return text === each.text ? each : { ...each, text, reads: variablesRead(text) };
}

/** Where one place defines a custom property twice, as Mantine's defaults and the site's theme do, the last one holds. */
function definitionsByName(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Map<string, Piece>>();
  for (const each of pieces) {
    if (!each.defines) continue;
    const places = getOrInsert(found, each.defines, () => new Map<string, Piece>());
    places.set([...each.around, ...each.selectors.map(({ text }) => text)].join(), each);
  }
  return new Map([...found].map(([name, places]) => [name, [...places.values()]]));
}
