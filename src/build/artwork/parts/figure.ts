import { darker, mix } from '../colour.ts';
import { circle, ellipse, group, num, type Point, polygon, rect, stroke } from '../svg.ts';
import type { Place, Tone, World } from '../world.ts';
import { skirt, trunk } from './garments.ts';
import { head, mane } from './head.ts';
import { type Joints, type Limbs, type Pose, poses } from './poses.ts';
import { castShadow } from './terrain.ts';
import type { Person } from './wardrobe.ts';

/** Lengths of the limbs in metres, for a figure of 1.72 m. */
const LENGTH = { upperArm: 0.28, forearm: 0.26, thigh: 0.43, shin: 0.44, trunk: 0.5 } as const;
const HEIGHT = 1.72;

const along = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin((angle * Math.PI) / 180) * length,
  y - Math.cos((angle * Math.PI) / 180) * length,
];

/** A limb of two bones as one outline that gets thinner towards its end. */
function limb(a: Point, b: Point, c: Point, widths: readonly [number, number, number], fill: string): string {
  const bone = (p: Point, q: Point, w0: number, w1: number): string => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
    return polygon(
      [
        [p[0] + nx * w0, p[1] + ny * w0],
        [q[0] + nx * w1, q[1] + ny * w1],
        [q[0] - nx * w1, q[1] - ny * w1],
        [p[0] - nx * w0, p[1] - ny * w0],
      ],
      fill,
    );
  };
  const [w0, w1, w2] = widths;
  return (
    circle(a[0], a[1], w0, fill) +
    bone(a, b, w0, w1) +
    circle(b[0], b[1], w1, fill) +
    bone(b, c, w1, w2) +
    circle(c[0], c[1], w2, fill)
  );
}

/** The angles of the limb on one side: 0 is −x, 1 is +x. */
const bones = (limbs: Limbs, index: 0 | 1): readonly [number, number] =>
  index ? [limbs[2], limbs[3]] : [limbs[0], limbs[1]];

function hipHeight(pose: Pose): number {
  if (pose.hips !== undefined) return pose.hips;
  const reach = (index: 0 | 1): number => {
    const [thigh, shin] = bones(pose.legs, index);
    return -along(along([0, 0], thigh, LENGTH.thigh), shin, LENGTH.shin)[1];
  };
  return Math.max(reach(0), reach(1)) + 0.05;
}

const bareLegs = new Set<Person['outfit']>(['kit']);
const bareArms = new Set<Person['outfit']>(['tee', 'kit', 'vest', 'scrubs', 'saree', 'dhoti']);

function leg(person: Person, pose: Pose, index: 0 | 1, hips: Point, tone: Tone): string {
  const spread = pose.side ? 0.02 : 0.085;
  const hip: Point = [hips[0] + (index ? spread : -spread), hips[1] + 0.02];
  const [thigh, shin] = bones(pose.legs, index);
  const knee = along(hip, thigh, LENGTH.thigh);
  const ankle = along(knee, shin, LENGTH.shin);
  const far = pose.side && index === 1 ? 0.22 : 0;
  const bare = bareLegs.has(person.outfit);
  const cloth = tone(
    darker(person.outfit === 'scrubs' ? person.top : person.outfit === 'dhoti' ? '#f6f1e7' : person.bottom, far),
  );
  const fill = bare ? tone(darker(person.skin, far)) : cloth;
  const toe = pose.side ? 0.06 : index ? 0.015 : -0.015;
  const shoe = group(
    `translate(${num(ankle[0] + toe)} ${num(ankle[1] - 0.03)}) rotate(${num(pose.side ? Math.max(-70, shin) : 0)})`,
    ellipse(0, 0, pose.side ? 0.115 : 0.07, 0.05, tone(bare ? '#f6f1e7' : '#2a2433')),
  );
  const shorts = bare ? limb(hip, along(hip, thigh, 0.15), along(hip, thigh, 0.28), [0.1, 0.1, 0.105], cloth) : '';
  return shoe + limb(hip, knee, ankle, bare ? [0.085, 0.062, 0.042] : [0.1, 0.075, 0.062], fill) + shorts;
}

function arm(person: Person, pose: Pose, index: 0 | 1, shoulder: Point, tone: Tone): string {
  const [upper, fore] = bones(pose.arms, index);
  const elbow = along(shoulder, upper, LENGTH.upperArm);
  const wrist = along(elbow, fore, LENGTH.forearm);
  const far = pose.side && index === 1 ? 0.2 : 0.06;
  const sleeve = tone(darker(person.outfit === 'vest' ? '#e8dcc6' : person.top, far));
  const skin = tone(darker(person.skin, far * 0.7));
  const hand = circle(wrist[0], wrist[1], 0.05, skin);
  if (!bareArms.has(person.outfit))
    return hand + limb(shoulder, elbow, along(elbow, fore, LENGTH.forearm * 0.9), [0.07, 0.058, 0.05], sleeve);
  return (
    limb(shoulder, elbow, wrist, [0.058, 0.047, 0.036], skin) +
    hand +
    limb(shoulder, along(shoulder, upper, 0.1), along(shoulder, upper, 0.17), [0.068, 0.066, 0.064], sleeve)
  );
}

