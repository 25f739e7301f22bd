import { keep } from '#engine/store/cache.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { occurringIn } from './occurrences.ts';
import { type Piece, type Rules, readRules, variablesRead } from './readRules.ts';
import { canMatch, type Feature, featuresAsked } from './selector.ts';
import { writeRules } from './writeRules.ts';

/**
 * A style sheet that is parsed once, so that the part of it that each page needs costs little. (PurgeCSS does not
 * serve: it leaves out `:focus-visible` and whatever has something in `:not()`.)
 */
export interface Stylesheet {
  /** All of it, minified as it came. */
  text: string;
  /**
   * @param own HTML of one page
   * @param shared pieces of HTML that many pages have: they are searched once
   * @returns the rules that can match in all of it, in their order, with the custom properties that they read
   */
  usedIn: (own: string, shared: string[]) => string;
}

/**
 * A style sheet that is parsed when its first part is asked for.
 * @param cacheKey under which the cache holds the parsed sheet; it is not cached when left out: parsing takes 100 ms
 */
export function createStylesheet(text: string, cacheKey?: string): Stylesheet {
  let sheet: Sheet | undefined;
  /** Pages are of a few kinds. */
  const written = new RecentMap<string, string>(200);
  const known = new RecentMap<string, Occurring>(20);
  return {
    text,
    usedIn(own, shared) {
      sheet ??= prepare(text, cacheKey);
      const { rules, asked } = sheet;
      const parts = [findIn(own, asked), ...shared.map((html) => getOrInsert(known, html, () => findIn(html, asked)))];
      const features = union(parts.map((part) => part.features));
      const variables = union(parts.map((part) => part.variables));
      const key = [...features, ...variables].sort().join(' ');
      return getOrInsert(written, key, () =>
        writeRules({ ...rules, pieces: withVariables(matching(rules.pieces, features), variables) }),
      );
    },
  };
}

/** Features and custom properties that occur in a piece of HTML. */
interface Occurring {
  features: Set<Feature>;
  /** Custom properties that its attributes read. */
  variables: Set<string>;
}

const findIn = (html: string, asked: ReadonlySet<Feature>): Occurring => ({
  features: occurringIn(html, asked),
  variables: new Set(variablesRead(html)),
});

const union = <Value>(sets: Set<Value>[]): Set<Value> => new Set(sets.flatMap((set) => [...set]));

interface Sheet {
  rules: Rules;
  asked: Set<Feature>;
}

function prepare(text: string, key: string | undefined): Sheet {
  const rules = key ? keep('styles', key, () => readRules(text)) : readRules(text);
  return { rules, asked: new Set(rules.pieces.flatMap(({ selectors }) => selectors.flatMap(featuresAsked))) };
}

/** The pieces that can match, each with those of its selectors that can. */
const matching = (pieces: Piece[], occurring: ReadonlySet<Feature>): Piece[] =>
  pieces.flatMap((each) => {
    const selectors = each.selectors.filter((needs) => canMatch(needs, occurring));
    return selectors.length || !each.selectors.length ? [{ ...each, selectors }] : [];
  });

/** Leaves out definitions of custom properties that neither the markup nor a needed piece reads. */
function withVariables(pieces: Piece[], readByMarkup: Iterable<string>): Piece[] {
  const definitions = new Map<string, Piece[]>();
  for (const each of pieces) if (each.defines) getOrInsert(definitions, each.defines, (): Piece[] => []).push(each);
  const read = new Set<string>(readByMarkup);
  for (const each of pieces) if (!each.defines) for (const name of each.reads) read.add(name);
  // A set that grows is walked to its end: what a definition reads is defined too.
  for (const name of read)
    for (const { reads } of definitions.get(name) ?? []) for (const each of reads) read.add(each);
  return pieces.filter(({ defines }) => !defines || read.has(defines));
}
