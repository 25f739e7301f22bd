import { brand } from '../palette.ts';
import { circle, num, type Point, path, polygonData, rect, stroke } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';
import { putBoxes } from './box.ts';

/** A football around its middle. */
export const football = (tone: Tone, r: number): string => {
  const patch = (x: number, y: number, s: number): string =>
    path(
      polygonData(
        [0, 1, 2, 3, 4].map(
          (i): Point => [x + Math.sin((i / 5) * Math.PI * 2) * s, y + Math.cos((i / 5) * Math.PI * 2) * s],
        ),
      ),
      tone('#20263a'),
    );
  return (
    circle(0, 0, r, tone('#fdfbf5')) +
    patch(0, 0, r * 0.36) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        patch(
          Math.sin((i / 5) * Math.PI * 2 + 0.63) * r * 0.78,
          Math.cos((i / 5) * Math.PI * 2 + 0.63) * r * 0.78,
          r * 0.2,
        ),
      )
      .join('') +
    path(
      `M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} 0Q${num(r * 0.6)} ${num(-r * 0.6)} 0 ${num(-r)}Z`,
      '#14213d',
      'opacity=".16"',
    )
  );
};

/** A basketball around its middle. */
export const basketball = (tone: Tone, r: number): string =>
  circle(0, 0, r, tone('#e07a35')) +
  stroke(
    `M${num(-r)} 0H${num(r)}M0 ${num(-r)}V${num(r)}M${num(-r * 0.72)} ${num(r * 0.7)}Q0 0 ${num(-r * 0.72)} ${num(-r * 0.7)}M${num(r * 0.72)} ${num(r * 0.7)}Q0 0 ${num(r * 0.72)} ${num(-r * 0.7)}`,
    tone('#4a2a24'),
    r * 0.08,
  );

/** A volleyball around its middle. */
export const volleyball = (tone: Tone, r: number): string =>
  circle(0, 0, r, tone('#fdfbf5')) +
  path(`M${num(-r)} 0A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}Q${num(-r * 0.2)} 0 ${num(-r)} 0Z`, tone('#2f6fb3')) +
  path(`M${num(r)} 0A${num(r)} ${num(r)} 0 0 1 0 ${num(-r)}Q${num(r * 0.2)} 0 ${num(r)} 0Z`, tone('#f2b33d')) +
  stroke(
    `M0 ${num(r)}Q${num(-r * 0.1)} 0 ${num(-r * 0.4)} ${num(-r * 0.9)}M${num(-r)} 0Q0 ${num(-r * 0.1)} ${num(r * 0.9)} ${num(r * 0.4)}`,
    tone('#8d9aa8'),
    r * 0.06,
  );

/** A net stretched between two places, from a height to another, in metres. */
export function net(
  world: World,
  from: Place,
  to: Place,
  low: number,
  high: number,
  colour = '#fbf7ef',
  mesh = 0.22,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.round(length / mesh);
  const at = (t: number, y: number): string => {
    const seen = world.see([from[0] + (to[0] - from[0]) * t, y, from[2] + (to[2] - from[2]) * t]);
    return `${num(seen.x)} ${num(seen.y)}`;
  };
  let cords = '';
  for (let i = 0; i <= count; i++) cords += `M${at(i / count, low)}L${at(i / count, high)}`;
  for (let y = low; y <= high + 0.01; y += mesh) cords += `M${at(0, y)}L${at(1, y)}`;
  const scale = world.see(from).scale;
  const edge = stroke(`M${at(0, high)}L${at(1, high)}`, world.tone(colour, 8), scale * 0.07);
  world.put(
    (world.see(from).depth + world.see(to).depth) / 2,
    stroke(cords, world.tone(colour, 8), Math.max(1, scale * 0.014), 'opacity=".75"') + edge,
  );
}

/** A football goal, its mouth facing the viewer: middle of the goal line. */
export function goal(world: World, x: number, z: number, width = 7.3, height = 2.44): void {
  net(world, [x - width / 2, 0, z + 1.4], [x + width / 2, 0, z + 1.4], 0, height * 0.9, '#e6eee6', 0.3);
  world.sprite([x, 0, z], (tone) => stroke(`M${-width / 2} 0V${height}H${width / 2}V0`, tone('#fdfbf5'), 0.13));
}

