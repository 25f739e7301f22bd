import { brand, material } from '../palette.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { World } from '../world.ts';
import { putBox } from './box.ts';

/** The gate of the college: two piers, a lintel and a wrought leaf swung open. */
export function gate(world: World, x: number, z: number, width: number): void {
  const pier = (px: number): void =>
    putBox(
      world,
      { at: [px, 0, z], size: [1.6, 5.2, 1.6], colour: material.brick, top: material.plaster },
      (face) =>
        path(face.area(-0.1, 4.6, face.width + 0.2, 0.35), face.tone(material.plaster)) +
        path(face.area(-0.1, 0, face.width + 0.2, 0.6), face.tone(material.plaster)) +
        path(face.area(0.4, 1.4, 0.8, 2.4), face.tone('#c9694a')),
    );
  for (const k of [-1, 1]) pier(x + (k * width) / 2);
  putBox(
    world,
    { at: [x, 5.2, z], size: [width + 2.6, 1.3, 1.2], colour: brand.maroon, top: material.plaster },
    (face) =>
      path(face.area(0, 1.1, face.width, 0.3), face.tone(material.plaster)) +
      path(
        face.area(face.width * 0.2, 0.4, face.width * 0.6, 0.16) +
          face.area(face.width * 0.3, 0.7, face.width * 0.4, 0.12),
        face.tone(material.plaster),
      ),
    0.4,
  );
  world.sprite(
    [x, 6.5, z - 0.5],
    (tone) => path('M-1.1 0A1.1 1.1 0 0 1 1.1 0Z', tone(material.plaster)) + circle(0, 0.5, 0.36, tone(brand.marigold)),
    0.6,
  );
  for (const k of [-1, 1])
    world.sprite(
      [x + k * (width / 2 + 4.6), 0, z],
      (tone) =>
        rect(-3.8, 0, 7.6, 0.9, tone(material.brick)) +
        stroke(
          `${Array.from({ length: 16 }, (_, i) => `M${-3.6 + i * 0.48} .9V2.4`).join('')}M-3.8 2.2H3.8`,
          tone('#33405f'),
          0.06,
        ),
    );
}
