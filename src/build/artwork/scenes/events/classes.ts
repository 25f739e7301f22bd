import { brand, material } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { audience, lineUp } from '../../parts/crowd.ts';
import { bunting } from '../../parts/festive.ts';
import { holding, stand } from '../../parts/figure.ts';
import { chair, lectern, plant, table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, type Content, laptop, whiteboard } from '../../parts/screens.ts';
import { glow } from '../../parts/sky.ts';
import { stage } from '../../parts/stage.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, path, rect } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

function lecture(world: World, content: Content, wall: string, drape: string): void {
  room(world, { width: 14, depth: 11, height: 5, wall, floor: '#4a4060', ceiling: '#26264a' });
  stage(world, 5.4, 10, 4, { floor: '#b98552', curtain: drape, backdrop: '#2a3f78' });
  bigScreen(world, [0.9, 1.9, 9.1], 4.6, 2.5, content, '#13224a');
}

/** Classes and talks. */
export const classes: Scenes = {
  'mba-case-study': scene('indoors', { ...views.room, back: 4.2, eye: 1.9 }, (world) => {
    room(world, {
      width: 11,
      depth: 7.5,
      height: 4,
      wall: '#c9d3df',
      floor: '#7d6a5c',
      ceiling: '#eef1f4',
      windows: ['left'],
      dado: brand.navy,
      lights: 2,
    });
    whiteboard(world, [0.9, 1.3, 7.3], 4.6, 2);
    stand(
      world,
      person(world.random, {
        pose: 'point',
        flip: true,
        outfit: 'blazer',
        head: 'bun',
        top: brand.maroon,
        bottom: '#26324f',
      }),
      [3.4, 0, 6],
    );
    for (const x of [-2, -0.7, 0.7, 2])
      stand(
        world,
        person(world.random, {
          pose: 'type',
          outfit: 'blazer',
          top: world.random.pick([brand.navy, '#3f5f93', brand.teal]),
        }),
        [x, 0.05, 4],
        false,
      );
    const y = table(world, { at: [0, 0, 2.8], width: 5.4, depth: 1.5, colour: '#a9754a' });
    for (const x of [-2, 0.7]) laptop(world, [x, y, 3.1], 'lid');
    for (const [x, c] of [
      [-0.8, '#f2c46b'],
      [-0.5, '#8fd0c8'],
      [1.6, '#f08a7a'],
    ] as const)
      putBox(world, { at: [x, y, 2.6], size: [0.24, 0.01, 0.2], colour: c, top: c }, undefined, 0.4);
    for (const x of [-1.4, 1.3]) chair(world, x, 1.5, brand.maroon);
  }),
  'startup-pitch-day': scene('evening', { ...views.room, eye: 2, lens: 1500 }, (world) => {
    lecture(world, 'chart', '#5b2b4a', brand.maroon);
    stand(
      world,
      person(world.random, { pose: 'present', outfit: 'blazer', head: 'long', top: brand.teal, bottom: '#26324f' }),
      [-2.5, 0.8, 6.4],
      false,
    );
    for (const x of [-2.4, 0, 2.4]) {
      stand(
        world,
        person(world.random, { pose: 'type', back: true, outfit: 'blazer', top: brand.navy }),
        [x, 0, 1.2],
        false,
      );
      chair(world, x, 1.1, brand.maroon);
    }
    table(world, { at: [0, 0, 2.3], width: 7, depth: 0.7, colour: '#d9b98c', closed: '#3b2f52' });
    world.settle();
    world.canvas.add(glow(world, 0.32, 0.5, 330, '#ffe2a0', 0.4));
  }),
  'guest-lecture-ai': scene('evening', { ...views.room, eye: 2, lens: 1450 }, (world) => {
    lecture(world, 'network', '#234a6b', '#1f5a70');
    lectern(world, [-3, 0.8, 6], brand.marigold);
    stand(
      world,
      person(world.random, { pose: 'point', outfit: 'kurta', head: 'side', top: '#f4ead9', bottom: '#574a45' }),
      [-2.9, 0.8, 6.8],
      false,
    );
    audience(world, 3, 10, 0.6, { pitch: 0.85, row: 1.3, colour: '#2f6f86' });
    world.settle();
    world.canvas.add(glow(world, 0.57, 0.36, 420, '#7fb0ff', 0.26));
  }),
  'teachers-day': scene('indoors', { ...views.room, back: 3.8 }, (world) => {
    room(world, {
      width: 10,
      depth: 6.6,
      height: 4,
      wall: '#f2e2b8',
      floor: '#b98a5f',
      ceiling: '#fbf4df',
      windows: ['left'],
      dado: '#c9825a',
    });
    hang(
      world,
      0.2,
      1.3,
      6.6,
      (tone) =>
        rect(-2.8, 0, 5.6, 1.9, tone('#2f5d4c')) +
        rect(-2.8, 0, 5.6, 1.9, 'none', 0, `stroke="${tone(material.wood)}" stroke-width=".12"`) +
        path('M0 .5Q-.7 1 -.36 1.36Q-.1 1.5 0 1.2Q.1 1.5 .36 1.36Q.7 1 0 .5Z', tone('#f08a7a')) +
        [-1.8, 1.8]
          .map(
            (x) =>
              [0, 72, 144, 216, 288]
                .map(
                  (a) =>
                    `<ellipse cx="0" cy=".2" rx=".1" ry=".18" fill="${tone('#f7d98a')}" transform="translate(${x} .95) rotate(${a})"/>`,
                )
                .join('') + circle(x, 0.95, 0.1, tone('#fbf7ef')),
          )
          .join(''),
    );
    bunting(world, [-4.6, 3.7, 6], [4.6, 3.7, 6], 0.5, 20);
    const bouquet = (tone: (c: string) => string): string =>
      path('M-.1 -.2H.1L.2 .12H-.2Z', tone('#fbf3e4')) +
      [
        [-0.14, 0.2, brand.maroon],
        [0, 0.26, brand.marigold],
        [0.14, 0.2, '#d94f7a'],
        [-0.07, 0.14, '#f6f1e7'],
        [0.08, 0.13, brand.maroon],
      ]
        .map(([x, y, c]) => circle(Number(x), Number(y), 0.09, tone(String(c))))
        .join('');
    stand(
      world,
      person(world.random, { pose: 'hold', outfit: 'saree', head: 'bun', top: brand.maroon, hair: '#8f8c90' }),
      [-0.7, 0, 2.6],
    );
    holding(
      world,
      student(world.random, { pose: 'offer', flip: true, outfit: 'shirt', head: 'side', top: brand.teal }),
      [0.75, 0, 2.5],
      0,
      bouquet,
    );
    lineUp(world, ['hold', 'cheer', 'wave', 'relaxed'], 1.6, 0.72, 3.3);
    lineUp(world, ['wave', 'hold'], -2.9, 0.8, 3.4);
    plant(world, -4.3, 4.4, 1.4);
  }),
};
