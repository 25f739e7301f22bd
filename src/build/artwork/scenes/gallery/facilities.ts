import { brand } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { scatter } from '../../parts/crowd.ts';
import { figure, stand } from '../../parts/figure.ts';
import { bookcase, plant, sofa, table } from '../../parts/furniture.ts';
import { pendant } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { marking, stripes } from '../../parts/terrain.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, ellipse, path, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

function cricket(world: World): void {
  outdoors(world, { clouds: 4, ground: '#6fa857', far: '#93c26c' });
  stripes(world, -60, 60, -8, 60, 14, '#558c46', 0.3);
  building(world, { at: [-6, 0, 78], width: 60, depth: 8, floors: 2, facade: 'fins', colour: brand.maroon });
  world.ground(
    [
      [-1.6, -2],
      [1.6, -2],
      [1.6, 19],
      [-1.6, 19],
    ],
    world.tone('#dcc48f', 8),
  );
  for (const z of [1.4, 17])
    marking(
      world,
      [
        [-1.4, z],
        [1.4, z],
      ],
      0.1,
      '#fdfbf5',
    );
  const wickets = (tone: (c: string) => string): string =>
    stroke('M-.12 0V.72M0 0V.72M.12 0V.72', tone('#f2d9a0'), 0.045) + stroke('M-.14 .74H.14', tone('#b3152a'), 0.04);
  for (const z of [0.9, 17.6]) world.sprite([0, 0, z], wickets);
  const batter = person(world.random, {
    pose: 'bend',
    flip: true,
    outfit: 'shirt',
    head: 'cap',
    top: '#fbf7ef',
    bottom: '#8a7a63',
  });
  world.sprite(
    [0.8, 0, 1.3],
    (tone, scale) => figure(batter, tone, scale) + stroke('M-.42 .82L-.6 .12', tone('#d9a860'), 0.1),
  );
  stand(
    world,
    person(world.random, { pose: 'crouch', outfit: 'shirt', head: 'cap', top: '#fbf7ef', back: true }),
    [-0.6, 0, -0.9],
  );
  stand(
    world,
    person(world.random, {
      pose: 'sprint',
      flip: true,
      outfit: 'shirt',
      head: 'short',
      top: '#fbf7ef',
      bottom: '#8a7a63',
    }),
    [-0.6, 0, 12],
  );
  world.sprite([0.1, 1.2, 7], () => circle(0, 0, 0.09, '#c2273a'));
  scatter(world, 5, [-9, 9, 10, 28], { outfit: 'shirt', top: '#fbf7ef', head: 'cap' }, ['crouch', 'stand']);
}

function pool(world: World): void {
  room(world, {
    width: 16,
    depth: 18,
    height: 7,
    wall: '#d9e9ea',
    floor: '#e6dccb',
    ceiling: '#f2f6f4',
    windows: ['left', 'right'],
  });
  world.ground(
    [
      [-5.4, 0.4],
      [5.4, 0.4],
      [5.4, 16],
      [-5.4, 16],
    ],
    world.gradient(
      [
        [0, '#9fdbe2'],
        [1, '#2f9fb5'],
      ],
      6,
    ),
  );
  for (const x of [-3.2, -1.1, 1.1, 3.2])
    for (let z = 0.6; z < 16; z += 0.7)
      world.ground(
        [
          [x - 0.09, z],
          [x + 0.09, z],
          [x + 0.09, z + 0.42],
          [x - 0.09, z + 0.42],
        ],
        Math.round(z / 0.7) % 2 ? brand.maroon : '#fdfbf5',
      );
  for (let i = 0; i < 12; i++) {
    const [x, z] = [world.random.between(-5, 4), world.random.between(1, 15)];
    marking(
      world,
      [
        [x, z],
        [x + 0.9, z + 0.05],
      ],
      0.07,
      '#ffffff',
      0.5,
    );
  }
  for (const [x, z, c] of [
    [-2.1, 3.4, brand.maroon],
    [0, 6.4, brand.marigold],
    [2.2, 4.4, brand.navy],
  ] as const)
    world.sprite(
      [x, 0, z],
      (tone) =>
        ellipse(0, 0, 0.6, 0.08, '#ffffff', 'opacity=".7"') +
        circle(0, 0.14, 0.14, tone('#c68a5e')) +
        path('M-.15 .16A.15 .15 0 0 1 .15 .16Z', tone(c)) +
        stroke('M.1 .05Q.36 .46 .6 .06', tone('#c68a5e'), 0.09),
    );
  for (const x of [-4.2, -2.1, 0, 2.1, 4.2])
    putBox(world, { at: [x, 0, 16.8], size: [0.9, 0.6, 0.8], colour: brand.teal });
  stand(world, person(world.random, { pose: 'point', outfit: 'kit', head: 'cap', top: brand.maroon }), [6.2, 0, 3.4]);
}

