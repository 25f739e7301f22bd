import { brand, material } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { stand } from '../../parts/figure.ts';
import { plant } from '../../parts/furniture.ts';
import { room } from '../../parts/room.ts';
import { bigScreen } from '../../parts/screens.ts';
import { disc } from '../../parts/terrain.ts';
import { tree } from '../../parts/trees.ts';
import { person, student, worker } from '../../parts/wardrobe.ts';
import { circle, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, uprightScene, views } from '../scene.ts';

const tall = { eye: 1.7, back: 5, lens: 1500, horizon: 0.5 } as const;

function solarRoof(world: World): void {
  outdoors(world, { clouds: 4, ground: '#c9c3b8', far: '#d9d3c6', hills: 3 });
  for (let row = 0; row < 4; row++)
    for (let i = -4; i <= 4; i++) {
      const [x, z] = [i * 2.5 + (row % 2) * 0.4, 2 + row * 4];
      const data = world.outline([
        [x - 1.1, 0.4, z],
        [x + 1.1, 0.4, z],
        [x + 1.1, 1.4, z + 1.5],
        [x - 1.1, 1.4, z + 1.5],
      ]);
      let lines = '';
      for (const k of [-0.55, 0, 0.55])
        lines += world.outline([
          [x + k - 0.02, 0.4, z],
          [x + k + 0.02, 0.4, z],
          [x + k + 0.02, 1.4, z + 1.5],
          [x + k - 0.02, 1.4, z + 1.5],
        ]);
      world.put(
        world.see([x, 0, z]).depth,
        world.flat(
          [
            [x - 1.1, 0, z + 0.1],
            [x + 1.3, 0, z + 0.1],
            [x + 1.5, 0, z + 1.4],
            [x - 0.9, 0, z + 1.4],
          ],
          '#1a1a38',
          'opacity=".2"',
        ) +
          path(
            data,
            world.canvas.linear([
              [0, '#6fa3d0'],
              [1, '#23478a'],
            ]),
          ) +
          path(lines, '#9cc3ff', 'opacity=".6"'),
      );
    }
  stand(world, worker(world.random, { pose: 'kneel' }), [-0.4, 0, 0.6]);
  stand(world, worker(world.random, { pose: 'point', outfit: 'shirt', head: 'hardhat', top: brand.teal }), [1.5, 0, 1]);
}

function stairs(world: World): void {
  room(world, {
    width: 9,
    depth: 12,
    height: 9,
    wall: '#efe2ca',
    floor: '#b9a58a',
    ceiling: '#faf4e6',
    windows: ['left'],
  });
  for (let i = 0; i < 12; i++)
    putBox(
      world,
      { at: [0.8, 0, 4 + i * 0.5], size: [4.2, (i + 1) * 0.28, 0.5], colour: '#d9c3a0', top: '#efe0c4' },
      undefined,
      0,
    );
  putBox(world, { at: [0, 3.36, 11], size: [9, 0.3, 2], colour: material.plaster });
  for (const x of [-1.4, 3]) world.sprite([x, 0, 4], (tone) => stroke('M0 0V1.1', tone(brand.maroon), 0.09));
  for (const x of [-1.4, 3])
    world.put(
      4.5,
      world.flat(
        [
          [x, 1.05, 4],
          [x, 1.15, 4],
          [x, 4.4, 10],
          [x, 4.3, 10],
        ],
        world.tone(brand.maroon, 4),
      ),
    );
  stand(world, student(world.random, { pose: 'walk', bag: brand.teal }), [-2.6, 0, 2.6]);
  stand(world, student(world.random, { pose: 'relaxed', back: true, bag: brand.maroon }), [0.4, 1.12, 5.6], false);
  stand(world, student(world.random, { pose: 'stand' }), [1.7, 2.24, 7.6], false);
  plant(world, 3.4, 2.2, 1.7);
}

