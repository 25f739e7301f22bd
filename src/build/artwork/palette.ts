/** The colours every picture is mixed from. */

/** The colours of the brand. */
export const brand = {
  maroon: '#b3152a',
  navy: '#14213d',
  sand: '#f4ead9',
  teal: '#1f8a8a',
  marigold: '#f2a541',
} as const;

/** Materials of buildings, furniture and the ground. */
export const material = {
  brick: '#b5573f',
  plaster: '#f1e3cb',
  concrete: '#c9c3b8',
  stone: '#ddcfb6',
  glass: '#8fc0cb',
  wood: '#b98552',
  darkWood: '#7d5235',
  steel: '#8d9aa8',
  iron: '#4a5568',
  asphalt: '#5d6270',
  paving: '#e0d2ba',
  earth: '#b98a5f',
  grass: '#7fae5c',
  leaf: '#4f8f58',
  deepLeaf: '#2f6b52',
  water: '#6db5bf',
  white: '#fbf7ef',
  black: '#20263a',
} as const;

/** Clothes that sit well together. */
export const cloth = [
  '#b3152a',
  '#1f8a8a',
  '#f2a541',
  '#2f4a7d',
  '#e8dcc6',
  '#d9694f',
  '#5a7d5a',
  '#7b4b72',
  '#3f6fa3',
  '#e7b9a0',
  '#8c2f39',
  '#f6f1e7',
] as const;

/** Trousers and other quiet garments. */
export const quietCloth = ['#26324f', '#3b4252', '#574a45', '#8a7a63', '#2d3a4f', '#45526b'] as const;

/** Skin tones from light to deep. */
export const skin = ['#e8bb96', '#deaa80', '#cf9768', '#bf8254', '#a76c44', '#8a5738'] as const;

/** Hair, from black over brown to henna. */
export const hair = ['#1c1a22', '#25202a', '#33262a', '#4a2f28'] as const;

/** Greying hair of senior people. */
export const greyHair = ['#6d6a70', '#8f8c90', '#b9b5b4', '#d8d4d0'] as const;
