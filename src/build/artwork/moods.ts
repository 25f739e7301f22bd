import type { Stop } from './canvas.ts';

/** The light of a picture: what the sky looks like and what it does to colours. */
export interface Mood {
  /** Sky from the zenith (0) to the horizon (1). */
  readonly sky: readonly Stop[];
  /** Colour distant things fade into. */
  readonly haze: string;
  /** Distance in metres at which the haze has taken over. */
  readonly hazeFull: number;
  /** Colour laid over everything, and its share (0–1). */
  readonly ambient: readonly [colour: string, share: number];
  /** Colour of faces turned away from the light, and its share. */
  readonly shade: readonly [colour: string, share: number];
  /** Sun or moon: place as shares of the canvas, colour of disc and glow. */
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
    readonly glow: string;
  };
  /** From where the light falls: −1 left, 1 right. */
  readonly side: -1 | 1;
  /** Length of shadows in multiples of the height of what casts them. */
  readonly shadow: number;
  /** Whether lamps and windows shine. */
  readonly lit: boolean;
  /** Whether stars stand in the sky. */
  readonly stars: boolean;
}

const day: Mood = {
  sky: [
    [0, '#5fa8c9'],
    [0.55, '#a9d6df'],
    [1, '#eef3e6'],
  ],
  haze: '#dfebe4',
  hazeFull: 900,
  ambient: ['#fff3d6', 0.04],
  shade: ['#24365e', 0.26],
  sun: { x: 0.8, y: 0.14, r: 46, colour: '#fffbe9', glow: '#fff4cf' },
  side: 1,
  shadow: 0.9,
  lit: false,
  stars: false,
};

const morning: Mood = {
  sky: [
    [0, '#8fc3c4'],
    [0.5, '#d8e4d0'],
    [1, '#fbe6c8'],
  ],
  haze: '#f3e6cf',
  hazeFull: 420,
  ambient: ['#ffe9c4', 0.1],
  shade: ['#2f4a63', 0.26],
  sun: { x: 0.24, y: 0.4, r: 60, colour: '#fffdf2', glow: '#fff0c4' },
  side: -1,
  shadow: 1.8,
  lit: false,
  stars: false,
};

const golden: Mood = {
  sky: [
    [0, '#6a9fa8'],
    [0.45, '#f0d3a0'],
    [0.8, '#f7b56c'],
    [1, '#f2925a'],
  ],
  haze: '#f4c189',
  hazeFull: 420,
  ambient: ['#f49a4c', 0.14],
  shade: ['#3a2350', 0.36],
  sun: { x: 0.72, y: 0.46, r: 64, colour: '#fff4d2', glow: '#ffd98a' },
  side: 1,
  shadow: 2.6,
  lit: false,
  stars: false,
};

const dusk: Mood = {
  sky: [
    [0, '#232a58'],
    [0.45, '#6c4777'],
    [0.78, '#d3706c'],
    [1, '#f5a56e'],
  ],
  haze: '#a9627a',
  hazeFull: 420,
  ambient: ['#4c3470', 0.3],
  shade: ['#1a1740', 0.42],
  sun: { x: 0.66, y: 0.56, r: 54, colour: '#ffe3b0', glow: '#ffae73' },
  side: 1,
  shadow: 2,
  lit: true,
  stars: false,
};

const night: Mood = {
  sky: [
    [0, '#0a1230'],
    [0.6, '#1d2c58'],
    [1, '#3d4d7c'],
  ],
  haze: '#2c3b69',
  hazeFull: 420,
  ambient: ['#16224a', 0.52],
  shade: ['#0a1230', 0.46],
  sun: { x: 0.8, y: 0.16, r: 34, colour: '#f4efdc', glow: '#8fa4d6' },
  side: -1,
  shadow: 0.6,
  lit: true,
  stars: true,
};

/** Light of a bright room. */
const indoors: Mood = {
  ...day,
  haze: '#f6ead6',
  hazeFull: 160,
  ambient: ['#ffe9c8', 0.05],
  shade: ['#3a3358', 0.2],
  shadow: 0.4,
};

/** Light of a room with dark walls and glowing screens. */
const evening: Mood = {
  ...night,
  haze: '#26345f',
  hazeFull: 120,
  ambient: ['#2a3a72', 0.16],
  shade: ['#0a1230', 0.34],
  shadow: 0.3,
};

/** Every light a scene can be drawn in. */
export const moods = { day, morning, golden, dusk, night, indoors, evening } as const;

/** The name of a light. */
export type MoodName = keyof typeof moods;
