import { num } from './svg.ts';

/** One stop of a gradient: offset 0–1, colour, opacity 0–1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A sheet of a fixed size that collects drawings and the gradients they refer to. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly definitions = new Map<string, string>();
  private readonly body: string[] = [];

  /**
   * @param width width of the drawing in its own units
   * @param height height in the same units
   */
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds finished elements above everything added before. */
  add(...elements: string[]): void {
    this.body.push(...elements);
  }

  /**
   * Declares a linear gradient over the bounding box of what it fills.
   *
   * @param direction x1, y1, x2, y2 as shares of the box; from top to bottom unless told
   * @returns the value for a fill attribute
   */
  linear(stops: readonly Stop[], direction: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = direction;
    return this.define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops);
  }

  /** Declares a radial gradient from the middle of what it fills; returns the value for a fill attribute. */
  radial(stops: readonly Stop[]): string {
    return this.define('radialGradient', '', stops);
  }

  private define(tag: string, attributes: string, stops: readonly Stop[]): string {
    const content = stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
        return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
    const key = `${tag} ${attributes}>${content}`;
    let id = this.definitions.get(key);
    if (id === undefined) {
      id = `g${this.definitions.size}`;
      this.definitions.set(key, id);
    }
    return `url(#${id})`;
  }

  /**
   * The finished document.
   *
   * @param pixelWidth width of the picture in pixels; the drawing is scaled to it
   * @param frame x, y, width and height of the part that is shown; all of it unless told
   */
  toSvg(
    pixelWidth: number,
    pixelHeight: number,
    frame: readonly [number, number, number, number] = [0, 0, this.width, this.height],
  ): string {
    const definitions = [...this.definitions]
      .map(([key, id]) => `<${key.replace(/ /, ` id="${id}" `)}</${key.slice(0, key.indexOf(' '))}>`)
      .join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="${frame.map(num).join(' ')}"><defs>${definitions}</defs>${this.body.join('')}</svg>`;
  }
}
