/** The few SVG elements the pictures are made of, as strings. */

/** A point in the plane: pixels on a canvas, metres in a sprite. */
export type Point = readonly [x: number, y: number];

/** Formats a number briefly: five significant digits are below a tenth of a pixel. */
export const num = (value: number): string => String(Number(value.toPrecision(5)));

const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** Path data of a closed polygon. */
export const polygonData = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** Path data of an open line through the points. */
const lineData = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;

/**
 * A filled path.
 *
 * @param extra further attributes, written as in SVG
 */
export const path = (data: string, fill: string, extra = ''): string =>
  `<path d="${data}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  path(polygonData(points), fill, extra);

/** A stroked path with round ends. */
export const stroke = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ''}/>`;

/** A stroked line through points. */
export const line = (points: readonly Point[], colour: string, width: number, extra = ''): string =>
  stroke(lineData(points), colour, width, extra);

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** A filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** A filled rectangle, with corners of radius r. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ''} fill="${fill}"${extra ? ` ${extra}` : ''}/>`;

/** Content under a transform. */
export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** Content at an opacity from 0 to 1. */
export const faded = (opacity: number, content: string): string => `<g opacity="${num(opacity)}">${content}</g>`;
