import { darker, lighter } from '../colour.ts';
import { brand } from '../palette.ts';
import { circle, ellipse, group, num, type Point, path, polygonData, rect, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';

/** A toothed wheel about its middle: radius in the units around it. */
export function gear(tone: Tone, r: number, teeth: number, colour: string, turn = 0): string {
  const points: Point[] = [];
  for (let i = 0; i < teeth * 4; i++) {
    const angle = ((i + turn * 4) / (teeth * 4)) * Math.PI * 2;
    const reach = i % 4 < 2 ? r : r * 0.84;
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  const holes = [0, 1, 2, 3, 4]
    .map((i) => {
      const angle = (i / 5) * Math.PI * 2 + turn;
      return circle(Math.cos(angle) * r * 0.46, Math.sin(angle) * r * 0.46, r * 0.13, tone(darker(colour, 0.38)));
    })
    .join('');
  return (
    path(polygonData(points), tone(darker(colour, 0.22)), `transform="translate(${num(r * 0.04)} ${num(-r * 0.05)})"`) +
    path(polygonData(points), tone(colour)) +
    circle(0, 0, r * 0.68, tone(lighter(colour, 0.12))) +
    holes +
    circle(0, 0, r * 0.2, tone(darker(colour, 0.3))) +
    circle(0, 0, r * 0.1, tone('#e6e2da'))
  );
}

/** A jointed robot arm about 2 m high, bent to the right; angles in degrees. */
export function robotArm(tone: Tone, colour: string = brand.marigold, shoulder = 24, elbow = 84): string {
  const at = (x: number, y: number, angle: number, length: number): Point => [
    x + Math.sin((angle * Math.PI) / 180) * length,
    y + Math.cos((angle * Math.PI) / 180) * length,
  ];
  const [ex, ey] = at(0, 0.5, shoulder, 0.85);
  const [wx, wy] = at(ex, ey, elbow, 0.8);
  const bone = (x0: number, y0: number, x1: number, y1: number, w: number): string =>
    stroke(`M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`, tone(colour), w) +
    stroke(`M${num(x0)} ${num(y0 + w * 0.16)}L${num(x1)} ${num(y1 + w * 0.16)}`, tone(lighter(colour, 0.3)), w * 0.28);
  const joint = (x: number, y: number, r: number): string =>
    circle(x, y, r, tone('#3b4668')) + circle(x, y, r * 0.5, tone('#8d9aa8'));
  const grip = group(
    `translate(${num(wx)} ${num(wy)})`,
    stroke('M0 0V-.16M-.1 -.3V-.18H.1V-.3', tone('#3b4668'), 0.055),
  );
  return (
    path('M-.36 0H.36L.24 .34H-.24Z', tone('#3b4668')) +
    rect(-0.42, 0, 0.84, 0.1, tone('#2b3350'), 0.02) +
    bone(0, 0.5, ex, ey, 0.24) +
    bone(ex, ey, wx, wy, 0.17) +
    joint(0, 0.46, 0.21) +
    joint(ex, ey, 0.16) +
    grip +
    joint(wx, wy, 0.11)
  );
}

/** A small rover on wheels, about 1 unit wide. */
export function rover(tone: Tone, colour: string): string {
  const wheel = (x: number): string => circle(x, 0.15, 0.15, tone('#2b3350')) + circle(x, 0.15, 0.06, tone('#b9c0cc'));
  return (
    rect(-0.46, 0.16, 0.92, 0.26, tone(colour), 0.07) +
    rect(-0.46, 0.16, 0.92, 0.1, tone(darker(colour, 0.2)), 0.05) +
    rect(-0.26, 0.42, 0.36, 0.2, tone('#3b4668'), 0.05) +
    circle(-0.14, 0.52, 0.05, '#7fe0d0') +
    circle(0.0, 0.52, 0.05, '#7fe0d0') +
    stroke('M.26 .42L.44 .72L.66 .6M.66 .6L.72 .68M.66 .6L.74 .54', tone('#8d9aa8'), 0.05) +
    stroke('M-.3 .62V.84', tone('#8d9aa8'), 0.025) +
    circle(-0.3, 0.87, 0.04, '#f2645a') +
    wheel(-0.3) +
    wheel(0) +
    wheel(0.3)
  );
}

/** A humanoid robot about 1.3 m high. */
export function humanoid(tone: Tone, colour = '#eef0ee'): string {
  const limb = (d: string): string => stroke(d, tone('#8d9aa8'), 0.09);
  return (
    limb('M-.1 .5L-.14 .06M.1 .5L.14 .06') +
    ellipse(-0.16, 0.04, 0.12, 0.05, tone('#3b4668')) +
    ellipse(0.16, 0.04, 0.12, 0.05, tone('#3b4668')) +
    limb('M-.24 .86L-.36 .62M.24 .86L.42 1L.4 1.22') +
    rect(-0.25, 0.46, 0.5, 0.5, tone(colour), 0.14) +
    rect(-0.13, 0.62, 0.26, 0.18, tone('#15264b'), 0.04) +
    stroke('M-.08 .71H-.02L0 .76L.03 .66L.06 .71H.09', '#7fe0d0', 0.016) +
    rect(-0.23, 1, 0.46, 0.34, tone(colour), 0.13) +
    rect(-0.17, 1.08, 0.34, 0.17, tone('#15264b'), 0.08) +
    circle(-0.07, 1.165, 0.035, '#7fe0d0') +
    circle(0.07, 1.165, 0.035, '#7fe0d0') +
    stroke('M0 1.34V1.44', tone('#8d9aa8'), 0.03) +
    circle(0, 1.46, 0.04, '#f2a541')
  );
}

/** A quadcopter about 1 unit wide, seen from slightly below. */
export function drone(tone: Tone, colour: string = brand.maroon): string {
  const rotor = (x: number, y: number): string =>
    ellipse(x, y + 0.09, 0.22, 0.03, '#ffffff', 'opacity=".55"') +
    rect(x - 0.03, y - 0.02, 0.06, 0.11, tone('#3b4668'), 0.02);
  return (
    stroke('M-.42 .12L.42 -.04M-.42 -.04L.42 .12', tone('#3b4668'), 0.05) +
    rotor(-0.42, 0.12) +
    rotor(0.42, 0.12) +
    path('M-.2 .06Q0 .2 .2 .06Q.22 -.06 0 -.1Q-.22 -.06 -.2 .06Z', tone(colour)) +
    path('M-.14 .08Q0 .16 .14 .08Q0 .11 -.14 .08Z', tone(lighter(colour, 0.4))) +
    rotor(-0.42, -0.04) +
    rotor(0.42, -0.04) +
    circle(0, -0.13, 0.06, tone('#20263a')) +
    circle(0.012, -0.125, 0.025, '#9cc3ff') +
    stroke('M-.13 -.06L-.18 -.22H-.26M.13 -.06L.18 -.22H.26', tone('#3b4668'), 0.022)
  );
}

/** An oscilloscope about 0.5 m wide. */
export function oscilloscope(tone: Tone): string {
  const knob = (x: number, y: number): string => circle(x, y, 0.022, tone('#3b4668'));
  return (
    rect(-0.25, 0, 0.5, 0.3, tone('#d7dbd9'), 0.02) +
    rect(-0.22, 0.05, 0.28, 0.21, '#0f2f3a', 0.015) +
    stroke('M-.21 .155Q-.175 .29 -.14 .155T-.07 .155T0 .155T.05 .155', '#8df0c8', 0.012) +
    stroke('M-.08 .06V.25M-.21 .155H.05', '#3f6f78', 0.004) +
    knob(0.1, 0.22) +
    knob(0.16, 0.22) +
    knob(0.21, 0.22) +
    knob(0.1, 0.15) +
    knob(0.16, 0.15) +
    circle(0.21, 0.15, 0.015, '#f2645a') +
    knob(0.12, 0.07) +
    knob(0.19, 0.07)
  );
}

/** A circuit board, w by h units, traces and chips included; origin lower left. */
export function board(tone: Tone, w: number, h: number, colour = '#1d6b5c'): string {
  const traces = Array.from(
    { length: 7 },
    (_, i) =>
      `M${num(w * 0.06)} ${num(h * (0.14 + i * 0.12))}H${num(w * (0.16 + (i % 3) * 0.06))}L${num(w * (0.22 + (i % 3) * 0.06))} ${num(h * (0.2 + i * 0.1))}H${num(w * 0.94)}`,
  ).join('');
  const chip = (x: number, y: number, cw: number, ch: number): string => {
    const pins = Array.from(
      { length: 6 },
      (_, i) => `M${num(x + (cw * (i + 0.5)) / 6)} ${num(y - h * 0.035)}V${num(y + ch + h * 0.035)}`,
    ).join('');
    return (
      stroke(pins, tone('#d9c48a'), w * 0.009) +
      rect(x, y, cw, ch, tone('#20263a'), w * 0.01) +
      circle(x + cw * 0.12, y + ch * 0.8, w * 0.008, tone('#8d9aa8'))
    );
  };
  const dots = Array.from({ length: 8 }, (_, i) =>
    circle(w * (0.08 + i * 0.12), h * (i % 2 ? 0.07 : 0.93), w * 0.012, tone('#e8c66a')),
  ).join('');
  return (
    rect(0, 0, w, h, tone(colour), w * 0.025) +
    stroke(traces, tone('#6fc3a0'), w * 0.006, 'opacity=".75"') +
    chip(w * 0.36, h * 0.36, w * 0.26, h * 0.3) +
    chip(w * 0.72, h * 0.2, w * 0.16, h * 0.14) +
    chip(w * 0.72, h * 0.62, w * 0.18, h * 0.16) +
    rect(w * 0.1, h * 0.62, w * 0.14, h * 0.22, tone('#c9ced6'), w * 0.01) +
    circle(w * 0.18, h * 0.3, w * 0.04, tone('#2f4a7d')) +
    circle(w * 0.28, h * 0.8, w * 0.022, '#f2645a') +
    circle(w * 0.62, h * 0.82, w * 0.016, '#ffd166') +
    dots
  );
}
