import { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { brand, greyHair, skin } from '../palette.ts';
import { random } from '../random.ts';
import { circle, group, num, path, rect } from '../svg.ts';
import { dress } from './dress.ts';
import { face } from './face.ts';
import { hairBefore, hairBehind } from './hair.ts';
import { type Role, type Sitter, sitter } from './sitter.ts';

/** The bust: hair, neck, clothes and face, in the order that hides what must be hidden. */
function bust(who: Sitter): string {
  // The neck lies under the collar and the face over it, so the face is drawn around the clothes.
  const head = face(who);
  const split = head.indexOf('/>') + 2;
  const neck = head.slice(0, head.indexOf('/>', split) + 2);
  return hairBehind(who) + neck + dress(who) + head.slice(neck.length) + hairBefore(who);
}

function backdrop(canvas: Canvas, who: Sitter, name: string): void {
  const { width, height } = canvas;
  const lot = random(name);
  canvas.add(
    rect(
      0,
      0,
      width,
      height,
      canvas.linear(
        [
          [0, lighter(who.ground, 0.35)],
          [1, darker(who.ground, 0.12)],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
  const shape = lot.whole(0, 3);
  const soft = lighter(who.ground, 0.45);
  if (shape === 0) canvas.add(circle(width * 0.5, height * 0.48, width * 0.4, soft, 'opacity=".7"'));
  else if (shape === 1)
    canvas.add(
      path(
        `M${width * 0.14} ${height}V${height * 0.46}A${width * 0.36} ${width * 0.36} 0 0 1 ${width * 0.86} ${height * 0.46}V${height}Z`,
        soft,
        'opacity=".7"',
      ),
    );
  else if (shape === 2)
    canvas.add(path(`M0 ${height * 0.7}L${width} ${height * 0.2}V${height}H0Z`, soft, 'opacity=".55"'));
  else
    canvas.add(
      circle(width * 0.86, height * 0.2, width * 0.34, soft, 'opacity=".6"'),
      circle(width * 0.1, height * 0.8, width * 0.3, darker(who.ground, 0.14), 'opacity=".4"'),
    );
}

/**
 * Draws the portrait of a member of a group.
 *
 * @param index number in the group, from 1
 * @param size width and height in pixels
 */
export function portrait(role: Role, index: number, size: number): string {
  const canvas = new Canvas(640, 640);
  const who = sitter(role, index);
  backdrop(canvas, who, `${role}-${index}`);
  const scale = who.woman ? 1.12 : 1.15;
  canvas.add(group(`translate(${num(320 - 320 * scale)} ${num(690 - 640 * scale)}) scale(${scale})`, bust(who)));
  return canvas.toSvg(size, size);
}

const chairman: Sitter = {
  woman: false,
  hairStyle: 'parted',
  dress: 'suit',
  beard: 'moustache',
  glasses: true,
  senior: true,
  smile: 'closed',
  skin: skin[2],
  hair: greyHair[3],
  top: brand.navy,
  accent: brand.maroon,
  ground: '#d9c3a0',
};

/** Draws the chairman to the waist, before shelves and a window; width and height in pixels. */
export function chairmanPortrait(width: number, height: number): string {
  const canvas = new Canvas(960, 1200);
  const lot = random('chairman');
  canvas.add(
    rect(
      0,
      0,
      960,
      1200,
      canvas.linear([
        [0, '#7b5140'],
        [1, '#4a2f33'],
      ]),
    ),
  );
  for (let shelf = 0; shelf < 4; shelf++) {
    let x = 20;
    while (x < 560) {
      const w = lot.between(20, 44);
      const h = lot.between(130, 190);
      canvas.add(
        rect(
          x,
          250 + shelf * 250 - h,
          w,
          h,
          darker(lot.pick([brand.maroon, brand.teal, '#c79a5b', '#2f4a7d', '#e8dcc6']), 0.3),
          3,
        ),
      );
      x += w + 5;
    }
    canvas.add(rect(0, 250 + shelf * 250, 600, 20, '#38232b'));
  }
  canvas.add(
    rect(620, 60, 300, 800, '#f3e2c0'),
    rect(
      640,
      80,
      260,
      760,
      canvas.linear([
        [0, '#a9d0d3'],
        [0.62, '#f6e3b8'],
        [0.63, '#8fae78'],
        [1, '#5f8a63'],
      ]),
    ),
    rect(764, 80, 12, 760, '#f3e2c0'),
    rect(640, 450, 260, 12, '#f3e2c0'),
  );
  canvas.add(
    circle(
      740,
      380,
      460,
      canvas.radial([
        [0, '#ffe9b8', 0.5],
        [1, '#ffe9b8', 0],
      ]),
    ),
  );
  canvas.add(group('translate(32 130) scale(1.4)', bust(chairman)));
  return canvas.toSvg(width, height);
}
