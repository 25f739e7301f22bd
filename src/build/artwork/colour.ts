/** Arithmetic on "#rrggbb" colours. */

type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  if (colour.length !== 7 || Number.isNaN(value)) throw new Error(`Not a #rrggbb colour: ${colour}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Blends two colours.
 *
 * @param from the colour at share 0
 * @param to the colour at share 1
 * @param share how much of `to`, clamped to 0–1
 */
export function mix(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share));
  const a = parse(from);
  const b = parse(to);
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The colour with a share (0–1) of warm white in it. */
export const lighter = (colour: string, share: number): string => mix(colour, '#fff8ea', share);

/** The colour with a share (0–1) of deep navy in it; shadows that are blue stay lively. */
export const darker = (colour: string, share: number): string => mix(colour, '#0d1630', share);
