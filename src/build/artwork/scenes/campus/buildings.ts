import { brand, material } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { scatter } from '../../parts/crowd.ts';
import { stand } from '../../parts/figure.ts';
import { bench, block } from '../../parts/furniture.ts';
import { lampPost } from '../../parts/lampPost.ts';
import { birds } from '../../parts/sky.ts';
import { disc, marking, road } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { student } from '../../parts/wardrobe.ts';
import { circle, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene } from '../scene.ts';

function garden(world: World): void {
  outdoors(world, { clouds: 3 });
  building(world, { at: [26, 0, 66], width: 34, depth: 12, floors: 3, facade: 'windows', colour: material.stone });
  road(world, [-3, -9], [3, 44], 2.6, '#e9dcc3', '#c98a62');
  disc(world, 4.6, 11, 4.6, 3.2, world.tone('#d9c7a6', 14));
  disc(world, 4.6, 11, 4, 2.7, world.tone(material.water, 14));
  disc(world, 4, 10.6, 1.9, 0.8, '#ffffff', 'opacity=".2"');
  world.sprite(
    [4.6, 0, 11],
    (tone) =>
      stroke(
        'M0 .2V1.1M0 1.9Q-.7 2.2 -1.1 .3M0 1.9Q.7 2.2 1.1 .3M0 1.9Q-.3 2.3 -.5 .4M0 1.9Q.3 2.3 .5 .4M0 1.1V1.9',
        '#e9f6f7',
        0.09,
      ) +
      path('M-.7 .9H.7L.3 .6H-.3Z', tone(material.stone)) +
      rect(-0.12, 0, 0.24, 0.7, tone(material.stone)),
  );
  for (const [x0, z0, colour] of [
    [-8, 3.4, brand.maroon],
    [-6, 5.6, brand.marigold],
    [-7, 8.4, '#d94f7a'],
    [1.8, 2.2, brand.marigold],
    [3.6, 4.2, '#f6f1e7'],
    [7.6, 5, brand.maroon],
  ] as const)
    for (let i = 0; i < 9; i++)
      world.sprite(
        [x0 + (i % 5) * 0.42, 0, z0 + Math.floor(i / 5) * 0.6],
        (tone) =>
          stroke('M0 0V.4', tone('#4f8f58'), 0.05) +
          circle(-0.12, 0.14, 0.12, tone('#5e9a52')) +
          circle(0.12, 0.18, 0.12, tone('#4f8f58')) +
          circle(0, 0.44, 0.15, tone(colour)) +
          circle(0, 0.44, 0.06, tone('#fff1c9')),
      );
  tree(world, 'blossom', -9.4, 15, 7.4);
  tree(world, 'round', -15, 24, 9);
  treeRow(world, 'bush', [-16, 30], [20, 30], 12, 1.6);
  tree(world, 'palm', 11.4, 17, 9);
  bench(world, -3.6, 7.4, 2);
  stand(world, student(world.random, { pose: 'sit' }), [-3.5, 0, 7.1]);
  stand(world, student(world.random, { pose: 'stroll' }), [-0.5, 0, 12]);
  birds(world, 0.3, 0.2, 5);
}

