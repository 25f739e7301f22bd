import { circle, ellipse, faded, num, path, rect } from '../svg.ts';
import type { World } from '../world.ts';

/** A cloud as a heap of overlapping circles above a flat base. */
function cloud(world: World, x: number, y: number, width: number): string {
  const { random } = world;
  const lobes = random.whole(4, 6);
  const round = (cx: number, r: number): string =>
    `M${num(cx - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 2)} 0Z`;
  let data = '';
  for (let i = 0; i < lobes; i++) {
    const t = (i + 0.5) / lobes;
    data += round(
      x + width * (0.12 + t * 0.76),
      width * (0.09 + 0.13 * Math.sin(Math.PI * t) * random.between(0.75, 1.25)),
    );
  }
  const h = width * 0.035;
  return `${data}M${num(x + h)} ${num(y - h)}H${num(x + width - h)}a${num(h)} ${num(h)} 0 0 1 0 ${num(h * 2)}H${num(x + h)}a${num(h)} ${num(h)} 0 0 1 0 ${num(-h * 2)}Z`;
}

function stars(world: World): string {
  const { random, width, horizon } = world;
  const dots: string[] = [];
  for (let i = 0; i < 70; i++) {
    dots.push(
      circle(
        random.between(0, width),
        random.between(0, horizon * 0.8),
        random.between(0.7, 2),
        '#ffffff',
        `opacity="${num(random.between(0.25, 0.8))}"`,
      ),
    );
  }
  return dots.join('');
}

/** Options of a sky. */
export interface SkyOptions {
  /** How many clouds. */
  readonly clouds?: number;
  /** Where the sun stands, as shares of the canvas; the mood's place unless told. */
  readonly sun?: readonly [number, number] | null;
}

/** Draws the sky down to the horizon with sun or moon, glow, stars and clouds. */
export function sky(world: World, options: SkyOptions = {}): void {
  const { canvas, mood, width, height, random } = world;
  const bottom = Math.max(world.horizon + 4, 40);
  canvas.add(rect(0, 0, width, bottom, canvas.linear(mood.sky)));
  if (mood.stars) canvas.add(stars(world));
  const place = options.sun === undefined ? ([mood.sun.x, mood.sun.y] as const) : options.sun;
  if (place) {
    const [x, y] = [place[0] * width, place[1] * height];
    const glow = canvas.radial([
      [0, mood.sun.glow, 0.95],
      [0.35, mood.sun.glow, 0.4],
      [1, mood.sun.glow, 0],
    ]);
    canvas.add(circle(x, y, mood.sun.r * 6.5, glow), circle(x, y, mood.sun.r, mood.sun.colour));
  }
  const fill = canvas.linear([
    [0, mood.stars ? '#8d9cc9' : '#fffdf6', 0.9],
    [1, mood.haze, 0.35],
  ]);
  for (let i = 0; i < (options.clouds ?? 3); i++) {
    const size = random.between(0.12, 0.26) * width;
    const x = ((i + random.between(0.1, 0.7)) / (options.clouds ?? 3)) * width - size * 0.3;
    canvas.add(
      path(cloud(world, x, random.between(0.12, 0.62) * bottom, size), fill, `opacity="${mood.stars ? 0.22 : 0.8}"`),
    );
  }
}

/** Lays a soft light over the picture: centre as shares of the canvas, radius in canvas units. */
export function glow(world: World, x: number, y: number, radius: number, colour: string, opacity = 0.5): string {
  const fill = world.canvas.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.35],
    [1, colour, 0],
  ]);
  return circle(x * world.width, y * world.height, radius, fill);
}

/** Darkens the left of a picture so that white text can stand there. */
export function calmLeft(world: World, strength = 0.62): void {
  const { canvas, width, height } = world;
  const side = canvas.linear(
    [
      [0, '#0e1730', strength],
      [0.45, '#0e1730', strength * 0.62],
      [0.8, '#0e1730', 0],
    ],
    [0, 0, 1, 0],
  );
  const foot = canvas.linear([
    [0, '#0e1730', 0],
    [1, '#0e1730', strength * 0.55],
  ]);
  canvas.add(rect(0, 0, width * 0.9, height, side), rect(0, height * 0.55, width, height * 0.45, foot));
}

/** Birds far away. */
export function birds(world: World, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const bx = x * world.width + world.random.between(-120, 120);
    const by = y * world.height + world.random.between(-40, 40);
    const s = world.random.between(7, 13);
    world.canvas.add(
      `<path d="M${num(bx - s)} ${num(by - s * 0.4)}q${num(s * 0.6)} ${num(-s * 0.3)} ${num(s)} ${num(s * 0.4)}q${num(s * 0.4)} ${num(-s * 0.7)} ${num(s)} ${num(-s * 0.4)}" fill="none" stroke="#33405f" stroke-width="2.2" stroke-linecap="round" opacity=".6"/>`,
    );
  }
}

/** Mist along a line of the canvas, heights as shares. */
export function mist(world: World, y: number, height: number, opacity = 0.5): void {
  world.canvas.add(
    faded(
      opacity,
      ellipse(
        world.width / 2,
        y * world.height,
        world.width * 0.8,
        height * world.height,
        world.canvas.radial([
          [0, world.mood.haze, 1],
          [1, world.mood.haze, 0],
        ]),
      ),
    ),
  );
}
