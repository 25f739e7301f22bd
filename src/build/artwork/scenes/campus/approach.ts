import { brand, material } from '../../palette.ts';
import { building, skyline } from '../../parts/building.ts';
import { scatter } from '../../parts/crowd.ts';
import { stand } from '../../parts/figure.ts';
import { gate } from '../../parts/gateway.ts';
import { lampPost } from '../../parts/lampPost.ts';
import { glow } from '../../parts/sky.ts';
import { disc, marking, road, stripes } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { bus, car, carBack, scooter } from '../../parts/vehicles.ts';
import { student } from '../../parts/wardrobe.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

function aerial(world: World): void {
  outdoors(world, { clouds: 2, hills: 3, size: 0.1, far: '#bccf93' });
  for (const [x, z, w, d, colour] of [
    [-40, 60, 90, 40, '#8fb96b'],
    [46, 40, 70, 60, '#79a95c'],
    [0, 150, 240, 60, '#a4c07c'],
  ] as const)
    world.ground(
      [
        [x - w / 2, z - d / 2],
        [x + w / 2, z - d / 2],
        [x + w / 2, z + d / 2],
        [x - w / 2, z + d / 2],
      ],
      world.tone(colour, 90),
    );
  road(world, [-90, -6], [110, 34], 9, '#8d8f98', '#e0d2ba');
  road(world, [6, 4], [-8, 150], 7, '#e0d2ba');
  road(world, [-80, 92], [90, 112], 6, '#d9c7a6');
  disc(world, 56, 62, 26, 17, world.tone('#c4684a', 90));
  disc(world, 56, 62, 19, 11.5, world.tone('#6ea357', 90));
  disc(world, -2, 62, 9, 7, world.tone('#e9dcc3', 90));
  disc(world, -2, 62, 5, 4, world.tone(material.water, 90));
  const blocks = [
    [-42, 40, 40, 14, 4, material.brick, 'arcade'],
    [-50, 70, 16, 30, 3, material.stone, 'fins'],
    [-22, 74, 20, 12, 5, '#c9d6d2', 'glass'],
    [30, 104, 46, 14, 4, material.brick, 'windows'],
    [-46, 124, 40, 14, 3, '#d9b98c', 'balconies'],
    [26, 26, 24, 12, 2, material.plaster, 'fins'],
  ] as const;
  for (const [x, z, width, depth, floors, colour, facade] of blocks)
    building(world, { at: [x, 0, z], width, depth, floors, colour, facade, turn: -9 });
  treeRow(world, 'round', [-84, 4], [20, 22], 14, 7);
  treeRow(world, 'ashoka', [12, 20], [2, 92], 9, 8);
  treeRow(world, 'round', [-14, 26], [-16, 56], 5, 7);
  treeRow(world, 'round', [66, 26], [92, 96], 8, 8);
  treeRow(world, 'round', [-90, 98], [-20, 106], 8, 8);
  world.sprite([66, 0, 24], (tone) => group('rotate(6)', bus(tone)));
}

function busStop(world: World): void {
  outdoors(world, { clouds: 3 });
  mainBlock(world, -22, 60, 40, 3);
  treeRow(world, 'round', [4, 26], [36, 30], 5, 8);
  world.ground(
    [
      [-60, -12],
      [60, -12],
      [60, 3.4],
      [-60, 3.4],
    ],
    world.gradient(
      [
        [0, '#7a7f8d'],
        [1, material.asphalt],
      ],
      10,
    ),
  );
  world.ground(
    [
      [-60, 3.4],
      [60, 3.4],
      [60, 9],
      [-60, 9],
    ],
    world.tone('#dfd0b6', 10),
  );
  for (let x = -20; x < 20; x += 3.4)
    marking(
      world,
      [
        [x, -2.4],
        [x + 1.6, -2.4],
      ],
      0.16,
      '#fdfbf5',
    );
  world.sprite(
    [1, 0, 1.6],
    (tone) => `<ellipse cx="0" cy=".05" rx="5.2" ry=".3" fill="#131a3a" opacity=".3"/>${bus(tone)}`,
  );
  world.sprite(
    [-7.4, 0, 6],
    (tone) =>
      stroke('M-1.6 0V2.7M1.6 0V2.7', tone('#33405f'), 0.1) +
      rect(-2, 2.65, 4, 0.22, tone(brand.maroon), 0.06) +
      rect(-1.6, 0.9, 3.2, 1.5, tone('#bcdde2'), 0, 'opacity=".7"'),
  );
  for (const [x, z, flip] of [
    [-6.6, 4.8, false],
    [-7.8, 4.6, false],
    [-5.4, 3.9, false],
    [5.4, 4.4, true],
  ] as const)
    stand(world, student(world.random, { pose: 'relaxed', flip, bag: brand.teal }), [x, 0, z]);
  stand(world, student(world.random, { pose: 'walk', bag: brand.maroon }), [-3.2, 0, -0.6]);
}

function parking(world: World): void {
  outdoors(world, { clouds: 3, ground: '#8a8e99', far: '#a5a7ac' });
  building(world, { at: [-4, 0, 64], width: 66, depth: 14, floors: 3, facade: 'glass', colour: '#c9d6d2' });
  treeRow(world, 'round', [-34, 46], [34, 46], 9, 7);
  const colours = [brand.maroon, '#dfe3e2', '#2f4a7d', '#c79a5b', brand.teal, '#59637a', '#f2f0ea', '#d9694f'];
  for (const z of [4, 16, 28]) {
    for (let i = -9; i <= 9; i++) {
      marking(
        world,
        [
          [i * 2.8 - 1.4, z - 2.5],
          [i * 2.8 - 1.4, z + 2.6],
        ],
        0.12,
        '#fdfbf5',
        0.7,
      );
      if (world.random.chance(0.72))
        world.sprite(
          [i * 2.8, 0, z],
          (tone) =>
            `<ellipse cx="0" cy=".05" rx="1.1" ry=".2" fill="#131a3a" opacity=".3"/>${carBack(tone, world.random.pick(colours))}`,
        );
    }
  }
  for (const x of [-13, 13]) lampPost(world, x, 10);
  for (let i = 0; i < 6; i++) world.sprite([-8.6 + i * 1, 0, -3], (tone) => scooter(tone, colours[i] ?? brand.teal));
  stand(world, student(world.random, { pose: 'stroll' }), [2.4, 0, 0]);
  stand(world, student(world.random, { pose: 'stroll', flip: true }), [5, 0, 10]);
}

