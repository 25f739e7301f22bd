import { darker, lighter, mix } from '../colour.ts';
import { circle, ellipse, path, stroke } from '../svg.ts';
import type { Sitter } from './sitter.ts';

/** Outline of the face; the sheet is 640 by 640 units, the middle of the face lies at 320, 270. */
const FACE =
  'M226 248C224 148 416 148 414 248C416 306 398 352 364 376C340 393 300 393 276 376C242 352 224 306 226 248Z';

const mirror = (content: string): string => `${content}<g transform="translate(640 0) scale(-1 1)">${content}</g>`;

function eyes(sitter: Sitter): string {
  const dark = '#2a1d24';
  const lashes = sitter.woman ? stroke('M262 255Q258 252 254 247', dark, 4) : '';
  const eye =
    path('M262 260Q281 243 300 260Q281 273 262 260Z', '#fffaf2') +
    circle(281, 259, 9.5, '#4a2d22') +
    circle(281, 259, 5, '#1a1218') +
    circle(284, 255.5, 2.6, '#ffffff') +
    stroke('M261 259Q281 240 301 260', dark, sitter.woman ? 4.6 : 3.8) +
    lashes;
  const lid = stroke('M264 246Q281 236 299 246', darker(sitter.skin, 0.22), 2.5, 'opacity=".6"');
  const browColour =
    sitter.hairStyle === 'turban' || sitter.hairStyle === 'hijab'
      ? sitter.senior
        ? sitter.hair
        : '#2a2028'
      : mix(sitter.hair, '#2a2028', 0.3);
  const brow = sitter.woman
    ? stroke('M256 230Q279 217 303 228', browColour, 6)
    : stroke('M254 230Q278 215 304 227', browColour, 9.5);
  return mirror(eye + lid + brow);
}

function mouth(sitter: Sitter): string {
  const lip = sitter.woman ? mix('#b8484f', sitter.skin, 0.25) : mix(darker(sitter.skin, 0.25), '#b0524d', 0.4);
  if (sitter.smile === 'closed')
    return (
      stroke('M288 337Q320 358 352 337', darker(lip, 0.25), 5) +
      stroke('M303 350Q320 358 337 350', lip, 6, 'opacity=".8"')
    );
  return (
    path('M283 331Q320 341 357 331Q350 367 320 367Q290 367 283 331Z', '#7a2732') +
    path('M288 333Q320 342 352 333L349 344Q320 352 291 344Z', '#fffaf2') +
    stroke('M283 331Q320 341 357 331', lip, 4.5) +
    stroke('M296 361Q320 372 344 361', lip, 6)
  );
}

function beard({ beard: kind, hair, senior, skin }: Sitter): string {
  const colour = senior ? hair : mix(hair, '#2a2028', 0.4);
  const moustache = path(
    'M320 318C304 312 284 318 276 333C292 330 306 332 320 328C334 332 348 330 364 333C356 318 336 312 320 318Z',
    colour,
  );
  if (kind === 'moustache') return moustache;
  const jaw =
    'M228 272C230 330 246 366 274 386C300 404 340 404 366 386C394 366 410 330 412 272C404 300 396 316 376 322C352 312 288 312 264 322C244 316 236 300 228 272ZM286 336Q320 326 354 336Q352 366 320 366Q288 366 286 336Z';
  if (kind === 'stubble') return path(jaw, mix(colour, skin, 0.4), 'opacity=".38" fill-rule="evenodd"');
  return kind === 'full' ? path(jaw, colour, 'fill-rule="evenodd"') + moustache : '';
}

function glasses(): string {
  const frame = 'fill="#ffffff" fill-opacity=".14" stroke="#2b2a3a" stroke-width="5"';
  return (
    mirror(
      `<rect x="248" y="236" width="62" height="47" rx="19" ${frame}/>${stroke('M248 252L229 247', '#2b2a3a', 5)}`,
    ) + stroke('M310 252Q320 245 330 252', '#2b2a3a', 5)
  );
}

/** The head without hair: neck, ears, face and what is on it. */
export function face(sitter: Sitter): string {
  const shade = mix(sitter.skin, '#5a2430', 0.28);
  const covered = sitter.hairStyle === 'hijab';
  const neck =
    path('M274 340V424Q320 462 366 424V340Z', sitter.skin) +
    path('M274 360Q320 430 366 360V392Q320 446 274 404Z', shade, 'opacity=".55"');
  const ears = covered
    ? ''
    : mirror(
        ellipse(225, 276, 17, 26, sitter.skin) +
          path('M218 266Q228 264 229 280Q224 290 219 286Q226 278 218 266Z', shade, 'opacity=".6"'),
      ) + (sitter.woman ? mirror(circle(224, 308, 6.5, '#f2c14e')) : '');
  const side = path(
    'M320 172C392 170 415 200 414 248C416 306 398 352 364 376C352 385 336 389 320 389C366 352 384 300 372 236C366 204 348 184 320 172Z',
    shade,
    'opacity=".17"',
  );
  const cheeks = mirror(ellipse(260, 312, 23, 15, '#e2574c', 'opacity=".16"'));
  const nose =
    stroke('M322 262Q326 290 334 301Q330 311 314 309', shade, 4.5, 'opacity=".75"') +
    ellipse(314, 296, 5, 9, lighter(sitter.skin, 0.35), 'opacity=".4"');
  const age = sitter.senior
    ? mirror(stroke('M272 312Q262 326 263 342', shade, 3, 'opacity=".5"')) +
      stroke('M284 196Q320 189 356 196M294 208Q320 203 346 208', shade, 2.6, 'opacity=".4"')
    : '';
  const bindi = sitter.woman && sitter.dress === 'saree' ? circle(320, 222, 5.5, '#b3152a') : '';
  return (
    neck +
    ears +
    path(FACE, sitter.skin) +
    side +
    cheeks +
    age +
    nose +
    mouth(sitter) +
    beard(sitter) +
    eyes(sitter) +
    bindi +
    (sitter.glasses ? glasses() : '')
  );
}