function bag(person: Person, pose: Pose, tone: Tone): string {
  if (!person.bag) return '';
  const colour = tone(person.bag);
  if (person.back)
    return (
      rect(-0.16, 1, 0.32, 0.42, colour, 0.09) + rect(-0.12, 1.03, 0.24, 0.16, tone(darker(person.bag, 0.25)), 0.04)
    );
  if (pose.side) return rect(-0.27, 1, 0.2, 0.4, colour, 0.08);
  return stroke('M-.13 1.4Q-.12 1.2 -.13 1.05M.13 1.4Q.12 1.2 .13 1.05', colour, 0.045);
}

/**
 * Draws a figure: origin between the feet, y up, in metres.
 *
 * @param scale canvas units per metre, deciding how much detail is worth drawing
 */
export function figure(person: Person, tone: Tone, scale: number): string {
  const pose: Pose = poses[person.pose];
  const hips: Point = [0, hipHeight(pose)];
  const neck = along(hips, 180 - (pose.lean ?? 0), LENGTH.trunk);
  const reach = pose.side ? 0.045 : person.outfit === 'blazer' || person.outfit === 'gown' ? 0.185 : 0.165;
  const drop = 0.055;
  const joints: Joints = {
    hips,
    neck,
    shoulders: [
      [neck[0] - reach, neck[1] - drop],
      [neck[0] + reach, neck[1] - drop],
    ],
  };
  const tilt = (pose.lean ?? 0) * 0.5 + (pose.nod ?? 0);
  const top = along(neck, 180 - tilt, 0.19);
  const skinShade = tone(mix(person.skin, '#4a2030', 0.22));
  const armAt = (i: 0 | 1): string => arm(person, pose, i, joints.shoulders[i], tone);
  const throat = stroke(
    `M${num(neck[0])} ${num(neck[1] - 0.03)}L${num(top[0])} ${num(top[1] - 0.06)}`,
    skinShade,
    0.085,
  );
  const place = `translate(${num(top[0])} ${num(top[1])}) rotate(${num(-tilt)})`;
  const skull = group(place, head(person, tone, pose.side === true, scale > 52));
  const carried = group(`translate(${num(neck[0])} ${num(neck[1] - 1.43)})`, bag(person, pose, tone));
  const body = [
    group(place, mane(person, tone)),
    pose.side ? armAt(1) : '',
    leg(person, pose, 1, hips, tone),
    leg(person, pose, 0, hips, tone),
    skirt(person, pose, joints, tone),
    person.back ? '' : pose.side ? carried : '',
    throat,
    trunk(person, pose, joints, tone),
    person.back || !pose.side ? carried : '',
    skull,
    pose.side ? '' : armAt(1),
    armAt(0),
  ].join('');
  const size = (person.height ?? HEIGHT) / HEIGHT;
  return group(`scale(${num(person.flip ? -size : size)} ${num(size)})`, body);
}

/**
 * Puts a person into the world.
 *
 * @param at where they stand; y lifts them onto a stage or a seat
 * @param shadow whether they cast a shadow on the ground
 */
export function stand(world: World, person: Person, at: Place, shadow = true): void {
  if (shadow && at[1] === 0) castShadow(world, at[0], at[2], 0.42, 1.5, 0.22);
  world.sprite(at, (tone, scale) => figure(person, tone, scale));
}

/** Where a hand of a person is, in metres from the place between the feet. */
function handOf(person: Person, index: 0 | 1): Point {
  const pose: Pose = poses[person.pose];
  const hips: Point = [0, hipHeight(pose)];
  const neck = along(hips, 180 - (pose.lean ?? 0), LENGTH.trunk);
  const reach = pose.side ? 0.045 : 0.165;
  const [upper, fore] = bones(pose.arms, index);
  const wrist = along(
    along([neck[0] + (index ? reach : -reach), neck[1] - 0.055], upper, LENGTH.upperArm),
    fore,
    LENGTH.forearm,
  );
  const size = (person.height ?? HEIGHT) / HEIGHT;
  return [(person.flip ? -wrist[0] : wrist[0]) * size, wrist[1] * size];
}

/** A drawing moved into the hand of a person: 0 is the hand on the −x side, 1 the other. */
export const held = (person: Person, index: 0 | 1, drawing: string): string => {
  const [x, y] = handOf(person, index);
  return group(`translate(${num(x)} ${num(y)})`, drawing);
};

/** A figure holding something, put into the world. */
export function holding(
  world: World,
  person: Person,
  at: Place,
  index: 0 | 1,
  drawing: (tone: Tone) => string,
  shadow = true,
): void {
  if (shadow && at[1] === 0) castShadow(world, at[0], at[2], 0.42, 1.5, 0.22);
  world.sprite(at, (tone, scale) => figure(person, tone, scale) + held(person, index, drawing(tone)));
}