/** A basketball stand, its board facing the viewer. */
export function hoop(world: World, x: number, z: number): void {
  world.sprite(
    [x, 0, z],
    (tone) =>
      rect(-0.1, 0, 0.2, 3.1, tone('#3b4668')) +
      rect(-0.9, 2.9, 1.8, 1.05, tone('#fbf7ef'), 0.04) +
      rect(-0.9, 2.9, 1.8, 1.05, 'none', 0.04, `stroke="${tone(brand.maroon)}" stroke-width=".06"`) +
      rect(-0.3, 3.05, 0.6, 0.45, 'none', 0, `stroke="${tone(brand.maroon)}" stroke-width=".05"`) +
      stroke(
        'M-.23 3.05L-.14 2.6M-.08 3.05L-.05 2.6M.08 3.05L.05 2.6M.23 3.05L.14 2.6M-.2 2.88H.2M-.17 2.74H.17',
        tone('#fdfbf5'),
        0.02,
      ) +
      rect(-0.25, 3.02, 0.5, 0.06, tone('#e2692e'), 0.03),
  );
}

/** A barbell around the middle of its bar, w metres long. */
export const barbell = (tone: Tone, w: number, colour: string = brand.maroon): string =>
  stroke(`M${num(-w / 2)} 0H${num(w / 2)}`, tone('#b9c0cc'), 0.035) +
  [-1, 1]
    .map(
      (s) =>
        rect(s * w * 0.4 - 0.035, -0.23, 0.07, 0.46, tone(colour), 0.02) +
        rect(s * w * 0.445 - 0.03, -0.19, 0.06, 0.38, tone('#20263a'), 0.02),
    )
    .join('');

/** A dumbbell rack with three rows, w metres wide. */
export function dumbbells(tone: Tone, w: number): string {
  const rows = [0.3, 0.68, 1.06].map(
    (y, row) =>
      rect(-w / 2, y - 0.1, w, 0.05, tone('#3b4668')) +
      Array.from({ length: 6 }, (_, i) => {
        const x = -w / 2 + (w * (i + 0.5)) / 6;
        const s = 0.08 + i * 0.006;
        const fill = tone([brand.maroon, '#20263a', brand.teal][row] ?? '#20263a');
        return (
          rect(x - 0.12, y - s / 2 + 0.03, 0.24, 0.04, tone('#b9c0cc')) +
          rect(x - 0.16, y - s + 0.04, 0.08, s * 2, fill, 0.02) +
          rect(x + 0.08, y - s + 0.04, 0.08, s * 2, fill, 0.02)
        );
      }).join(''),
  );
  return stroke(`M${num(-w / 2)} 0V1.3M${num(w / 2)} 0V1.3`, tone('#2b3350'), 0.08) + rows.join('');
}

/** A treadmill from its side, belt towards the left, 1.8 m long. */
export const treadmill = (tone: Tone): string =>
  path('M-.95 .08H.7L.9 .3H.6L-.95 .2Z', tone('#3b4668')) +
  rect(-0.95, 0.17, 1.62, 0.05, tone('#20263a'), 0.02) +
  stroke('M.74 .16L.98 1.24M.98 1.24L.62 1.12', tone('#8d9aa8'), 0.07) +
  path('M.84 1.2L1.1 1.3L1.04 1.56L.88 1.5Z', tone('#2b3350')) +
  circle(0.96, 1.38, 0.05, '#7fe0d0') +
  circle(-0.86, 0.08, 0.08, tone('#20263a')) +
  circle(0.6, 0.08, 0.08, tone('#20263a'));

/** A rolled-out mat along x or z. */
export function mat(world: World, x: number, z: number, colour: string, along: 'x' | 'z' = 'x'): void {
  const [w, d] = along === 'x' ? [1.9, 0.75] : [0.75, 1.9];
  putBoxes(world, [x, 0, z], [{ at: [x, 0, z], size: [w, 0.02, d], colour, top: colour }], -1);
}

/** A hurdle facing along x, 1 m high. */
export const hurdle = (tone: Tone): string =>
  stroke('M-.5 0V.95M.5 0V.95', tone('#3b4668'), 0.05) +
  rect(-0.58, 0.78, 1.16, 0.2, tone('#fdfbf5'), 0.02) +
  [-0.4, 0, 0.4].map((x) => rect(x - 0.1, 0.78, 0.2, 0.2, tone(brand.maroon))).join('');
