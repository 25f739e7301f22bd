import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { keep } from '#engine/store/cache.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { type Feature, type FeatureSet, Occurrences } from './occurrences.ts';
import { canMatch, featuresAsked, type Needs, readSelectors } from './selector.ts';
import { inlineConstants, mapReads, shortenVariables } from './variables.ts';
import { type Piece, writeSubset } from './writeSubset.ts';

/** A style sheet that has been taken apart once, so that each page can be given its part of it in a moment. */
export interface Stylesheet {
  /** All of it, minified as it came. */
  text: string;
  /**
   * The part that can matter in a document on a screen as most people have it.
   * @param shared pieces of its HTML that stand on many pages
   * @param own pieces of its HTML that occur once
   */
  subset: (shared: string[], own: string[]) => string;
  /**
   * All rules that can match in some HTML, for paper too, with all custom properties that they or the HTML read, under
   * their own names. It can follow the part that a document has: it repeats that, as the whole sheet does.
   */
  complete: (html: string[]) => string;
}

/** Variables that markup may set: those of a `style` attribute, and whatever looks like one. */
const variablesSet = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);

const variablePattern = /var\(\s*(--[\w-]+)/g;
const variablesRead = (text: string) =>
  text.includes('var(') ? [...text.matchAll(variablePattern)].map(([, name = '']) => name) : [];

/**
 * A style sheet that is taken apart when its first part is asked for. Rules keep their order; they go where nothing can
 * match them. Custom properties stay only where something reads them, since Mantine defines hundreds of which a page
 * uses a few.
 * @param cacheKey under which the cache holds the parts; they are not cached when it is left out: taking them apart takes 100 ms
 */
export function createStylesheet(text: string, cacheKey?: string): Stylesheet {
  let parts: Parts | undefined;
  /** Pages are of a few kinds. */
  const subsets = new RecentMap<string, string>(200);
  /** The shell stands on every page. */
  const known = new RecentMap<string, Occurring>(20);
  const completes = new RecentMap<string, string>(50);
  return {
    text,
    subset(shared, own) {
      parts ??= prepare(text, cacheKey);
      const { pieces, keyframes, occurrences } = parts;
      const { features, variables, set } = occurringIn(own, occurrences, true);
      for (const piece of shared) {
        const found = getOrInsert(known, piece, () => occurringIn([piece], occurrences, true));
        found.features.forEach((bits, index) => {
          features[index] = (features[index] ?? 0) | bits;
        });
        for (const name of found.variables) variables.add(name);
        for (const name of found.set) set.add(name);
      }
      return getOrInsert(subsets, keyOf({ features, variables, set }), () => {
        const css = writeSubset(select(pieces, occurrences.namesOf(features), [...variables], set), keyframes);
        return shortenVariables(css, (name) => variables.has(name) || set.has(name));
      });
    },
    complete(html) {
      parts ??= prepare(text, cacheKey);
      const { pieces, keyframes, occurrences } = parts;
      const { features, variables, set } = occurringIn(html, occurrences, false);
      return getOrInsert(completes, keyOf({ features, variables, set }), () => {
        const possible = matching(pieces, occurrences.namesOf(features), set);
        // Faces of fonts are there.
        const rules = possible.filter(({ defines, selectors }) => !defines && selectors.length);
        return writeSubset(needed(possible, rules, [...variables]), keyframes);
      });
    },
  };
}

/** Nobody prints a page, or sees it in the colours of the system, in the moment in which it appears. */
const isForLater = ({ around }: Piece): boolean =>
  around.some((name) => /^@media (print|\(forced-colors: ?active\))$/.test(name));

/** Nobody points at anything in that moment either, or presses it. */
const isOfPointer = ({ text }: Needs): boolean => /(?<!:not\():(hover|active)/.test(text);

/** The part of a piece that the first view needs. */
const atFirst = (each: Piece): Piece[] => {
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
  return { ...taken, occurrences: new Occurrences(asked) };
}

/** A style sheet in parts. */
interface Taken {
  pieces: Piece[];
  /** Animations by name. */
  keyframes: [name: string, text: string][];
}

function takeApart(text: string): Taken {
  const taken: Taken = { pieces: [], keyframes: [] };
  const sheet = postcss.parse(text);
  const inline = inlineConstants(sheet);
  sheet.walkDecls((declaration) => {
    declaration.value = terse(inline(declaration.value));
    declaration.raws.between = ':';
  });
  gather(sheet, [], taken);
  return taken;
}

/** A value as minifiers write it: those of custom properties and of the theme come as they were typed. */
const terse = (value: string) =>
  /["']/.test(value) ? value : value.replace(/,\s+/g, ',').replace(/(?<![\w.])0(?=\.\d)/g, '');

const standsForItself = (rule: AtRule) =>
  !rule.nodes || ['font-face', 'view-transition', 'property'].includes(rule.name);

function gather(container: Container, around: string[], taken: Taken): void {
  container.each((node) => {
    if (node.type === 'rule') taken.pieces.push(...piecesOf(node as Rule, around));
    if (node.type !== 'atrule') return;
    const rule = node as AtRule;
    if (/keyframes$/.test(rule.name)) taken.keyframes.push([rule.params, rule.toString()]);
    else if (standsForItself(rule)) taken.pieces.push(piece([], around, rule.toString()));
    else gather(rule, [...around, `@${rule.name} ${rule.params}`], taken);
  });
}

/** A rule is taken apart further where it defines custom properties: each of them may be needed or not. */
function piecesOf(rule: Rule, around: string[]): Piece[] {
  const selectors = readSelectors(rule.selector);
  const pieces: Piece[] = [];
  let rest: string[] = [];
  const endRest = () => {
    if (rest.length) pieces.push(piece(selectors, around, rest.join(';')));
    rest = [];
  };
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue;
    if (node.type === 'decl' && node.prop.startsWith('--')) {
      endRest();
      pieces.push({ ...piece(selectors, around, String(node)), defines: node.prop });
    } else rest.push(String(node));
  }
  endRest();
  return pieces;
}

const piece = (selectors: Needs[], around: string[], text: string): Piece => ({
  selectors,
  text,
  around,
  reads: variablesRead(text),
  animations: [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
});

/** The rules that can match, each with those of its selectors that can, and the variables that they or the markup read. */
function select(
  pieces: Piece[],
  occurring: ReadonlySet<Feature>,
  readByMarkup: string[],
  setByMarkup: ReadonlySet<string>,
): Piece[] {
  const possible = matching(pieces, occurring, setByMarkup).flatMap(atFirst);
  const rules = possible.filter(({ defines }) => !defines);
  return needed(possible, rules, readByMarkup);
}

/** The rules that can match, and all variables that something which can match defines. */
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