/** Books, games and rest. */
export const facilities: Scenes = {
  'infrastructure-06': scene('indoors', { ...views.room, back: 3.4, lens: 1250 }, (world) => {
    room(world, { width: 8, depth: 14, height: 4.4, wall: '#cdb590', floor: '#a97f58', ceiling: '#f4ead6', lights: 1 });
    for (let z = 1; z < 13; z += 2.4)
      for (const side of [-1, 1])
        putBox(world, { at: [side * 2.7, 0, z], size: [1, 3, 2.2], colour: '#8a5a3c' }, (face) => {
          const rows = [0.2, 0.9, 1.6, 2.3].map((v) => {
            let u = 0.08;
            let spines = '';
            while (u < face.width - 0.14) {
              const w = world.random.between(0.06, 0.13);
              spines += path(
                face.area(u, v, w, world.random.between(0.36, 0.56)),
                face.tone(
                  world.random.pick([
                    brand.maroon,
                    brand.teal,
                    brand.marigold,
                    '#2f4a7d',
                    '#e8dcc6',
                    '#5a7d5a',
                    '#8c2f39',
                  ]),
                ),
              );
              u += w + 0.012;
            }
            return path(face.area(0.05, v - 0.02, face.width - 0.1, 0.64), face.tone('#4a2f2a')) + spines;
          });
          return rows.join('');
        });
    stand(
      world,
      student(world.random, { pose: 'hold', outfit: 'kurta', head: 'braid', top: brand.teal }),
      [-0.5, 0, 3.4],
    );
    stand(
      world,
      student(world.random, { pose: 'offer', outfit: 'shirt', head: 'side', top: brand.marigold }),
      [1, 0, 6],
    );
  }),
  'infrastructure-07': scene('day', { ...views.street, eye: 1.9, back: 6, horizon: 0.46 }, cricket),
  'infrastructure-08': scene('indoors', { ...views.room, eye: 2.6, horizon: 0.3, lens: 1300 }, pool),
  'infrastructure-09': scene('evening', { ...views.room, back: 4 }, (world) => {
    room(world, {
      width: 10,
      depth: 7,
      height: 4,
      wall: '#7a3f4f',
      floor: '#8a5f4a',
      ceiling: '#4a2f42',
      windows: ['back'],
    });
    sofa(world, -1.8, 3.4, 2.6, brand.marigold);
    sofa(world, 2.2, 4.2, 2.2, brand.teal);
    stand(world, student(world.random, { pose: 'sit', outfit: 'kurta', head: 'long' }), [-2.4, 0, 3.2], false);
    stand(world, student(world.random, { pose: 'sit', flip: true, outfit: 'tee', head: 'short' }), [-1, 0, 3.2], false);
    stand(
      world,
      student(world.random, { pose: 'sit', flip: true, outfit: 'shirt', head: 'turban', bottom: brand.maroon }),
      [2.4, 0, 4],
      false,
    );
    table(world, { at: [0, 0, 2], width: 1.6, depth: 0.7, height: 0.42 });
    bookcase(world, 4, 6.4, 1.4, 2.4, 4);
    for (const x of [-1.8, 2]) pendant(world, x, 2.6, 3.6, brand.maroon);
    plant(world, -4.2, 4.6, 1.7);
  }),
};
