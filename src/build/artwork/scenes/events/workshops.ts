import { brand } from '../../palette.ts';
import { lineUp } from '../../parts/crowd.ts';
import { holding, stand } from '../../parts/figure.ts';
import { chair, table } from '../../parts/furniture.ts';
import { board, drone, gear } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, laptop, monitor } from '../../parts/screens.ts';
import { blueprint, stayedBridge } from '../../parts/structures.ts';
import { disc, stripes } from '../../parts/terrain.ts';
import { treeRow } from '../../parts/trees.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, group, rect, stroke } from '../../svg.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

/** Workshops. */
export const workshops: Scenes = {
  'iot-workshop': scene(
    'indoors',
    { eye: 2.5, back: 2, lens: 1250, horizon: 0.06, frame: [0.5, 0.5, 1.1] },
    (world) => {
      room(world, { width: 9, depth: 6, height: 4, wall: '#cfe0dc', floor: '#b9a58a', ceiling: '#ffffff' });
      for (const [x, h] of [
        [-1.3, 'braid'],
        [0.1, 'turban'],
        [1.4, 'short'],
      ] as const)
        stand(world, student(world.random, { pose: 'type', head: h }), [x, 0, 2.6], false);
      const y = table(world, { at: [0, 0, 1.4], width: 4.6, depth: 1.8, colour: '#d9b98c' });
      const flatOn = (x: number, z: number, draw: (tone: (c: string) => string) => string): void =>
        world.sprite([x, y + 0.01, z], (tone) => group('scale(1 .72)', draw(tone)), 1.5);
      flatOn(-1.7, 1, (tone) => board(tone, 0.9, 0.62));
      flatOn(0.5, 0.95, (tone) => board(tone, 0.7, 0.5, '#2a4d8f'));
      flatOn(
        -0.5,
        1.5,
        (tone) =>
          rect(0, 0, 0.6, 0.34, tone('#fbf7ef'), 0.03) +
          stroke('M.06 .1H.54M.06 .17H.54M.06 .24H.54', tone('#8d9aa8'), 0.02, 'stroke-dasharray=".02 .03"'),
      );
      flatOn(
        0,
        0.8,
        (tone) =>
          stroke('M-.8 .3Q-.5 .8 -.2 .7M-.8 .2Q-.3 .6 .2 .9M.1 .95Q.4 .9 .6 .4', tone(brand.maroon), 0.022) +
          stroke('M-.82 .4Q-.6 .9 -.1 .9', tone(brand.marigold), 0.022),
      );
      flatOn(
        1.6,
        1.3,
        (tone) =>
          circle(0, 0.15, 0.17, tone('#fbf7ef')) +
          circle(0, 0.15, 0.09, tone(brand.teal)) +
          stroke('M-.14 .42Q0 .52 .14 .42M-.22 .5Q0 .66 .22 .5', tone(brand.teal), 0.03),
      );
      laptop(world, [1.5, y, 1.7], 'bars');
      laptop(world, [-1.6, y, 1.8], 'globe');
    },
  ),
  'autocad-workshop': scene('indoors', { ...views.room, back: 3.4, eye: 1.6, frame: [0.5, 0.5, 1.15] }, (world) => {
    room(world, {
      width: 10,
      depth: 7,
      height: 4,
      wall: '#dcd6ea',
      floor: '#a8a0b0',
      ceiling: '#f7f5fb',
      dado: '#5a4f86',
      lights: 2,
    });
    bigScreen(world, [0, 1.75, 6.9], 4, 1.8, 'drawing', '#1e3a6e');
    for (const [i, z] of [1.6, 4].entries()) {
      const y = table(world, { at: [0, 0, z], width: 6.6 - i * 0.6, depth: 0.8, colour: '#f2ece0' });
      for (const x of [-2.2, 0, 2.2]) {
        monitor(world, [x, y, z + 0.1], i ? 'drawing' : 'model', 0.9);
        stand(world, student(world.random, { pose: 'type', back: true }), [x, 0, z - 0.75], false);
        chair(world, x, z - 0.8, '#5a4f86');
      }
    }
    stand(
      world,
      person(world.random, { pose: 'bend', outfit: 'kurta', head: 'side', top: brand.marigold }),
      [-3.3, 0, 1.6],
    );
  }),
  'drone-workshop': scene('day', { ...views.street, back: 7, horizon: 0.6, frame: [0.5, 0.52, 1.2] }, (world) => {
    outdoors(world, { clouds: 4 });
    mainBlock(world, 14, 60, 40, 3);
    stripes(world, -40, 40, -6, 40, 10, '#5e9a52', 0.25);
    treeRow(world, 'round', [-30, 40], [-8, 44], 5, 8);
    world.sprite([0.7, 3, 2], (tone) => group('scale(2.6)', drone(tone)));
    world.sprite([-3.6, 4.4, 6], (tone) => group('scale(1.5)', drone(tone, brand.teal)));
    const remote = (tone: (c: string) => string): string =>
      rect(-0.16, -0.06, 0.3, 0.14, tone('#20263a'), 0.03) + stroke('M-.1 .08V.24M.08 .08V.24', tone('#59637a'), 0.02);
    holding(
      world,
      student(world.random, { pose: 'offer', outfit: 'shirt', head: 'turban', top: '#3f6fa3', bottom: brand.maroon }),
      [-1.8, 0, 1.6],
      0,
      remote,
    );
    stand(
      world,
      student(world.random, { pose: 'point', outfit: 'kurta', head: 'braid', top: brand.marigold }),
      [-2.9, 0, 2.4],
    );
    holding(
      world,
      student(world.random, { pose: 'offer', flip: true, outfit: 'tee', head: 'long', top: brand.maroon }),
      [3, 0, 1.8],
      0,
      remote,
    );
    for (const x of [-0.2, 1.6]) disc(world, x, 2.4, 0.5, 0.3, brand.marigold, 'opacity=".7"');
  }),
  'women-in-engineering': scene('golden', { ...views.street, back: 6, horizon: 0.6 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.2, 0.4], ground: '#c2a87a', far: '#dcc08f' });
    world.ground(
      [
        [-80, 16],
        [80, 16],
        [80, 90],
        [-80, 90],
      ],
      world.gradient(
        [
          [0, '#f3c98f'],
          [1, '#7fb0b5'],
        ],
        30,
      ),
    );
    world.sprite([10, 0, 120], (tone) => stayedBridge(tone, 150, 5, 25));
    const heads = ['hardhat', 'hardhat', 'hardhat', 'hardhat'] as const;
    lineUp(world, ['folded', 'hold', 'relaxed', 'present'], -2.1, 1.15, 1.8, (i) => ({
      outfit: i % 2 ? 'vest' : 'kurta',
      head: heads[i] ?? 'hardhat',
      top: ['#1f8a8a', '#f08a3c', '#b3152a', '#f2c14e'][i] ?? brand.teal,
    }));
    world.sprite([-0.75, 0.78, 1.5], (tone) => group('translate(-.5 0) scale(1 .8)', blueprint(tone, 1, 0.6)), 0.6);
    world.sprite(
      [2.2, 2.3, 2.8],
      (tone) =>
        group('scale(.7)', gear(tone, 0.7, 12, brand.marigold)) +
        group('translate(.7 .56) scale(.7)', gear(tone, 0.5, 10, brand.teal, 0.2)),
    );
  }),
};
