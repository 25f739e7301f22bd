import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { audience } from '../../parts/crowd.ts';
import { stand } from '../../parts/figure.ts';
import { lectern } from '../../parts/furniture.ts';
import { hang, pendant } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, rack } from '../../parts/screens.ts';
import { glow } from '../../parts/sky.ts';
import { stage } from '../../parts/stage.ts';
import { disc } from '../../parts/terrain.ts';
import { person, student, worker } from '../../parts/wardrobe.ts';
import { lathe } from '../../parts/workshop.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

function auditorium(world: World): void {
  room(world, { width: 20, depth: 19, height: 8, wall: '#6a3040', floor: '#40304a', ceiling: '#2b2440' });
  stage(world, 12, 13, 6, { floor: '#c08a54', curtain: brand.maroon, backdrop: '#33508a' });
  bigScreen(world, [0, 2.2, 17.4], 5, 2.6, 'globe', '#1d3a70');
  lectern(world, [-4, 0.8, 13.4], brand.marigold);
  stand(
    world,
    person(world.random, { pose: 'present', outfit: 'saree', head: 'bun', top: brand.teal }),
    [-3, 0.8, 14],
    false,
  );
  audience(world, 7, 12, 0.6, { pitch: 0.95, row: 1.45, gap: 0.7, colour: '#8c2038' });
  world.settle();
  for (const x of [0.3, 0.5, 0.7]) world.canvas.add(glow(world, x, 0.32, 300, '#ffd98a', 0.3));
}

function network(world: World): void {
  room(world, { width: 8, depth: 14, height: 3.6, wall: '#2b3d6b', floor: '#3d4a6e', ceiling: '#1d2a52', lights: 2 });
  for (let z = 1; z < 13; z += 1.5) for (const x of [-2.7, 2.7]) rack(world, x, z, 2.6);
  for (let z = 0; z < 13; z += 2) disc(world, 0, z, 0.5, 0.3, '#7fe0d0', 'opacity=".16"');
  for (const [x, colour] of [
    [-1.6, '#f2c46b'],
    [-1.3, '#7fe0d0'],
    [1.3, '#f08a7a'],
    [1.6, '#9cc3ff'],
  ] as const)
    world.canvas.add(
      world.flat(
        [
          [x, 3.3, -3],
          [x + 0.12, 3.3, -3],
          [x + 0.12, 3.3, 14],
          [x, 3.3, 14],
        ],
        colour,
        'opacity=".8"',
      ),
    );
  stand(
    world,
    person(world.random, { pose: 'hold', outfit: 'shirt', head: 'turban', top: '#e8dcc6', bottom: brand.maroon }),
    [-0.8, 0, 3.4],
  );
  stand(
    world,
    person(world.random, { pose: 'point', outfit: 'kurta', head: 'hijab', top: brand.teal, bottom: brand.marigold }),
    [0.5, 0, 5.4],
  );
}

function workshop(world: World): void {
  room(world, {
    width: 15,
    depth: 12,
    height: 5.4,
    wall: '#c9c3a8',
    floor: '#8f959c',
    ceiling: '#7c8790',
    windows: ['left'],
    dado: '#4f7f86',
    lights: 3,
  });
  for (const x of [-1, 1]) marking(world, x * 1.2);
  for (const [x, z, c] of [
    [-4, 3, '#3f7f86'],
    [3.8, 3.4, '#8c4a3f'],
    [-3.8, 7.4, '#4a6a8d'],
    [3.8, 8, '#3f7f86'],
  ] as const) {
    disc(world, x, z, 1.5, 0.6, '#1a1a38', 'opacity=".2"');
    world.sprite([x, 0, z], (tone) => group('scale(1.1)', lathe(tone, c)));
  }
  stand(world, worker(world.random, { pose: 'bend' }), [-5.8, 0, 3.2]);
  stand(world, worker(world.random, { pose: 'offer', flip: true, head: 'hardhat' }), [5.9, 0, 3.8]);
  stand(world, worker(world.random, { pose: 'point' }), [-0.5, 0, 6]);
  stand(world, worker(world.random, { pose: 'folded' }), [0.6, 0, 6.4]);
  hang(
    world,
    0.4,
    1.9,
    12,
    (tone) =>
      rect(-2.4, 0, 4.8, 1.7, tone('#e3d3b0'), 0.03) +
      stroke('M-2 .4V1.3M-1.5 .3V1.2L-1.3 1.4M-.9 .4V1.4M-.3 .5L.1 1.3M.6 .4V1.2M1.2 .5V1.4', tone('#4a5568'), 0.1) +
      circle(1.8, 0.9, 0.3, 'none', `stroke="${tone('#4a5568')}" stroke-width=".1"`),
  );
}

function marking(world: World, x: number): void {
  world.ground(
    [
      [x - 0.07, -6],
      [x + 0.07, -6],
      [x + 0.07, 12],
      [x - 0.07, 12],
    ],
    world.tone(brand.marigold, 6),
  );
}

function studio(world: World): void {
  room(world, {
    width: 11,
    depth: 8,
    height: 4.4,
    wall: '#e9e0cf',
    floor: '#bfa27c',
    ceiling: '#f6f0e2',
    windows: ['back'],
    lights: 0,
  });
  for (const [x, z, flip] of [
    [-3, 2.6, false],
    [2.6, 2.2, true],
    [-1.4, 5.4, false],
    [3.4, 5.4, true],
  ] as const) {
    world.sprite(
      [x, 0, z],
      (tone) =>
        stroke('M-.6 0L-.4 1M.6 0L.4 1', tone(material.darkWood), 0.07) +
        path('M-.85 .86L-.7 1.5H.85L.7 .86Z', tone('#fbf7ef')) +
        path('M-.72 .93L-.6 1.42H.7L.6 .93Z', tone('#d3e2ea')) +
        stroke('M-.5 1H-.1V1.2H.3V1.34M-.3 1.3H0', tone('#2d5d94'), 0.03) +
        stroke('M-.8 1.1H.78', tone(material.wood), 0.05),
    );
    stand(world, student(world.random, { pose: flip ? 'offer' : 'bend', flip }), [x + (flip ? 1.2 : -1.2), 0, z + 0.1]);
  }
  putBoxes(
    world,
    [0.5, 0, 3.8],
    [
      { at: [0.5, 0, 3.8], size: [1, 0.95, 1], colour: '#fbf7ef' },
      { at: [0.5, 0.95, 3.8], size: [0.7, 0.06, 0.7], colour: brand.marigold },
      { at: [0.4, 1.01, 3.9], size: [0.3, 0.7, 0.3], colour: '#f4ead9' },
      { at: [0.65, 1.01, 3.75], size: [0.24, 0.4, 0.3], colour: brand.maroon },
    ],
  );
  for (const x of [-2.4, 1.6]) pendant(world, x, 3.1, 3.4, brand.navy);
}

/** Rooms to work in. */
export const working: Scenes = {
  auditorium: scene('evening', { eye: 3.6, back: 5, lens: 1700, horizon: 0.34 }, auditorium),
  network: scene('evening', { eye: 1.6, back: 3.4, lens: 1150, horizon: 0.46 }, network),
  workshop: scene('indoors', { ...views.room, eye: 2.2, horizon: 0.36, lens: 1250 }, workshop),
  studio: scene('morning', { ...views.room, eye: 1.8, back: 4.4, lens: 1250 }, studio),
};
