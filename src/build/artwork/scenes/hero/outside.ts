import { brand, material } from '../../palette.ts';
import { building } from '../../parts/building.ts';
import { scatter } from '../../parts/crowd.ts';
import { bunting, confetti, fairyLights } from '../../parts/festive.ts';
import { stand } from '../../parts/figure.ts';
import { gate } from '../../parts/gateway.ts';
import { birds, calmLeft, glow } from '../../parts/sky.ts';
import { hurdle } from '../../parts/sportsGear.ts';
import { marking, road, stripes } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { graduate, person, student } from '../../parts/wardrobe.ts';
import { group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene } from '../scene.ts';

function athletics(world: World): void {
  outdoors(world, { clouds: 3, ground: '#86b35f' });
  building(world, { at: [-22, 0, 70], width: 40, depth: 10, floors: 2, facade: 'fins', colour: material.stone });
  mainBlock(world, 26, 84, 34, 3);
  treeRow(world, 'round', [-40, 58], [44, 58], 15, 6);
  world.ground(
    [
      [-60, -8],
      [60, -8],
      [60, 15],
      [-60, 15],
    ],
    world.gradient(
      [
        [0, '#c96a4a'],
        [1, '#b5523c'],
      ],
      12,
    ),
  );
  for (let i = 0; i <= 6; i++)
    marking(
      world,
      [
        [-60, -2 + i * 2.6],
        [60, -2 + i * 2.6],
      ],
      0.09,
      '#fdfbf5',
    );
  stripes(world, -60, 60, 17, 56, 9, '#4f8f58', 0.3);
  bunting(world, [-14, 6, 22], [20, 6.4, 22], 1.2, 26);
  for (const x of [1.6, 5.6]) world.sprite([x, 0, 6.6], hurdle);
  stand(
    world,
    person(world.random, { pose: 'sprint', outfit: 'kit', head: 'short', top: brand.maroon, bottom: brand.navy }),
    [2.5, 0, 0.6],
  );
  stand(
    world,
    person(world.random, { pose: 'run', outfit: 'kit', head: 'braid', top: brand.teal, bottom: '#26324f' }),
    [4.6, 0, 3],
  );
  stand(
    world,
    person(world.random, { pose: 'sprint', outfit: 'kit', head: 'turban', top: brand.marigold, bottom: brand.maroon }),
    [1, 0, 5.2],
  );
  scatter(world, 16, [-9, 13, 17, 20], {}, ['cheer', 'stand', 'wave', 'relaxed']);
}

function greenLawn(world: World): void {
  outdoors(world, { clouds: 4 });
  mainBlock(world, 14, 58, 52, 4);
  building(world, { at: [-34, 0, 50], width: 24, depth: 22, floors: 3, facade: 'glass', colour: '#c9d6d2' });
  stripes(world, -60, 60, -6, 44, 16, '#5e9a52', 0.25);
  road(world, [16, -10], [9, 52], 3.6, '#e9dcc3', '#cbb58d');
  treeRow(world, 'ashoka', [3.4, 22], [6.6, 46], 4, 8);
  tree(world, 'round', 9.6, 11, 7);
  tree(world, 'blossom', -10, 24, 6.5);
  tree(world, 'round', -18, 30, 9);
  for (const [x, z, pose] of [
    [1.4, 1.6, 'lotus'],
    [2.8, 2.6, 'lotus'],
    [3.9, 1.2, 'lotus'],
  ] as const)
    stand(world, student(world.random, { pose }), [x, 0, z]);
  world.sprite(
    [2.7, 0, 0.9],
    (tone) =>
      rect(-0.3, 0, 0.5, 0.07, tone(brand.maroon)) +
      rect(-0.26, 0.07, 0.44, 0.06, tone(brand.teal)) +
      rect(-0.28, 0.13, 0.4, 0.05, tone(brand.marigold)),
  );
  stand(world, student(world.random, { pose: 'walk', bag: brand.maroon }), [6.2, 0, 5]);
  stand(world, student(world.random, { pose: 'walk', bag: brand.teal }), [7.2, 0, 6]);
  scatter(world, 8, [-2, 12, 20, 42]);
  birds(world, 0.62, 0.16, 6);
}

