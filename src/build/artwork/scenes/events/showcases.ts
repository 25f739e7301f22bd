import { brand, material } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { feather } from '../../parts/festive.ts';
import { holding, stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { blueprint } from '../../parts/structures.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

function exhibition(world: World): void {
  room(world, {
    width: 14,
    depth: 9,
    height: 4.2,
    wall: '#d9e4d6',
    floor: '#cdb694',
    ceiling: '#f4f4ea',
    windows: ['left'],
    dado: brand.teal,
    lights: 2,
  });
  const models: ((tone: (c: string) => string) => string)[] = [
    (tone) =>
      path('M-.6 0L-.14 .75H.14L.6 0Z', tone('#8a6248')) +
      path('M-.14 .75Q-.3 .3 -.2 .1Q-.05 .4 0 .2Q.12 .5 .2 .15Q.26 .4 .14 .75Z', '#e2692e') +
      circle(-0.1, 0.98, 0.14, '#e8dcd0', 'opacity=".8"') +
      circle(0.12, 1.1, 0.18, '#e8dcd0', 'opacity=".7"'),
    (tone) =>
      stroke('M0 0V.6', tone('#3b4252'), 0.03) +
      circle(0, 0.72, 0.17, '#f2b33d') +
      [
        [0.4, '#3f6fa3'],
        [0.62, '#c9694a'],
        [0.84, brand.teal],
      ]
        .map(
          ([r, c], i) =>
            ellipse(0, 0.72, Number(r), Number(r) * 0.3, 'none', `stroke="${tone('#8d9aa8')}" stroke-width=".014"`) +
            circle(Number(r) * Math.cos(i * 1.9), 0.72 + Number(r) * 0.3 * Math.sin(i * 1.9), 0.075, tone(String(c))),
        )
        .join(''),
    (tone) =>
      rect(-0.7, 0, 1.4, 0.06, tone('#6ea357')) +
      [-0.42, 0.1, 0.5]
        .map(
          (x, i) =>
            stroke(`M${x} .05V${0.6 + i * 0.12}`, tone('#fbf7ef'), 0.035) +
            [0, 120, 240]
              .map(
                (a) =>
                  `<path d="M0 0L.05 .34L-.03 .36Z" fill="${tone('#fbf7ef')}" transform="translate(${x} ${0.6 + i * 0.12}) rotate(${a + i * 30})"/>`,
              )
              .join(''),
        )
        .join(''),
  ];
  models.forEach((model, i) => {
    const [x, z] = [-3.2 + i * 3.1, 2.2 + (i % 2) * 0.8];
    const y = table(world, {
      at: [x, 0, z],
      width: 2.1,
      depth: 0.9,
      height: 0.85,
      colour: '#f4ead9',
      closed: [brand.maroon, '#2f4a7d', brand.teal][i] ?? brand.teal,
    });
    world.sprite([x, y, z], model, 0.5);
    hang(
      world,
      x * 1.25,
      1.7,
      9,
      (tone) =>
        rect(-0.9, 0, 1.8, 1.2, tone('#fbf7ef'), 0.04) +
        rect(-0.75, 0.85, 1.5, 0.2, tone([brand.maroon, '#2f4a7d', brand.teal][i] ?? brand.teal)) +
        stroke('M-.7 .6H0M-.7 .4H.1M-.7 .2H-.1', tone('#8d9aa8'), 0.05) +
        circle(0.45, 0.4, 0.24, tone('#f2c46b')),
    );
    stand(world, student(world.random, { pose: 'present', flip: i === 2 }), [x - (i === 2 ? -1.3 : 1.3), 0, z + 0.5]);
  });
  lineUp(world, ['relaxed', 'hold'], -2.3, 4, 1, () => ({ back: true }));
}

/** Work shown to judges, juries and firms. */
export const showcases: Scenes = {
  'science-exhibition': scene('indoors', { ...views.room, lens: 1300 }, exhibition),
  'architecture-jury': scene('morning', { ...views.room, lens: 1500 }, (world) => {
    room(world, {
      width: 13,
      depth: 8,
      height: 4.4,
      wall: '#f6efe2',
      floor: '#c9b491',
      ceiling: '#fbf8f0',
      windows: ['right'],
    });
    for (const [x, paper] of [
      [-3.4, '#2d5d94'],
      [-1.1, '#f1e6cf'],
      [1.2, '#2d5d94'],
      [3.5, '#9c4a3c'],
    ] as const)
      hang(world, x, 1.2, 8, (tone) => group('translate(-.9 0)', blueprint(tone, 1.8, 2.1, paper)));
    for (const [x, z, hs] of [
      [-2.4, 2.4, [0.9, 0.5, 1.2]],
      [2.3, 2.8, [0.4, 1.1, 0.7]],
    ] as const) {
      putBoxes(
        world,
        [x, 0, z],
        [
          { at: [x, 0, z], size: [1.5, 0.9, 1], colour: '#e6dac2', top: '#fffaf0' },
          ...hs.map((h, i) => ({
            at: [x - 0.4 + i * 0.4, 0.9, z + (i % 2) * 0.15] as const,
            size: [0.32, h, 0.34] as const,
            colour: [material.plaster, brand.maroon, brand.teal][i] ?? material.plaster,
          })),
        ],
      );
    }
    stand(
      world,
      student(world.random, { pose: 'present', outfit: 'kurta', head: 'bun', top: brand.navy }),
      [-0.9, 0, 5],
    );
    stand(world, person(world.random, { pose: 'folded', back: true, outfit: 'blazer', top: '#6b4570' }), [0.3, 0, 2]);
    stand(
      world,
      person(world.random, { pose: 'relaxed', back: true, outfit: 'saree', head: 'bun', top: brand.maroon }),
      [1.05, 0, 2.2],
    );
    stand(
      world,
      person(world.random, { pose: 'hold', outfit: 'shirt', head: 'side', top: brand.marigold }),
      [3.9, 0, 3.4],
    );
  }),
  'career-fair': scene('indoors', { ...views.room, eye: 2, lens: 1400 }, (world) => {
    room(world, {
      width: 16,
      depth: 13,
      height: 5.4,
      wall: '#e2e6e4',
      floor: '#c4b8a6',
      ceiling: '#f7f7f2',
      lights: 4,
    });
    for (const [i, c] of [brand.maroon, brand.teal, '#2f4a7d', brand.marigold].entries()) {
      const [x, z] = [-4.5 + i * 3, 5.4];
      putBox(
        world,
        { at: [x, 0, z + 1.4], size: [2.6, 2.6, 0.1], colour: '#fbf7ef' },
        (face) =>
          path(face.area(0, 1.9, face.width, 0.5), face.tone(c)) +
          path(face.area(0.3, 1.2, 1.2, 0.12) + face.area(0.3, 0.9, 1.6, 0.12), face.tone('#c9c3b8')),
      );
      stand(world, person(world.random, { pose: 'hold', outfit: 'blazer', top: brand.navy }), [x, 0, z + 0.8], false);
      table(world, { at: [x, 0, z], width: 2, depth: 0.7, height: 0.95, colour: '#fffaf0', closed: c });
      world.sprite([x + 1.45, 0, z - 0.3], (tone) => feather(tone, c));
    }
    holding(
      world,
      student(world.random, { pose: 'offer', outfit: 'shirt', head: 'side', top: '#e8dcc6' }),
      [-2.6, 0, 3.8],
      0,
      (tone) => rect(-0.02, -0.12, 0.24, 0.3, tone('#fdfaf2')),
    );
    lineUp(world, ['stroll', 'relaxed', 'walk', 'hold'], -1.6, 1.3, 2.4, (i) => ({
      outfit: i % 2 ? 'kurta' : 'blazer',
      flip: i === 2,
    }));
    scatter(world, 4, [-4, 5, 3.6, 4.6], { back: true });
  }),
};
