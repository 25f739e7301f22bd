import { circle, num, path } from '../svg.ts';
import type { World } from '../world.ts';

/** A lamp hanging from the ceiling with its pool of light: place of the lamp in metres. */
export function pendant(world: World, x: number, y: number, z: number, colour: string): void {
  const shine = world.canvas.radial([
    [0, '#ffe2a0', 0.55],
    [1, '#ffe2a0', 0],
  ]);
  world.sprite(
    [x, y, z],
    (tone) =>
      `<path d="M0 .2V3" stroke="${tone('#3b4252')}" stroke-width=".03"/>${path('M-.3 0Q-.28 .24 -.05 .28H.05Q.28 .24 .3 0Z', tone(colour))}${circle(0, 0, 0.1, '#fff3cf')}${circle(0, -0.1, 1.1, shine)}`,
  );
}

/** A flat thing on the back wall: the middle x, the lower edge y, width and height in metres. */
export function onWall(
  world: World,
  z: number,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  world.canvas.add(
    world.flat(
      [
        [x - width / 2, y, z - 0.03],
        [x + width / 2, y, z - 0.03],
        [x + width / 2, y + height, z - 0.03],
        [x - width / 2, y + height, z - 0.03],
      ],
      fill,
    ),
  );
}

/** A drawing on the back wall, origin at its lower middle, y up, in metres. */
export function hang(
  world: World,
  x: number,
  y: number,
  z: number,
  drawing: (tone: (colour: string) => string) => string,
): void {
  const seen = world.see([x, y, z - 0.04]);
  world.canvas.add(
    `<g transform="translate(${num(seen.x)} ${num(seen.y)}) scale(${num(seen.scale)} ${num(-seen.scale)})">${drawing((colour) => world.tone(colour, seen.depth))}</g>`,
  );
}