function atrium(world: World): void {
  room(world, { width: 13, depth: 14, height: 12, wall: '#e6ddcb', floor: '#d9cbb2', ceiling: '#bfe0e6', lights: 0 });
  for (const y of [3.4, 6.8, 10.2]) {
    for (const x of [-5.2, 5.2]) putBox(world, { at: [x, y, 8], size: [2.6, 0.4, 14], colour: material.plaster });
    putBox(world, { at: [0, y, 13.4], size: [13, 0.4, 1.4], colour: material.plaster });
    for (const x of [-3.9, 3.9])
      world.put(
        world.see([x, y, 4]).depth,
        world.flat(
          [
            [x, y + 0.4, 1],
            [x, y + 1.3, 1],
            [x, y + 1.3, 14.6],
            [x, y + 0.4, 14.6],
          ],
          '#8fc0cb',
          'opacity=".5"',
        ),
      );
  }
  for (const x of [-3.9, 3.9])
    for (const z of [2, 7, 12]) putBox(world, { at: [x, 0, z], size: [0.4, 12, 0.4], colour: '#f6efe0' });
  for (const [x, c] of [
    [-1.6, brand.maroon],
    [1.6, brand.teal],
  ] as const)
    world.sprite([x, 6, 10], (tone) => rect(-0.6, -1, 1.2, 4.4, tone(c)) + circle(0, 2, 0.36, tone(brand.marigold)));
  tree(world, 'round', 0, 9, 4);
  disc(world, 0, 9, 1.4, 1, world.tone('#b9825a', 8));
  scatter(world, 9, [-3, 3, 1, 11], {}, ['walk', 'stroll', 'relaxed']);
}

/** Roof, stairs, corridors and halls. */
export const halls: Scenes = {
  'infrastructure-01': scene('day', { eye: 3, back: 6, lens: 1500, horizon: 0.4, frame: [0.5, 0.54, 1.15] }, solarRoof),
  'infrastructure-02': uprightScene(
    'indoors',
    { ...tall, lens: 1500, eye: 1.9, horizon: 0.54, frame: [0.5, 0.5, 1.4] },
    stairs,
  ),
  'infrastructure-03': scene('morning', { ...views.room, lens: 1400 }, (world) => {
    room(world, {
      width: 9,
      depth: 22,
      height: 4,
      wall: '#f2e6d0',
      floor: '#c9b08a',
      ceiling: '#fbf6ea',
      windows: ['right'],
      lights: 1,
    });
    for (let z = 2; z < 20; z += 3)
      putBox(world, {
        at: [-4.2, 0, z],
        size: [0.4, 2.2, 1.3],
        colour: [brand.maroon, brand.teal][Math.round(z / 3) % 2] ?? brand.teal,
      });
    lineUp(world, ['walk', 'stroll', 'walk'], -1, 1.2, 4, () => ({ bag: brand.marigold }));
    scatter(world, 4, [-2, 3, 8, 18], {}, ['walk', 'relaxed']);
  }),
  'infrastructure-04': scene('indoors', { ...views.room, eye: 2.4, horizon: 0.34, lens: 1350 }, (world) => {
    room(world, {
      width: 12,
      depth: 10,
      height: 4.6,
      wall: '#d6c3a4',
      floor: '#7d5a44',
      ceiling: '#f2e8d4',
      lights: 3,
      dado: '#9c5a3c',
    });
    bigScreen(world, [0, 1.8, 9.9], 4.4, 2, 'bars');
    for (const side of [-1, 1])
      putBox(world, { at: [side * 2.4, 0, 4.4], size: [0.9, 0.76, 5.4], colour: '#8a5a3c', top: '#c99a66' });
    putBox(world, { at: [0, 0, 7.4], size: [5.7, 0.76, 0.9], colour: '#8a5a3c', top: '#c99a66' });
    for (const z of [2.6, 4, 5.4])
      for (const x of [-3.3, 3.3])
        stand(world, person(world.random, { pose: 'sit', flip: x > 0, outfit: 'blazer' }), [x, 0, z], false);
    stand(
      world,
      person(world.random, { pose: 'present', outfit: 'saree', head: 'bun', top: brand.maroon }),
      [-1.9, 0, 8.6],
    );
  }),
  'infrastructure-05': uprightScene(
    'indoors',
    { ...tall, lens: 1200, eye: 2, horizon: 0.56, back: 3, frame: [0.5, 0.52, 1.2] },
    atrium,
  ),
};
