import { darker, lighter } from '../colour.ts';
import { brand } from '../palette.ts';
import { circle, path, stroke } from '../svg.ts';
import type { Sitter } from './sitter.ts';

/** Outline of shoulders and chest, down to below the sheet. */
const BODY =
  'M262 412C230 438 150 446 116 490C92 524 84 600 80 980H560C556 600 548 524 524 490C490 446 410 438 378 412Q320 462 262 412Z';

const body = (colour: string): string =>
  path(BODY, colour) +
  path(
    'M378 412C410 438 490 446 524 490C548 524 556 600 560 980H420C440 700 440 560 378 412Z',
    darker(colour, 0.2),
    'opacity=".6"',
  ) +
  stroke('M170 980Q160 660 176 566M470 980Q480 660 464 566', darker(colour, 0.3), 5, 'opacity=".55"');

function jacket(colour: string, shirt: string, tie: string | undefined): string {
  const neckwear = tie
    ? path('M304 446H336L330 472L348 640V980H292V640L310 472Z', tie) +
      path('M303 444H337L329 474H311Z', darker(tie, 0.18)) +
      stroke('M300 560L344 530M296 620L347 584', lighter(tie, 0.3), 5, 'opacity=".5"')
    : '';
  return (
    body(colour) +
    path('M276 406L250 440L320 700L390 440L364 406Q320 456 276 406Z', shirt) +
    neckwear +
    path('M276 404L246 436L292 486L320 452Z', lighter(shirt, 0.4)) +
    path('M364 404L394 436L348 486L320 452Z', darker(lighter(shirt, 0.4), 0.06)) +
    path('M250 428L206 470L230 512L214 530L318 720L322 720L300 600Z', lighter(colour, 0.09)) +
    path('M390 428L434 470L410 512L426 530L322 720L318 720L340 600Z', darker(colour, 0.08)) +
    stroke('M320 720V980', darker(colour, 0.35), 4)
  );
}

function collared(colour: string): string {
  return (
    body(colour) +
    path('M274 404L240 434L286 498L320 448Z', lighter(colour, 0.25)) +
    path('M366 404L400 434L354 498L320 448Z', lighter(colour, 0.14)) +
    stroke('M320 456V980', darker(colour, 0.22), 4) +
    circle(320, 520, 5, darker(colour, 0.3)) +
    circle(320, 590, 5, darker(colour, 0.3))
  );
}

/** Clothes over the shoulders, drawn over the neck and under the face. */
export function dress(sitter: Sitter): string {
  const { top, accent, skin } = sitter;
  switch (sitter.dress) {
    case 'suit':
      return jacket(darker(top, 0.3), '#fbf7ef', accent === '#f4ead9' ? brand.maroon : accent);
    case 'blazer':
      return jacket(top, sitter.woman ? '#f9e9d2' : '#e3ecf4', undefined);
    case 'labcoat':
      return (
        jacket('#f4f3ee', brand.teal, undefined) +
        stroke('M410 600H480', '#c9c3b8', 5) +
        stroke('M430 600V570M446 600V576', brand.maroon, 6)
      );
    case 'saree':
      return (
        body(darker(top, 0.3)) +
        path('M262 412Q320 500 378 412L390 426Q320 540 250 426Z', skin) +
        path('M116 490C180 440 236 440 262 424C300 520 420 620 560 640V980H80C84 600 92 524 116 490Z', top) +
        path('M262 424C300 520 420 620 560 640V672C400 650 286 540 240 432Z', '#f2c14e') +
        stroke(
          'M190 452C230 560 340 680 500 740M150 468C180 600 280 740 420 820',
          darker(top, 0.2),
          5,
          'opacity=".6"',
        ) +
        stroke('M272 424Q320 492 368 424', '#f2c14e', 5) +
        circle(320, 470, 8, '#f2c14e')
      );
    case 'kurta':
      return (
        body(top) +
        path('M272 408Q320 462 368 408L374 424Q320 482 266 424Z', lighter(top, 0.22)) +
        path('M306 462H334V640H306Z', darker(top, 0.16)) +
        [490, 540, 590].map((y) => circle(320, y, 5.5, '#f2c14e')).join('') +
        stroke('M298 464V650H342V464', lighter(top, 0.35), 3.5)
      );
    case 'salwar':
      return (
        body(top) +
        path('M262 412Q320 510 378 412L388 424Q320 548 252 424Z', skin) +
        stroke('M254 428Q320 552 386 428', accent, 8) +
        path(
          'M252 424C200 440 150 450 128 480C150 620 190 760 220 980H300C250 780 240 560 252 424Z',
          lighter(accent, 0.1),
          'opacity=".95"',
        ) +
        path(
          'M388 424C440 440 490 450 512 480C490 620 450 760 420 980H340C390 780 400 560 388 424Z',
          accent,
          'opacity=".95"',
        )
      );
    case 'polo':
      return collared(top) + stroke('M276 410L250 434M364 410L390 434', lighter(accent, 0.2), 6);
    case 'hoodie':
      return (
        body(top) +
        path(
          'M262 408C214 420 204 462 236 492Q320 560 404 492C436 462 426 420 378 408Q320 500 262 408Z',
          lighter(top, 0.14),
        ) +
        path('M272 416Q320 506 368 416Q366 470 320 490Q274 470 272 416Z', '#f9f1e2') +
        stroke('M290 500Q286 560 290 600M350 500Q354 560 350 600', '#f9f1e2', 7)
      );
    case 'shirt':
      return collared(accent === '#f4ead9' ? '#e9e1d2' : lighter(top, 0.35));
  }
}
