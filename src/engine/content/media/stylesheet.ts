import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CssSyntaxError, Node, Root } from 'postcss';
import { offsetAt } from '#engine/problems/locate.ts';
import { contentHash, getOrCache } from '#engine/store/cache.ts';

// Loaded when needed: together 25 ms, and few sites have custom CSS.
const load = createRequire(import.meta.url);

/** Part of a custom style sheet that is not allowed in pages. */
export interface StylesheetError {
  /** `syntax`: the style sheet cannot be parsed from there on. `markup`: it stands in HTML or in a fence. */
  kind: 'import' | 'address' | 'end' | 'syntax' | 'markup';
  /** Offending text, or the reason of a syntax error. */
  what: string;
  /** UTF-16 code units. */
  offset: number;
  length: number;
}

/** Addresses in CSS, except data URLs and fragments, which need no request. */
const addressPattern = /url\(\s*(["']?)(?!data:|#)([^"')]*)\1\s*\)/gi;

/** Marks around style sheets in other files: tags of HTML, fences of chats. The group is the first of them. */
const markupPattern = /^\s*(<[!?]?[a-z][^>]*>|`{3,}\w*)/i;

/** End tag of a style element, even inside strings and comments. */
const styleEndPattern = /<\/style/gi;

/**
 * Errors of a style sheet that is inlined in pages: it must not load anything or end the style element.
 * @param text CSS
 */
export function findStylesheetErrors(text: string): StylesheetError[] {
  const [before, markup] = markupPattern.exec(text) ?? [];
  if (before !== undefined && markup !== undefined)
    return [{ kind: 'markup', what: markup, offset: before.length - markup.length, length: markup.length }];
  const ends = [...text.matchAll(styleEndPattern)].map(
    ({ 0: what, index }): StylesheetError => ({ kind: 'end', what, offset: index, length: what.length }),
  );
  const { parse } = load('postcss') as typeof import('postcss');
  try {
    return [...ends, ...findForbiddenRules(parse(text), text)].sort((a, b) => a.offset - b.offset);
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError;
    return [...ends, { kind: 'syntax', what: reason.toLowerCase(), offset: offsetAt(text, line, column), length: 1 }];
  }
}

function findForbiddenRules(sheet: Root, text: string): StylesheetError[] {
  const errors: StylesheetError[] = [];
  const startOf = (node: Node) => node.source?.start?.offset ?? 0;
  sheet.walkAtRules(/^(import|charset|namespace)$/i, (rule) => {
    errors.push({ kind: 'import', what: `@${rule.name}`, offset: startOf(rule), length: rule.name.length + 1 });
  });
  sheet.walkDecls((declaration) => {
    const start = startOf(declaration);
    const written = text.slice(start, declaration.source?.end?.offset ?? start);
    for (const {
      0: { length },
      2: what = '',
      index,
    } of written.matchAll(addressPattern))
      errors.push({ kind: 'address', what, offset: start + index, length });
  });
  return errors;
}

/** Minified CSS of a file. @throws Error if it cannot be parsed; the check reports that first */
export function readMinifiedStylesheet(absolute: string): string {
  const text = readFileSync(absolute, 'utf8');
  return getOrCache('stylesheets', contentHash([text], 32), () => {
    const { transformSync } = load('esbuild') as typeof import('esbuild');
    const { code } = transformSync(text, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' });
    return code.trim();
  });
}