/** Views from afar, and how one gets there. */
export const approach: Scenes = {
  aerial: scene('day', { eye: 58, back: 74, lens: 1250, horizon: 0.1, frame: [0.5, 0.56, 1.12] }, aerial),
  gate: scene('morning', { ...views.street, x: 0.6, frame: [0.5, 0.5, 1] }, (world) => {
    outdoors(world, { clouds: 3 });
    mainBlock(world, 8, 80, 44, 4);
    treeRow(world, 'ashoka', [-4.5, 20], [-2, 64], 6, 9);
    treeRow(world, 'ashoka', [6.5, 20], [7, 64], 6, 9);
    road(world, [0, -12], [1.5, 70], 6.4, '#ead9b8', '#c9b48f');
    gate(world, 0, 6, 8.4);
    tree(world, 'round', -10.5, 12, 8);
    tree(world, 'round', 11.4, 13, 9);
    world.sprite([-1.7, 0, 1], (tone) => scooter(tone, brand.teal));
    stand(world, student(world.random, { pose: 'wave', top: brand.marigold }), [2.2, 0, 1.4]);
    scatter(world, 6, [-2.4, 3, 9, 40], {}, ['walk', 'stroll']);
  }),
  bus: scene('day', { ...views.street, back: 13, eye: 1.7, frame: [0.5, 0.56, 1.12] }, busStop),
  parking: scene('morning', { eye: 6, back: 15, lens: 1500, horizon: 0.26 }, parking),
  'address-campus': scene('day', { eye: 11, back: 28, lens: 1600, horizon: 0.34, turn: 12 }, (world) => {
    outdoors(world, { clouds: 4, size: 0.16 });
    stripes(world, -80, 80, 0, 60, 14, '#a4c07c', 0.4);
    road(world, [-14, -18], [34, 190], 11, '#7a7f8d', '#dfd0b6');
    for (let i = 0; i < 18; i++)
      marking(
        world,
        [
          [-13.4 + i * 2.42, -15 + i * 10.4],
          [-12.6 + i * 2.42, -11.4 + i * 10.4],
        ],
        0.3,
        '#fdfbf5',
      );
    building(world, { at: [28, 0, 36], width: 30, depth: 14, floors: 4, facade: 'arcade', turn: -12, porch: false });
    building(world, {
      at: [50, 0, 62],
      width: 26,
      depth: 14,
      floors: 3,
      facade: 'fins',
      colour: material.stone,
      turn: -12,
    });
    treeRow(world, 'round', [-6, 2], [28, 150], 16, 6);
    treeRow(world, 'ashoka', [-20, 6], [14, 130], 14, 8);
    world.sprite([4, 0, 40], (tone) => car(tone, brand.teal));
    world.sprite(
      [13, 0, 22],
      (tone) =>
        stroke('M0 0V6', tone('#59637a'), 0.26) +
        path(
          'M0 2.6Q-2.4 5 -2.4 7A2.4 2.4 0 0 0 2.4 7Q2.4 5 0 2.6Z',
          tone(brand.maroon),
          'transform="translate(0 1.4)"',
        ) +
        circle(0, 8.4, 0.95, tone('#fbf7ef')),
    );
  }),
  'address-city': scene('dusk', { eye: 4, back: 12, lens: 1500, horizon: 0.6 }, (world) => {
    outdoors(world, { clouds: 3, hills: 0, ground: '#6a6580', far: '#8f7488', sun: [0.5, 0.56] });
    skyline(world, 0.06, 0.24, '#4a3f70');
    road(world, [0, -12], [0, 200], 11, '#4f4f68', '#a08a96');
    for (let z = -6; z < 120; z += 6)
      marking(
        world,
        [
          [0, z],
          [0, z + 2.6],
        ],
        0.2,
        '#fdfbf5',
      );
    const plan = [
      [-17, 14, 5, 'glass', '#9fb0bd'],
      [-19, 32, 7, 'windows', '#c9825c'],
      [-18, 52, 6, 'fins', '#d8c3a0'],
      [17, 12, 6, 'windows', '#c46a4f'],
      [19, 30, 4, 'balconies', '#d8b48a'],
      [18, 48, 8, 'glass', '#9fb0bd'],
    ] as const;
    for (const [x, z, floors, facade, colour] of plan)
      building(world, { at: [x, 0, z], width: 16, depth: 15, floors, facade, colour });
    for (let z = 4; z < 60; z += 12) {
      lampPost(world, -7.4, z);
      tree(world, 'round', 7.6, z + 3, 4.6);
    }
    world.sprite([2.6, 0, 2], (tone) => carBack(tone, brand.maroon));
    world.sprite([2.8, 0, 22], (tone) => carBack(tone, '#dfe3e2'));
    world.sprite([-2.6, 0, 9], (tone) => carBack(tone, brand.teal));
    scatter(world, 6, [-8.8, -6.6, 0, 20], {}, ['walk']);
    world.settle();
    world.canvas.add(glow(world, 0.5, 0.58, 700, '#ffae73', 0.3));
  }),
};
