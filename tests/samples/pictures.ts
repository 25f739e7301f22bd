/*
 * Whole pictures in few bytes. They are WebP, also where the name is that of a JPEG: browsers and checks read what is in
 * a file.
 */

const decode = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** 2000 × 1200 px. */
export const largePicture: Uint8Array = decode(
  'UklGRoYAAABXRUJQVlA4THoAAAAvz8crAQcQEf0PCEiS/u8PjOh/xn/+85///Oc///nPf/7zn//85z//+c9//vOf//znP//5z3/+85///Oc///nPf/7zn//85z//+c9//vOf//znP//5z3/+85///Oc///nPf/7zn//85z//+c9//vOf//znP//5z/9PAA==',
);

/** 64 × 48 px. */
export const smallPicture: Uint8Array = decode('UklGRiAAAABXRUJQVlA4TBQAAAAvP8ALAAcQEf0PAAnh/3oxov+pHw==');

/** 8 × 8 px. */
export const smallDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
