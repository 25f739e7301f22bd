import { circle, rect, stroke } from '../svg.ts';
import type { World } from '../world.ts';

/** A street lamp of 3.8 m, shining when the mood asks for light. */
export function lampPost(world: World, x: number, z: number): void {
  const shine = world.canvas.radial([
    [0, '#ffe2a0', 0.7],
    [1, '#ffe2a0', 0],
  ]);
  world.sprite(
    [x, 0, z],
    (tone) =>
      stroke('M0 0V3.4Q0 3.8 .5 3.8', tone('#33405f'), 0.1) +
      rect(0.3, 3.56, 0.5, 0.16, tone('#33405f'), 0.06) +
      (world.mood.lit ? circle(0.55, 3.5, 1.5, shine) : ''),
  );
}
