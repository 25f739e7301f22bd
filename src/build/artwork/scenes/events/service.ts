import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { figure, holding, stand } from '../../parts/figure.ts';
import { hang } from '../../parts/hanging.ts';
import { couch, cross, dripStand, drop } from '../../parts/medical.ts';
import { room } from '../../parts/room.ts';
import { birds } from '../../parts/sky.ts';
import { disc, road } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { bicycle } from '../../parts/vehicles.ts';
import { person, scientist, student } from '../../parts/wardrobe.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

function bloodCamp(world: World): void {
  room(world, {
    width: 14,
    depth: 8,
    height: 4,
    wall: '#f3e4e0',
    floor: '#dcd2c8',
    ceiling: '#fbf6f2',
    windows: ['right'],
    dado: '#d98a86',
    lights: 3,
  });
  hang(
    world,
    0,
    2,
    8,
    (tone) =>
      rect(-1.7, -0.1, 3.4, 1.5, tone('#fbf7ef'), 0.1) +
      group('translate(-.9 .1) scale(1.1)', drop(tone)) +
      group('translate(.7 .15)', cross(tone)),
  );
  for (const [x, z, c] of [
    [-2.1, 2.2, brand.teal],
    [1.9, 2.6, '#3f6fa3'],
    [-0.4, 5.4, brand.teal],
  ] as const) {
    couch(world, [x, 0, z], c, 2, 0.7);
    const donor = person(world.random, {
      pose: 'lie',
      outfit: 'tee',
      top: world.random.pick([brand.marigold, '#e8dcc6', '#5a7d5a']),
    });
    world.sprite(
      [x + 0.86, 0.84, z],
      (tone, scale) => `<g transform="rotate(90) scale(.95)">${figure(donor, tone, scale)}</g>`,
      0.5,
    );
    world.sprite([x + 0.55, 0, z + 0.5], (tone) => dripStand(tone, '#d8403a'));
    stand(
      world,
      scientist(world.random, {
        pose: 'offer',
        flip: true,
        head: world.random.pick(['bun', 'hijab', 'side']),
        bottom: brand.maroon,
      }),
      [x + 1.4, 0, z + 0.3],
    );
  }
}

function roadSafety(world: World): void {
  outdoors(world, { clouds: 3, ground: '#9aa07a' });
  building(world, { at: [-22, 0, 40], width: 18, depth: 12, floors: 3, facade: 'windows' });
  building(world, { at: [20, 0, 46], width: 20, depth: 12, floors: 4, facade: 'fins', colour: material.stone });
  road(world, [0, -12], [0, 120], 10, '#6b7080', '#dfd0b6');
  for (let i = -4; i <= 4; i++)
    world.ground(
      [
        [i * 1.05 - 0.3, 0.6],
        [i * 1.05 + 0.3, 0.6],
        [i * 1.05 + 0.3, 3.4],
        [i * 1.05 - 0.3, 3.4],
      ],
      world.tone('#fdfbf5', 10),
    );
  world.sprite(
    [5.4, 0, 4],
    (tone) =>
      rect(-0.08, 0, 0.16, 3.2, tone('#3b4252')) +
      rect(-0.34, 2.5, 0.68, 1.7, tone('#20263a'), 0.12) +
      circle(0, 3.85, 0.2, '#e2483d') +
      circle(0, 3.35, 0.2, tone('#6b5a2a')) +
      circle(0, 2.85, 0.2, tone('#2a4a35')),
  );
  const placard =
    (sign: (tone: (c: string) => string) => string) =>
    (tone: (c: string) => string): string =>
      stroke('M0 -.2V1', tone('#8a6a4c'), 0.05) + group('translate(0 1.2)', sign(tone));
  const signs = [
    (tone: (c: string) => string) =>
      path('M-.5 -.4H.5L0 .5Z', '#e2483d') +
      path('M-.32 -.28H.32L0 .3Z', tone('#fdfbf5')) +
      rect(-0.04, -0.12, 0.08, 0.26, '#20263a'),
    (tone: (c: string) => string) =>
      circle(0, 0, 0.46, '#e2483d') + circle(0, 0, 0.34, tone('#fdfbf5')) + stroke('M-.16 -.1H.16', '#20263a', 0.1),
    (tone: (c: string) => string) =>
      rect(-0.5, -0.36, 1, 0.72, tone('#2f6fb3'), 0.08) + stroke('M-.3 0H.3L.14 .14M.3 0L.14 -.14', '#fdfbf5', 0.08),
  ];
  lineUp(world, ['walk', 'walk', 'walk'], -3, 2.5, 1.6);
  signs.forEach((sign, i) => {
    holding(
      world,
      student(world.random, {
        pose: 'toss',
        head: (['cap', 'braid', 'turban'] as const)[i] ?? 'cap',
        bottom: brand.maroon,
      }),
      [-1.8 + i * 2.4, 0, 2.4],
      1,
      placard(sign),
    );
  });
  world.sprite([4.1, 0, 1], (tone) => bicycle(tone, brand.maroon));
}

