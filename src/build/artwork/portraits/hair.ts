import { darker, lighter } from '../colour.ts';
import { circle, ellipse, path, stroke } from '../svg.ts';
import type { Sitter } from './sitter.ts';

const shine = (colour: string): string => lighter(colour, 0.22);

/** Hair that falls behind neck and shoulders; drawn first. */
export function hairBehind({ hairStyle, hair }: Sitter): string {
  switch (hairStyle) {
    case 'long':
      return path(
        'M204 250C196 120 444 120 436 250C440 330 452 400 448 470Q400 500 320 500Q240 500 192 470C188 400 200 330 204 250Z',
        darker(hair, 0.1),
      );
    case 'wavy':
      return path(
        'M206 230C190 110 450 110 434 230C446 270 470 300 456 340C476 372 462 412 468 452Q440 500 400 486Q320 470 240 486Q200 500 172 452C178 412 164 372 184 340C170 300 194 270 206 230Z',
        darker(hair, 0.1),
      );
    case 'bob':
      return path(
        'M202 240C192 118 448 118 438 240C446 300 446 350 436 392Q400 412 372 396H268Q240 412 204 392C194 350 194 300 202 240Z',
        darker(hair, 0.1),
      );
    case 'bun':
      return (
        circle(320, 118, 52, hair) +
        stroke('M286 108Q320 78 354 108', shine(hair), 6, 'opacity=".5"') +
        path('M214 250C206 130 434 130 426 250L414 300H226Z', darker(hair, 0.1))
      );
    case 'ponytail':
      return (
        path(
          'M330 120C430 84 500 170 482 300C476 360 466 400 446 424Q424 430 420 408C436 330 430 220 340 170Z',
          darker(hair, 0.06),
        ) + path('M214 250C206 130 434 130 426 250L414 300H226Z', darker(hair, 0.1))
      );
    case 'braid':
      return path('M212 256C202 130 438 130 428 256L416 330H224Z', darker(hair, 0.1));
    default:
      return '';
  }
}

function wrapped(cover: string): string {
  const folds =
    stroke('M232 176Q300 120 404 196M222 200Q290 134 414 222M252 150Q330 106 392 166', darker(cover, 0.22), 6) +
    stroke('M240 168Q306 116 398 186', lighter(cover, 0.25), 3.5, 'opacity=".7"');
  return (
    path('M214 236C190 84 450 84 426 236Q400 190 320 190Q240 190 214 236Z', cover) +
    path('M214 236Q240 160 320 196Q380 158 426 236Q400 186 320 204Q240 186 214 236Z', darker(cover, 0.16)) +
    folds +
    path('M320 138L296 200Q320 186 344 200Z', lighter(cover, 0.16))
  );
}

function hijab(cover: string): string {
  return (
    path(
      'M320 116C430 116 446 210 438 290C432 350 452 420 500 470Q420 540 320 540Q220 540 140 470C188 420 208 350 202 290C194 210 210 116 320 116ZM320 170C258 170 240 214 242 258C244 322 270 386 320 388C370 386 396 322 398 258C400 214 382 170 320 170Z',
      cover,
      'fill-rule="evenodd"',
    ) +
    path('M232 400Q320 480 420 390Q450 440 500 470Q420 520 320 520Q260 510 214 440Z', darker(cover, 0.14)) +
    stroke('M220 220Q224 150 320 140', lighter(cover, 0.3), 6, 'opacity=".45"') +
    stroke('M250 420Q330 480 424 410', darker(cover, 0.28), 4)
  );
}

/** Hair over the forehead, or what covers the head; drawn over the face. */
export function hairBefore({ hairStyle, hair, accent, top }: Sitter): string {
  const cover = accent === '#f4ead9' ? top : accent;
  const gloss = (data: string): string => stroke(data, shine(hair), 6, 'opacity=".4"');
  switch (hairStyle) {
    case 'turban':
      return wrapped(cover);
    case 'hijab':
      return hijab(cover);
    case 'crop':
      return (
        path('M222 262C198 96 442 96 418 262L409 226Q394 202 320 200Q246 202 231 226Z', hair) +
        gloss('M258 166Q310 142 370 160')
      );
    case 'parted':
      return (
        path('M222 264C196 120 452 116 420 264L406 216C380 214 330 206 284 176C262 196 238 206 232 230Z', hair) +
        gloss('M292 166Q350 148 394 182')
      );
    case 'quiff':
      return (
        path(
          'M224 258C206 190 224 140 276 138C300 96 400 108 414 164C430 190 424 230 416 260L406 214C370 196 300 212 262 188C240 200 236 220 224 258Z',
          hair,
        ) + gloss('M284 148Q340 122 396 160')
      );
    case 'curly':
      return (
        [
          [236, 214, 30],
          [248, 176, 36],
          [284, 150, 40],
          [328, 142, 42],
          [370, 156, 38],
          [398, 188, 34],
          [408, 226, 26],
          [286, 182, 28],
          [340, 178, 30],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
          .join('') + gloss('M276 140Q290 128 306 138M350 138Q366 134 378 150')
      );
    case 'receding':
      return (
        path(
          'M224 262C212 206 222 176 246 162C240 190 240 206 236 226ZM416 262C428 206 418 176 394 162C400 190 400 206 404 226Z',
          hair,
        ) + path('M250 160Q320 122 390 160Q320 144 250 160Z', hair)
      );
    case 'long':
    case 'ponytail':
      return (
        path('M218 290C196 126 444 126 422 290C416 240 400 206 352 176C310 214 236 214 218 290Z', hair) +
        gloss('M250 184Q300 150 340 156')
      );
    case 'wavy':
      return (
        path(
          'M214 300C190 120 450 120 426 300C424 250 408 216 380 190Q330 168 320 170C280 196 226 226 214 300Z',
          hair,
        ) + gloss('M256 178Q300 150 356 160')
      );
    case 'bob':
      return (
        path(
          'M212 320C192 120 448 120 428 320C424 260 420 236 412 220Q320 176 228 220C220 236 216 260 212 320Z',
          hair,
        ) + gloss('M252 172Q320 146 388 174')
      );
    case 'bun':
      return (
        path('M222 270C204 130 436 130 418 270C412 220 384 188 320 180C256 188 228 220 222 270Z', hair) +
        gloss('M254 184Q320 148 386 184')
      );
    case 'braid':
      return (
        path('M220 280C198 128 442 128 420 280C412 226 384 192 322 170C260 192 228 226 220 280Z', hair) +
        gloss('M252 190Q286 160 318 158') +
        [0, 1, 2, 3, 4, 5]
          .map((i) => ellipse(222 - i * 2, 330 + i * 34, 24 - i * 1.4, 22, i % 2 ? hair : lighter(hair, 0.09)))
          .join('') +
        ellipse(210, 524, 15, 9, '#b3152a') +
        path('M198 528Q210 580 222 528Z', hair)
      );
  }
}