/** Large pictures of the grounds. */
export const outside: Scenes = {
  'campus-gate': scene('golden', { eye: 1.7, back: 10, lens: 1350, horizon: 0.64, middle: 0.52 }, (world) => {
    outdoors(world, { clouds: 4, sun: [0.84, 0.36], ground: '#8fb160' });
    mainBlock(world, 3, 74, 46, 4);
    building(world, { at: [-40, 0, 66], width: 26, depth: 14, floors: 3, facade: 'fins', colour: material.stone });
    world.ground(
      [
        [-60, -11],
        [60, -11],
        [60, -1],
        [-60, -1],
      ],
      world.gradient(
        [
          [0, '#d9c7a6'],
          [1, '#bfa986'],
        ],
        10,
      ),
    );
    road(world, [1.6, -12], [2.4, 66], 7, '#ead9b8', '#c9b48f');
    treeRow(world, 'ashoka', [-4.4, 14], [-3.2, 58], 6, 9);
    treeRow(world, 'ashoka', [8.6, 14], [8, 58], 6, 9);
    tree(world, 'round', 17, 12, 9);
    tree(world, 'palm', -13.5, 9, 9.5);
    gate(world, 2.2, 5, 9.4);
    for (const [x, z, flip] of [
      [0.6, 0.4, false],
      [2, 1.2, false],
      [4.6, -0.6, true],
      [3.6, 8, false],
      [0.4, 14, true],
    ] as const)
      stand(world, student(world.random, { pose: 'walk', flip }), [x, 0, z]);
    scatter(world, 6, [0, 5, 18, 44]);
    world.settle();
    birds(world, 0.5, 0.2, 5);
    world.canvas.add(glow(world, 0.84, 0.36, 620, '#ffd98a', 0.34));
    calmLeft(world, 0.44);
  }),
  convocation: scene('golden', { eye: 2.2, back: 7, lens: 1450, horizon: 0.5, middle: 0.6 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.56, 0.3] });
    mainBlock(world, 6, 46, 50, 4);
    treeRow(world, 'round', [-30, 34], [-12, 40], 4, 8);
    fairyLights(world, [-12, 6.4, 10], [12, 6, 10], 1.1, 22);
    const bearings = ['cheer', 'toss', 'wave', 'cheer', 'toss'] as const;
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 6; i++)
        stand(world, graduate(world.random, { pose: bearings[(i * 2 + row) % 5] ?? 'cheer', back: true }), [
          -2.4 + i * 1.25 + (row % 2) * 0.6 + row * 0.2,
          0,
          row * 1.7,
        ]);
    world.settle();
    for (let i = 0; i < 13; i++) {
      const [x, y, size] = [
        world.random.between(0.46, 0.95) * 1600,
        world.random.between(0.08, 0.42) * 900,
        world.random.between(0.7, 1.3),
      ];
      world.canvas.add(
        group(
          `translate(${Math.round(x)} ${Math.round(y)}) rotate(${world.random.whole(-40, 40)}) scale(${size.toFixed(2)})`,
          path('M-16 2H16V14Q0 22 -16 14Z', '#101a36') +
            path('M-38 0L0 -15L38 0L0 15Z', '#1b2748') +
            stroke('M0 0L30 6V24', '#f2a541', 3),
        ),
      );
    }
    confetti(world, 26, [0.45, 0.05, 1, 0.5]);
    calmLeft(world, 0.44);
  }),
  'sports-day': scene('day', { eye: 1.4, back: 6, lens: 1500, horizon: 0.5, middle: 0.42 }, (world) => {
    athletics(world);
    world.settle();
    calmLeft(world, 0.46);
  }),
  'campus-green': scene('day', { eye: 2, back: 7, lens: 1500, horizon: 0.5, middle: 0.46 }, (world) => {
    greenLawn(world);
    world.settle();
    calmLeft(world, 0.44);
  }),
};
