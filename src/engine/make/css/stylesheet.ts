import { LRUCache } from 'lru-cache';
import { getOrCache } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { findFeatures } from './findFeatures.ts';
import { readRules, type StyleRule, type StylesheetRules, variablesReadIn } from './readRules.ts';
import { canMatch, requiredFeatures, type SelectorFeature } from './selector.ts';
import { writeRules } from './writeRules.ts';

/**
 * Stylesheet that is parsed once to extract the rules of each page cheaply. PurgeCSS is unsuitable: it drops
 * `:focus-visible` and every selector with an argument in `:not()`.
 */
export interface Stylesheet {
  text: string;
  /**
   * @param main HTML of one page
   * @param shared pieces of HTML that many pages contain: they are searched once
   * @returns the rules that can match in this HTML, in their order, with the custom properties that they read
   */
  usedIn: (main: string, shared: string[]) => string;
}

/** @param cacheKey key of the parsed rules in the cache; they are not cached when left out. Parsing takes 100 ms. */
export function createStylesheet(text: string, cacheKey?: string): Stylesheet {
  let sheet: PreparedStylesheet | undefined;
  /** Written rules by the features and variables of a page. Pages need a few combinations. */
  const cssByFeatures = new LRUCache<string, string>({ max: 200 });
  const occurrencesByHtml = new LRUCache<string, HtmlOccurrences>({ max: 20 });
  return {
    text,
    usedIn(main, shared) {
      sheet ??= prepareStylesheet(text, cacheKey);
      const { rules, requested } = sheet;
      const parts = [
        findOccurrences(main, requested),
        ...shared.map((html) => getOrInsert(occurrencesByHtml, html, () => findOccurrences(html, requested))),
      ];
      const features = union(parts.map((part) => part.features));
      const variables = union(parts.map((part) => part.variables));
      const key = [...features, ...variables].sort().join(' ');
      return getOrInsert(cssByFeatures, key, () =>
        writeRules({ ...rules, pieces: withoutUnusedVariables(matchingRules(rules.pieces, features), variables) }),
      );
    },
  };
}

interface HtmlOccurrences {
  features: Set<SelectorFeature>;
  variables: Set<string>;
}

const findOccurrences = (html: string, requested: ReadonlySet<SelectorFeature>): HtmlOccurrences => ({
  features: findFeatures(html, requested),
  variables: new Set(variablesReadIn(html)),
});

const union = <Value>(sets: Set<Value>[]): Set<Value> => new Set(sets.flatMap((set) => [...set]));

interface PreparedStylesheet {
  rules: StylesheetRules;
  requested: Set<SelectorFeature>;
}

function prepareStylesheet(text: string, key: string | undefined): PreparedStylesheet {
  const rules = key ? getOrCache('styles', key, () => readRules(text)) : readRules(text);
  return { rules, requested: new Set(rules.pieces.flatMap(({ selectors }) => selectors.flatMap(requiredFeatures))) };
}

const matchingRules = (pieces: StyleRule[], occurring: ReadonlySet<SelectorFeature>): StyleRule[] =>
  pieces.flatMap((each) => {
    const selectors = each.selectors.filter((needs) => canMatch(needs, occurring));
    return selectors.length || !each.selectors.length ? [{ ...each, selectors }] : [];
  });

/** Removes definitions of custom properties that neither the markup nor a needed piece reads. */
function withoutUnusedVariables(pieces: StyleRule[], readByMarkup: Iterable<string>): StyleRule[] {
  const definitions = new Map<string, StyleRule[]>();
  for (const each of pieces) if (each.defines) getOrInsert(definitions, each.defines, (): StyleRule[] => []).push(each);
  const read = new Set<string>(readByMarkup);
  for (const each of pieces) if (!each.defines) for (const name of each.reads) read.add(name);
  // Iteration includes names added on the way, so that variables read by definitions stay too.
  for (const name of read)
    for (const { reads } of definitions.get(name) ?? []) for (const each of reads) read.add(each);
  return pieces.filter(({ defines }) => !defines || read.has(defines));
}
