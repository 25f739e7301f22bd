import type { Point } from '../svg.ts';

/** Angles of the two bones of both limbs of a kind. */
export type Limbs = readonly [number, number, number, number];

/** The joints of a posed figure in metres. */
export interface Joints {
  readonly hips: Point;
  readonly neck: Point;
  readonly shoulders: readonly [Point, Point];
}

/** The bearing of a figure: angles in degrees from straight down, positive towards +x. */
export interface Pose {
  /** Upper arm and forearm on the −x side, then those on the +x side. */
  readonly arms: Limbs;
  /** Thigh and shin on the −x side, then those on the +x side. */
  readonly legs: Limbs;
  /** Lean of the trunk: angle from straight up, positive towards +x. */
  readonly lean?: number;
  /** Turn of the head against the trunk. */
  readonly nod?: number;
  /** Height of the hips in metres when the feet do not carry the figure. */
  readonly hips?: number;
  /** Whether it is seen from the side, facing +x. */
  readonly side?: boolean;
}

const still = [-3, -1, 3, 1] as const;

/** Every pose, by name. */
export const poses = {
  stand: { arms: [-9, -4, 9, 4], legs: still },
  relaxed: { arms: [-10, -4, 24, -48], legs: [-5, -2, 4, 2] },
  folded: { arms: [-16, 66, 16, -66], legs: still },
  wave: { arms: [-9, -4, 128, 168], legs: still },
  cheer: { arms: [-142, -160, 142, 160], legs: [-7, -5, 7, 5] },
  present: { arms: [-10, -4, 78, 96], legs: still },
  point: { arms: [-14, 40, 112, 118], legs: still },
  hold: { arms: [-18, 34, 18, -34], legs: still },
  offer: { arms: [30, 78, 24, 72], legs: [-4, -2, 5, 0], side: true },
  photo: { arms: [28, 118, 20, 124], legs: [-6, -2, 8, 0], side: true, lean: 3 },
  salute: { arms: [-8, -3, 62, -142], legs: [-1, -1, 1, 1] },
  walk: { arms: [-24, -4, 22, 36], legs: [24, 10, -16, -34], side: true, lean: 3 },
  stroll: { arms: [16, 30, -16, -2], legs: [-14, -28, 18, 8], side: true, lean: 2 },
  run: { arms: [-52, 40, 48, 124], legs: [58, -6, -28, -92], side: true, lean: 14 },
  sprint: { arms: [62, 140, -58, 26], legs: [-36, -70, 72, 14], side: true, lean: 20 },
  kick: { arms: [-64, -50, 48, 60], legs: [-16, -12, 58, 66], side: true, lean: -10 },
  jump: { arms: [-40, -20, 158, 174], legs: [-18, -58, 16, -32], lean: 8, hips: 1.5 },
  leap: { arms: [150, 172, -30, 10], legs: [34, -30, -26, -74], lean: 4, side: true, hips: 1.36 },
  block: { arms: [-168, -176, 168, 176], legs: [-8, -24, 8, -20], hips: 1.3 },
  dribble: { arms: [-34, 12, 36, 20], legs: [34, -22, -18, -54], side: true, lean: 20 },
  raid: { arms: [-70, -40, 82, 74], legs: [-46, -34, 66, 4], side: true, lean: 30 },
  crouch: { arms: [-58, -24, 58, 24], legs: [-42, 16, 42, -16], lean: 0 },
  lunge: { arms: [-98, -98, 98, 98], legs: [76, 0, -56, -60], lean: 0, side: true },
  tree: { arms: [-158, -196, 158, 196], legs: [0, 0, 64, -66] },
  lotus: { arms: [-26, -30, 26, 30], legs: [-84, 66, 84, -66], hips: 0.14 },
  lift: { arms: [-126, -176, 126, 176], legs: [-14, -2, 14, 2] },
  squat: { arms: [-58, -150, 58, 150], legs: [-58, 24, 58, -24] },
  pull: { arms: [48, 62, 52, 68], legs: [52, -26, -8, -30], side: true, lean: 24 },
  kneel: { arms: [34, 58, 46, 50], legs: [76, -4, 4, -88], side: true, lean: 22 },
  dig: { arms: [40, 30, 66, 44], legs: [26, 2, -18, -22], side: true, lean: 30 },
  bend: { arms: [48, 60, 56, 66], legs: [-4, -2, 6, 0], side: true, lean: 26, nod: 12 },
  sit: { arms: [20, 74, 26, 80], legs: [84, 4, 80, -4], side: true, hips: 0.5 },
  type: { arms: [-16, 30, 16, -30], legs: [-8, 0, 8, 0], hips: 0.48 },
  pedal: { arms: [56, 74, 52, 70], legs: [74, -8, 38, -14], side: true, lean: 26, hips: 0.98 },
  lie: { arms: [-6, -4, 24, 10], legs: [0, 0, 3, 0] },
  dance: { arms: [-118, -176, 96, 40], legs: [-26, 10, 20, 6], lean: -6, nod: 8 },
  twirl: { arms: [-72, -120, 148, 196], legs: [-8, -2, 30, -24], lean: 6, nod: -6 },
  drum: { arms: [-34, 30, 30, -26], legs: [-8, -2, 10, 4], nod: 8 },
  toss: { arms: [-18, 24, 166, 172], legs: [-5, -3, 5, 3], lean: -3 },
} as const satisfies Record<string, Pose>;

/** The name of a pose. */
export type PoseName = keyof typeof poses;
