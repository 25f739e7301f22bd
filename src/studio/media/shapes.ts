import { isObject, type Json } from '#shared/json.ts';

/** A shape in which pictures are cropped. */
export interface Shape {
  /** Width by height. */
  ratio: number;
  name: string;
}

const wide: Shape = { ratio: 21 / 9, name: 'Wide, 21:9' };
const photo: Shape = { ratio: 3 / 2, name: 'Photo, 3:2' };
const landscape: Shape = { ratio: 4 / 3, name: 'Landscape, 4:3' };
const square: Shape = { ratio: 1, name: 'Square' };
const portrait: Shape = { ratio: 4 / 5, name: 'Portrait, 4:5' };

const byName: Record<string, Shape> = { landscape, square, portrait };

/** Shapes of blocks that have the same wherever they stand, phones included. */
const byBlock: Record<string, Shape[]> = {
  hero: [wide, portrait],
  banner: [wide, landscape],
  cards: [photo, square],
  gallery: [landscape, photo],
  testimonials: [square],
  explorer: [wide],
};

/**
 * The shapes in which a block shows its pictures; the usual ones where that is not known.
 * @param block its value, which may choose a shape
 */
export function shapesOf(type: string | undefined, block: Json | undefined): Shape[] {
  if (type === 'media-text' && isObject(block)) {
    if (block.shape === 'original') return [];
    return [byName[String(block.shape ?? 'landscape')] ?? landscape];
  }
  return byBlock[type ?? ''] ?? [wide, landscape, square, portrait];
}