/** The buildings from outside. */
export const buildings: Scenes = {
  'academic-block': scene('day', { eye: 2, back: 10, lens: 1300, horizon: 0.7, turn: -8 }, (world) => {
    outdoors(world, { clouds: 5, ground: '#d9c7a6', far: '#e6dcc2' });
    building(world, {
      at: [-4, 0, 30],
      width: 30,
      depth: 16,
      floors: 5,
      facade: 'fins',
      colour: material.brick,
      porch: true,
      turn: 22,
    });
    building(world, {
      at: [-24, 0, 44],
      width: 20,
      depth: 12,
      floors: 6,
      facade: 'glass',
      colour: '#c9d6d2',
      turn: 22,
    });
    for (let i = 0; i < 7; i++)
      marking(
        world,
        [
          [-30, i * 3],
          [30, i * 3 - 6],
        ],
        0.06,
        '#b9a37c',
        0.5,
      );
    for (const [x, z] of [
      [-10, 7],
      [6.4, 8],
    ] as const) {
      block(world, [x, 0, z], [4, 0.5, 1.4], material.stone);
      for (const dx of [-1.2, 0, 1.2]) tree(world, 'bush', x + dx, z - 0.1, 1.3);
    }
    tree(world, 'palm', 9.4, 13, 10);
    scatter(world, 9, [-8, 6, 0, 14], {}, ['walk', 'stroll', 'relaxed']);
  }),
  library: scene('dusk', { eye: 1.9, back: 12, lens: 1500, horizon: 0.68, frame: [0.5, 0.56, 1.15] }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.2, 0.6], ground: '#8a7f83', far: '#a98f8c' });
    building(world, { at: [3, 0, 34], width: 38, depth: 16, floors: 3, facade: 'glass', colour: '#e8dcc6' });
    building(world, { at: [3, 0, 28], width: 14, depth: 6, floors: 4, facade: 'glass', colour: '#b5573f', nearer: 3 });
    putBoxes(
      world,
      [3, 0, 22],
      [0, 1, 2, 3].map((i) => ({
        at: [3, i * 0.22, 22 + i * 0.4] as const,
        size: [22 - i * 0.6, 0.22, 4 - i * 0.8] as const,
        colour: '#cdbfa9',
      })),
    );
    for (const x of [-9, 13]) lampPost(world, x, 14);
    tree(world, 'round', -14, 18, 9);
    tree(world, 'ashoka', 20, 22, 10);
    tree(world, 'ashoka', 23, 26, 10);
    scatter(world, 8, [-6, 11, 4, 19], {}, ['walk', 'stroll', 'hold']);
  }),
  hostel: scene('golden', { eye: 1.9, back: 11, lens: 1450, horizon: 0.68, turn: 7 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.24, 0.38] });
    building(world, {
      at: [16, 0, 32],
      width: 26,
      depth: 16,
      floors: 5,
      facade: 'balconies',
      colour: '#d98a5c',
      turn: -20,
    });
    building(world, {
      at: [-12, 0, 46],
      width: 26,
      depth: 12,
      floors: 4,
      facade: 'balconies',
      colour: '#e0b487',
      turn: -20,
    });
    road(world, [-4, -10], [5, 30], 3.4, '#ead9b8', '#c9b48f');
    tree(world, 'round', -7.6, 13, 7.5);
    tree(world, 'palm', 16.4, 12, 8.6);
    bench(world, 7, 7.6, 2);
    stand(world, student(world.random, { pose: 'sit', flip: true }), [7.2, 0, 7.3]);
    stand(world, student(world.random, { pose: 'wave' }), [3.4, 0, 5]);
    stand(world, student(world.random, { pose: 'walk', flip: true, bag: brand.maroon }), [1, 0, 3.4]);
    scatter(world, 5, [-6, 8, 10, 24], {}, ['walk', 'stroll']);
  }),
  'student-centre': scene(
    'golden',
    { eye: 1.8, back: 11, lens: 1400, horizon: 0.64, turn: 5, frame: [0.46, 0.62, 1.3] },
    (world) => {
      outdoors(world, { clouds: 4, sun: [0.18, 0.4], ground: '#d9c09a', far: '#e6cfa2' });
      putBox(
        world,
        { at: [6, 0, 28], size: [30, 9, 14], colour: '#e9dcc3', top: material.concrete, turn: -12 },
        (face) => {
          const bays = Math.round(face.width / 3);
          const glass = Array.from({ length: bays }, (_, i) =>
            face.area((i * face.width) / bays + 0.15, 0.3, face.width / bays - 0.3, 6),
          ).join('');
          return (
            path(glass, face.tone('#7fb6bf')) +
            path(face.area(0, 6.6, face.width, 1.4), face.tone(brand.maroon)) +
            path(face.area(0, 3.2, face.width, 0.2), face.tone('#e9dcc3'))
          );
        },
      );
      for (const [x, z] of [
        [-4, 7],
        [0.6, 9.6],
        [-8.4, 11],
      ] as const) {
        world.sprite(
          [x, 0, z],
          (tone) =>
            stroke('M0 0V2.5', tone('#7d5235'), 0.07) +
            path('M-1.5 2.2Q0 3.3 1.5 2.2Z', tone(x > 0 ? brand.teal : brand.maroon)) +
            path('M-.5 2.2Q-.3 2.8 0 2.84Q.3 2.8 .5 2.2Z', tone('#fbf7ef')) +
            rect(-0.7, 0.72, 1.4, 0.07, tone(material.wood), 0.03),
        );
        stand(world, student(world.random, { pose: 'sit' }), [x - 1, 0, z]);
        stand(world, student(world.random, { pose: 'sit', flip: true }), [x + 1, 0, z]);
      }
      scatter(world, 6, [3, 12, 5, 17], {}, ['walk', 'relaxed', 'stroll']);
      tree(world, 'round', -13, 20, 9);
    },
  ),
  garden: scene('morning', { eye: 2.6, back: 9, lens: 1450, horizon: 0.48, frame: [0.52, 0.56, 1.25] }, garden),
};
