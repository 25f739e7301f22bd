import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Dimensions } from './dimensions.ts';
import type { SvgElement } from './svgRules.ts';

/** CSS px in a unit of a length; `em` and `ex` are those of the usual font size. */
const pxIn: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
};

/** Thrown to stop parsing behind the first tag. */
const parsingStopped = new Error('Stopped');

/**
 * Size of a drawing in px, as browsers take it: width and height, or the one of these and the proportions of its
 * `viewBox`, or the size of that. Undefined for a drawing with neither, of which browsers draw a corner of some size.
 */
export function readSvgSize(absolute: string): Dimensions | undefined {
  const { width, height, viewBox } = rootAttributes(readFileSync(absolute, 'utf8'));
  const [w, h] = [lengthOf(width), lengthOf(height)];
  if (w === 0 || h === 0) return undefined;
  if (w && h) return rounded(w, h);
  const [, , boxWidth = 0, boxHeight = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (w) return rounded(w, (w * boxHeight) / boxWidth);
  return h ? rounded((h * boxWidth) / boxHeight, h) : rounded(boxWidth, boxHeight);
}

const rounded = (width: number, height: number) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** A length in px; undefined if it is left out, or a share of what surrounds the drawing. */
function lengthOf(written = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(written) ?? [];
  const px = Number(number || Number.NaN) * (pxIn[unit.toLowerCase()] ?? Number.NaN);
  return Number.isNaN(px) ? undefined : px;
}

/** Attributes of the root element; empty if the file cannot be parsed so far. */
function rootAttributes(text: string): Partial<Record<string, string>> {
  const { parser } = createRequire(import.meta.url)('sax') as {
    parser: (isStrict: boolean, options: object) => { write: (text: string) => void };
  };
  let attributes: Partial<Record<string, string>> = {};
  const reader = Object.assign(parser(true, { xmlns: true }), {
    onopentag: (tag: SvgElement) => {
      attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, { value }]) => [name, value]));
      throw parsingStopped;
    },
    onerror: () => {
      throw parsingStopped;
    },
  });
  try {
    reader.write(text);
  } catch (error) {
    if (error !== parsingStopped) throw error;
  }
  return attributes;
}