/** Days given to others. */
export const service: Scenes = {
  'blood-donation-camp': scene('indoors', { ...views.room, eye: 2 }, bloodCamp),
  'tree-plantation': scene('morning', { ...views.street, back: 6.5, horizon: 0.44 }, (world) => {
    outdoors(world, { clouds: 3, ground: '#9aa963', far: '#c9cf8a', size: 0.2 });
    for (let row = 0; row < 4; row++)
      for (let i = -4; i <= 4; i++) {
        const [x, z] = [i * 2.4 + (row % 2), 0.8 + row * 3];
        disc(world, x, z, 0.4, 0.2, world.tone(material.earth, 10));
        if ((i + row) % 2) tree(world, 'sapling', x, z, 0.75);
      }
    stand(world, student(world.random, { pose: 'kneel', outfit: 'tee', top: brand.teal }), [-1.7, 0, 1.1]);
    tree(world, 'sapling', -0.9, 1, 0.95);
    holding(
      world,
      student(world.random, {
        pose: 'dig',
        outfit: 'shirt',
        head: 'turban',
        top: brand.marigold,
        bottom: brand.maroon,
      }),
      [0.8, 0, 1.8],
      0,
      (tone) =>
        stroke('M-.3 .6L.16 -.3', tone('#8a6a4c'), 0.05) + path('M.08 -.28L.3 -.36L.34 -.66L.12 -.6Z', tone('#59637a')),
    );
    holding(
      world,
      student(world.random, { pose: 'offer', flip: true, outfit: 'kurta', head: 'braid', top: brand.maroon }),
      [2.7, 0, 1.5],
      0,
      (tone) =>
        path('M-.16 -.2H.16L.14 .16H-.14Z', tone('#3f8f9a')) +
        stroke('M-.15 0L-.44 .2', tone('#3f8f9a'), 0.05) +
        stroke('M-.46 .16l-.1 -.3M-.42 .14l0 -.3', '#bfe3ea', 0.02),
    );
    scatter(world, 6, [-6, 6, 6, 12], {}, ['bend', 'kneel', 'walk']);
    tree(world, 'round', -9, 16, 9);
    world.settle();
    birds(world, 0.7, 0.24, 5);
  }),
  'health-checkup-camp': scene('day', { ...views.street, back: 7 }, (world) => {
    outdoors(world, { clouds: 3 });
    treeRow(world, 'round', [-24, 26], [24, 28], 9, 7);
    world.sprite(
      [0, 0, 5.4],
      (tone) =>
        stroke('M-4.6 0V2.6M4.6 0V2.6', tone('#8d9aa8'), 0.09) +
        path('M-5 2.5L-2.4 4.1H2.4L5 2.5Z', tone('#fbf7ef')) +
        path('M-1.7 2.5L-.8 4.1H.8L1.7 2.5Z', tone('#d7ece8')) +
        path(
          'M-5 2.5H5V2.2Q4.5 2 4 2.2T3 2.2T2 2.2T1 2.2T0 2.2T-1 2.2T-2 2.2T-3 2.2T-4 2.2T-5 2.2Z',
          tone(brand.teal),
        ) +
        group('translate(0 2.75)', cross(tone)),
    );
    for (const [x, h] of [
      [-2, 'bun'],
      [2, 'side'],
    ] as const) {
      putBoxes(world, [x, 0, 3], [{ at: [x, 0, 3], size: [1.5, 0.76, 0.7], colour: '#f4ead9', top: '#fffaf0' }]);
      stand(world, scientist(world.random, { pose: 'offer', head: h, bottom: brand.teal }), [x - 1.1, 0, 3.1]);
      stand(world, student(world.random, { pose: 'sit', flip: true }), [x + 1.1, 0, 2.9]);
      world.sprite(
        [x, 0.76, 3],
        (tone) =>
          rect(-0.18, 0, 0.3, 0.2, tone('#3b4668'), 0.03) +
          rect(-0.14, 0.06, 0.22, 0.1, '#7fe0d0') +
          stroke('M.12 .08Q.4 .2 .5 .04', tone('#20263a'), 0.025),
        0.5,
      );
    }
    lineUp(world, ['stand', 'folded', 'relaxed'], 4.2, 0.8, 3.2);
  }),
  'road-safety-rally': scene('day', { ...views.street, back: 8, turn: 4 }, roadSafety),
};
