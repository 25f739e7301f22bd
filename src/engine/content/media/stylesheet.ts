import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CssSyntaxError, Node, Root } from 'postcss';
import { contentHash, keep } from '#engine/store/cache.ts';

// Together they take 25 ms to load, and few sites have a style sheet of their own.
const load = createRequire(import.meta.url);

/** Something in a style sheet of a site that cannot stand in its pages, and where. */
export interface StylesheetFault {
  /** `syntax`: nobody knows what is meant from there on. */
  kind: 'import' | 'address' | 'end' | 'syntax';
  /** What stands there, or what is wrong with it. */
  what: string;
  /** UTF-16 code units. */
  offset: number;
  length: number;
}

/** Addresses in CSS; what has no file of its own is allowed. */
const address = /url\(\s*(["']?)(?!data:|#)([^"')]*)\1\s*\)/gi;

/** The end of a style element, wherever it stands. */
const end = /<\/style/gi;

/**
 * What is wrong with a style sheet that is to stand inside of pages: it may ask for nothing, and must not end the element.
 * @param text CSS
 */
export function faultsOfStylesheet(text: string): StylesheetFault[] {
  const ends = [...text.matchAll(end)].map(
    ({ 0: what, index }): StylesheetFault => ({ kind: 'end', what, offset: index, length: what.length }),
  );
  const { parse } = load('postcss') as typeof import('postcss');
  try {
    return [...ends, ...faultsIn(parse(text), text)].sort((a, b) => a.offset - b.offset);
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError;
    return [...ends, { kind: 'syntax', what: reason.toLowerCase(), offset: offsetAt(text, line, column), length: 1 }];
  }
}

function faultsIn(sheet: Root, text: string): StylesheetFault[] {
  const faults: StylesheetFault[] = [];
  const startOf = (node: Node) => node.source?.start?.offset ?? 0;
  sheet.walkAtRules(/^(import|charset|namespace)$/i, (rule) => {
    faults.push({ kind: 'import', what: `@${rule.name}`, offset: startOf(rule), length: rule.name.length + 1 });
  });
  sheet.walkDecls((declaration) => {
    const start = startOf(declaration);
    const written = text.slice(start, declaration.source?.end?.offset ?? start);
    for (const {
      0: { length },
      2: what = '',
      index,
    } of written.matchAll(address))
      faults.push({ kind: 'address', what, offset: start + index, length });
  });
  return faults;
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n', line - 1).join('\n');
  return before.length + (line > 1 ? 1 : 0) + column - 1;
}

/**
 * The CSS of a file, minified.
 * @throws when it cannot be read as CSS: the check says so before
 */
export function readStylesheet(absolute: string): string {
  const text = readFileSync(absolute, 'utf8');
  return keep('stylesheets', contentHash([text], 32), () => {
    const { transformSync } = load('esbuild') as typeof import('esbuild');
    const { code } = transformSync(text, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' });
    return code.trim();
  });
}
