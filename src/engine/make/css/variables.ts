import type { Declaration, Root, Rule } from 'postcss';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { letterName } from './letterName.ts';

/**
 * Replaces reads of variables.
 * @param give what stands in place of `var(name, fallback)`; undefined leaves it, and goes on within its fallback
 */
export function mapReads(text: string, give: (name: string, fallback?: string) => string | undefined): string {
  let mapped = '';
  let from = 0;
  for (let start = text.indexOf('var('); start >= 0; start = text.indexOf('var(', from)) {
    const end = closingBracket(text, start + 3);
    const [, name = '', fallback] = /^\s*(--[\w-]+)\s*(?:,([\s\S]*))?$/.exec(text.slice(start + 4, end)) ?? [];
    const given =
      give(name, fallback) ?? `var(${fallback === undefined ? name : `${name},${mapReads(fallback, give)}`})`;
    mapped += text.slice(from, start) + given;
    from = end + 1;
  }
  return mapped + text.slice(from);
}

function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let index = opening; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  return text.length;
}

/** Design tokens: only a style sheet sets them, never an element. */
const token = /^--(?:mantine|theme)-/;

/** Longer values cost more than their names, in characters. */
const longestValue = 40;

/** Sites have no shadow trees: `:host`, which Mantine names beside the document, matches nothing. */
const documentSelector = /^:host|^:root(\[data-mantine-color-scheme(=["']?light["']?)?\])?$/;

const isRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  parent.parent?.type === 'root' &&
  (parent as Rule).selectors.every((selector) => documentSelector.test(selector));

/**
 * Writes the values of tokens in place of their names: a page spends no bytes on `var(--mantine-spacing-md)` where every
 * element of it has the same. What a tone or a window's width changes stays a variable.
 * @param sheet the whole style sheet, with the theme
 * @returns a function for the text of declarations
 */
export function inlineConstants(sheet: Root): (text: string) => string {
  const values = new Map<string, string | undefined>();
  sheet.walkDecls(token, (declaration) => {
    const isConstant =
      isRoot(declaration) && (values.get(declaration.prop) !== undefined || !values.has(declaration.prop));
    values.set(declaration.prop, isConstant ? declaration.value : undefined);
  });
  const inline = (text: string): string =>
    mapReads(text, (name) => {
      const value = values.get(name);
      const resolved = value && inline(value);
      return resolved && !resolved.includes('var(') && resolved.length <= longestValue ? resolved : undefined;
    });
  return inline;
}

const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/** Names that scripts set, or that a site's owner knows. */
const publicName = /^--(?:theme-|word$|read$|turn$|consent-bar$)/;

/**
 * Gives custom properties names of a letter or two, which saves 2 % of a document after compression. What the markup
 * names stays; so does what scripts set before they bring the whole sheet, which has all the names that components know.
 * @param css one page's part of the style sheet
 * @param inMarkup whether its HTML reads or sets a property
 * @returns a function that writes that part, or another one of the page, with the short names
 */
export function shortenVariables(css: string, inMarkup: (name: string) => boolean): (css: string) => string {
  const short = new Map<string, string>();
  const isFixed = (name: string) => publicName.test(name) || inMarkup(name);
  let count = 0;
  const next = (): string => {
    const name = `--${letterName(count++)}`;
    return isFixed(name) ? next() : name;
  };
  for (const [name] of css.matchAll(property)) if (!isFixed(name)) getOrInsert(short, name, next);
  return (text) => text.replace(property, (name) => short.get(name) ?? name);
}
