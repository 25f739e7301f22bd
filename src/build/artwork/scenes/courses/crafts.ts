import { brand } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { holding, stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { pendant } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { glow } from '../../parts/sky.ts';
import { blueprint, theodolite } from '../../parts/structures.ts';
import { tree } from '../../parts/trees.ts';
import { student, worker } from '../../parts/wardrobe.ts';
import { lathe } from '../../parts/workshop.ts';
import { group, path } from '../../svg.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

const close = { ...views.room, back: 3.8, frame: [0.5, 0.52, 1.15] } as const;

/** Polytechnic courses and architecture. */
export const crafts: Scenes = {
  'polytechnic-mechanical-engineering': scene('indoors', close, (world) => {
    room(world, {
      width: 10,
      depth: 6,
      height: 4,
      wall: '#b7cfc4',
      floor: '#8f959c',
      ceiling: '#e2ece6',
      windows: ['back'],
      dado: '#4f7f6f',
    });
    world.sprite([0.5, 0, 2.4], (tone) => group('scale(1.35)', lathe(tone, '#3f6f9a')));
    stand(world, worker(world.random, { pose: 'offer', outfit: 'shirt', head: 'cap', top: '#3f5f93' }), [-1.6, 0, 2.6]);
    stand(
      world,
      worker(world.random, { pose: 'folded', outfit: 'kurta', head: 'turban', top: '#e8dcc6', bottom: brand.maroon }),
      [2.6, 0, 3.4],
    );
    world.settle();
    world.canvas.add(glow(world, 0.52, 0.58, 120, '#fff0b0', 0.8));
  }),
  'polytechnic-civil-engineering': scene('morning', { ...views.street, back: 5.4, horizon: 0.56 }, (world) => {
    outdoors(world, { clouds: 3, ground: '#d3b37f', far: '#cfc88f' });
    building(world, { at: [12, 0, 40], width: 26, depth: 10, floors: 2, facade: 'windows', colour: '#d9b98c' });
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 9 - row; i++)
        putBox(
          world,
          {
            at: [-4 + i * 0.56 + (row % 2) * 0.28, row * 0.24, 3],
            size: [0.53, 0.22, 0.28],
            colour: world.random.pick(['#b5573f', '#c2654a', '#a94e38']),
          },
          undefined,
          row * 0.01,
        );
    holding(world, worker(world.random, { pose: 'offer', flip: true }), [0.7, 0, 2.5], 0, (tone) =>
      path('M-.06 0H.3L.16 .1H-.06Z', tone('#8d9aa8')),
    );
    stand(world, worker(world.random, { pose: 'kneel', flip: true, top: '#f2c14e' }), [1.8, 0, 1.7]);
    world.sprite([2.6, 0, 3.8], (tone) => theodolite(tone));
    stand(
      world,
      worker(world.random, { pose: 'bend', flip: true, outfit: 'shirt', head: 'hardhat', top: brand.teal }),
      [3.4, 0, 3.9],
    );
    tree(world, 'round', -8.6, 16, 7);
  }),
  'bachelors-of-architecture': scene('golden', close, (world) => {
    room(world, {
      width: 10,
      depth: 6,
      height: 4.2,
      wall: '#f4e6d0',
      floor: '#b98a5f',
      ceiling: '#fbf3e2',
      windows: ['back'],
    });
    const y = table(world, { at: [0, 0, 1.6], width: 4.6, depth: 1.4, height: 0.9, colour: '#e9dcc3' });
    putBoxes(
      world,
      [0.6, y, 1.7],
      [
        { at: [0.7, y, 1.7], size: [1.9, 0.05, 1], colour: '#c9d9b4' },
        { at: [0.2, y + 0.05, 1.9], size: [0.4, 1.1, 0.4], colour: '#fbf7ef' },
        { at: [0.7, y + 0.05, 1.9], size: [0.5, 0.7, 0.4], colour: brand.maroon },
        { at: [1.25, y + 0.05, 1.85], size: [0.4, 0.9, 0.4], colour: brand.teal },
        { at: [0.7, y + 0.05, 1.45], size: [1.3, 0.18, 0.26], colour: brand.marigold },
      ],
      0.6,
    );
    world.sprite([-1.5, y + 0.02, 1.3], (tone) => group('skewX(-24) scale(1 .42)', blueprint(tone, 1.5, 1)), 1);
    stand(
      world,
      student(world.random, { pose: 'hold', outfit: 'kurta', head: 'long', top: brand.navy }),
      [-1.2, 0, 2.6],
      false,
    );
    stand(
      world,
      student(world.random, { pose: 'point', flip: true, outfit: 'shirt', head: 'side', top: brand.marigold }),
      [2.1, 0, 2.9],
      false,
    );
    pendant(world, 0, 2.6, 1.8, brand.teal);
  }),
};
