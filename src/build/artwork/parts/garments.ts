import { darker, lighter } from '../colour.ts';
import { num, type Point, path, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';
import type { Joints, Pose } from './poses.ts';
import type { Person } from './wardrobe.ts';

const at = ([x, y]: Point, dx: number, dy: number): string => `${num(x + dx)} ${num(y + dy)}`;

/** How far below the hips a garment reaches (metres), and how wide its hem is. */
const hems: Partial<Record<Person['outfit'], readonly [number, number]>> = {
  kurta: [0.4, 0.2],
  salwar: [0.44, 0.25],
  saree: [0.84, 0.25],
  gown: [0.7, 0.32],
  labcoat: [0.38, 0.23],
};

/** The part of a long garment that falls over the legs. */
export function skirt(person: Person, pose: Pose, joints: Joints, tone: Tone): string {
  const hem = hems[person.outfit];
  if (!hem) return '';
  const { hips } = joints;
  const seated = pose.hips !== undefined && pose.hips < 0.6;
  const [drop, wide] = [Math.min(hem[0], hips[1] - 0.05) * (seated ? 0.4 : 1), hem[1] + (pose.side ? 0.02 : 0)];
  const waist = pose.side ? 0.13 : 0.17;
  const swing = pose.side ? 0.05 : 0;
  const shape = (w: number): string =>
    `M${at(hips, -waist, 0.1)}L${at(hips, -wide + swing, -drop)}Q${at(hips, swing, -drop - 0.04)} ${at(hips, w + swing, -drop)}L${at(hips, waist, 0.1)}Z`;
  const fold = stroke(
    `M${at(hips, 0.05, 0.02)}L${at(hips, wide * 0.45 + swing, -drop + 0.03)}`,
    tone(darker(person.top, 0.2)),
    0.03,
  );
  const border =
    person.outfit === 'saree' || person.outfit === 'salwar'
      ? stroke(
          `M${at(hips, -wide + swing, -drop + 0.03)}Q${at(hips, swing, -drop - 0.01)} ${at(hips, wide + swing, -drop + 0.03)}`,
          tone('#f2c46b'),
          0.035,
        )
      : '';
  return path(shape(wide), tone(person.top)) + fold + border;
}

function outline(pose: Pose, joints: Joints, broad: number): string {
  const { hips, neck, shoulders } = joints;
  const w = pose.side ? 0.135 : broad;
  const [left, right] = shoulders;
  const spread = pose.side ? 0.07 : 0.05;
  return `M${at(neck, -0.06, 0.03)}Q${at(left, -spread, 0.07)} ${at(left, -spread, -0.06)}L${at(hips, -w, -0.05)}Q${at(hips, 0, -0.1)} ${at(hips, w, -0.05)}L${at(right, spread, -0.06)}Q${at(right, spread, 0.07)} ${at(neck, 0.06, 0.03)}Z`;
}

function front(person: Person, joints: Joints, tone: Tone): string {
  const { hips, neck } = joints;
  const collar = (fill: string, depth: number, wide: number): string =>
    path(`M${at(neck, -wide, 0.03)}L${at(neck, 0, -depth)}L${at(neck, wide, 0.03)}Z`, tone(fill));
  switch (person.outfit) {
    case 'blazer':
      return (
        collar('#fbf7ef', 0.26, 0.075) +
        path(
          `M${at(neck, -0.018, -0.02)}L${at(neck, -0.03, -0.2)}L${at(neck, 0, -0.25)}L${at(neck, 0.03, -0.2)}L${at(neck, 0.018, -0.02)}Z`,
          tone(person.bottom === '#8a7a63' ? '#1f8a8a' : '#b3152a'),
        ) +
        stroke(`M${at(neck, 0, -0.26)}L${at(hips, 0, -0.06)}`, tone(darker(person.top, 0.3)), 0.014)
      );
    case 'labcoat':
      return (
        path(
          `M${at(neck, -0.08, 0.03)}L${at(neck, -0.03, -0.26)}L${at(hips, -0.045, -0.3)}H${num(hips[0] + 0.045)}L${at(neck, 0.03, -0.26)}L${at(neck, 0.08, 0.03)}Z`,
          tone(person.bottom),
        ) + stroke(`M${at(neck, -0.14, -0.24)}h.08`, tone('#c9c3b8'), 0.016)
      );
    case 'gown':
      return path(
        `M${at(neck, -0.1, 0.02)}L${at(hips, -0.1, -0.1)}h.07L${at(neck, 0, -0.14)}L${at(hips, 0.03, -0.1)}h.07L${at(neck, 0.1, 0.02)}L${at(neck, 0, -0.08)}Z`,
        tone(person.bottom),
      );
    case 'vest':
      return stroke(
        `M${at(neck, -0.1, 0)}L${at(hips, -0.1, -0.04)}M${at(neck, 0.1, 0)}L${at(hips, 0.1, -0.04)}M${at(hips, -0.17, 0.16)}H${num(hips[0] + 0.17)}`,
        tone('#f6f1c9'),
        0.036,
      );
    case 'scrubs':
      return collar(person.skin, 0.12, 0.06);
    case 'shirt':
      return (
        collar(lighter(person.top, 0.4), 0.09, 0.065) +
        stroke(`M${at(neck, 0, -0.08)}L${at(hips, 0, -0.05)}`, tone(darker(person.top, 0.16)), 0.012)
      );
    case 'kurta':
      return (
        stroke(`M${at(neck, 0, 0)}V${num(neck[1] - 0.24)}`, tone(darker(person.top, 0.3)), 0.022) +
        collar(person.skin, 0.05, 0.045)
      );
    case 'kit':
      return collar(person.skin, 0.06, 0.05) + stroke(`M${at(neck, -0.08, -0.22)}h.16`, tone('#fbf7ef'), 0.05);
    default:
      return collar(person.skin, 0.07, 0.055);
  }
}

/** The upper garment with its collar, tie, stole or drape. */
export function trunk(person: Person, pose: Pose, joints: Joints, tone: Tone): string {
  const { hips, neck, shoulders } = joints;
  const broad =
    person.outfit === 'gown' ? 0.22 : person.outfit === 'labcoat' || person.outfit === 'blazer' ? 0.185 : 0.16;
  const shape = path(outline(pose, joints, broad), tone(person.top));
  const half = pose.side
    ? path(
        `M${at(neck, -0.06, 0.03)}Q${at(shoulders[0], -0.07, 0.07)} ${at(shoulders[0], -0.07, -0.06)}L${at(hips, -0.135, -0.05)}L${at(hips, -0.03, -0.09)}L${at(neck, -0.02, 0)}Z`,
        tone(darker(person.top, 0.14)),
      )
    : path(
        `M${at(neck, 0.02, 0.02)}L${at(hips, 0.04, -0.09)}L${at(hips, broad, -0.05)}L${at(shoulders[1], 0.05, -0.06)}Q${at(shoulders[1], 0.05, 0.07)} ${at(neck, 0.06, 0.03)}Z`,
        tone(darker(person.top, 0.1)),
      );
  const pallu =
    person.outfit === 'saree' || person.outfit === 'salwar'
      ? stroke(
          `M${at(shoulders[1], -0.02, 0.03)}L${at(hips, -0.13, 0.06)}`,
          tone(person.outfit === 'saree' ? lighter(person.top, 0.3) : '#f2c46b'),
          person.outfit === 'saree' ? 0.1 : 0.07,
        )
      : '';
  return shape + half + (person.back || pose.side ? '' : front(person, joints, tone)) + pallu;
}
