import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { confetti, medal } from '../../parts/festive.ts';
import { figure, stand } from '../../parts/figure.ts';
import { bookcase, table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { microscope, molecule } from '../../parts/labware.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, laptop } from '../../parts/screens.ts';
import { beam } from '../../parts/stage.ts';
import { tree } from '../../parts/trees.ts';
import { person, scientist, student } from '../../parts/wardrobe.ts';
import { group, rect, stroke } from '../../svg.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

/** What students achieve off the field. */
export const honours: Scenes = {
  'academic-award': scene(
    'evening',
    { eye: 1.5, back: 5.4, lens: 1500, horizon: 0.62, frame: [0.5, 0.6, 1.4] },
    (world) => {
      room(world, { width: 14, depth: 7, height: 6, wall: '#5a2038', floor: '#7a4a44', ceiling: '#2b1a38' });
      putBoxes(world, [0, 0, 3], [{ at: [0, 0, 3.4], size: [9, 0.4, 4], colour: '#8a5a3c', top: '#c08a54' }]);
      hang(world, 0, 1.6, 7, (tone) => group('translate(0 .2) scale(2.1)', medal(tone)));
      const winner = person(world.random, {
        pose: 'cheer',
        outfit: 'gown',
        head: 'mortarboard',
        top: brand.navy,
        bottom: brand.marigold,
      });
      world.sprite(
        [0.6, 0.4, 3],
        (tone, scale) => figure(winner, tone, scale) + group('translate(0 .96) scale(.3)', medal(tone)),
      );
      stand(
        world,
        person(world.random, { pose: 'present', outfit: 'saree', head: 'bun', top: brand.teal }),
        [-1.4, 0.4, 3.4],
        false,
      );
      stand(
        world,
        person(world.random, { pose: 'stand', outfit: 'blazer', head: 'side', top: '#2f4a7d' }),
        [2.4, 0.4, 3.8],
        false,
      );
      world.settle();
      world.canvas.add(
        beam(world, [0.1, 0], [0.5, 0.8], 520, '#ffe2a0'),
        beam(world, [0.9, 0], [0.55, 0.8], 520, '#ffe2a0'),
      );
      confetti(world, 40, [0.1, 0.02, 0.9, 0.6]);
    },
  ),
  community: scene('day', { ...views.street, back: 6, horizon: 0.5 }, (world) => {
    outdoors(world, { clouds: 4, ground: '#d3b98a', far: '#b9c78a' });
    for (const [x, z, c] of [
      [-9, 20, '#e3b98a'],
      [1, 26, '#c9d6b4'],
      [11, 22, '#d9a58a'],
    ] as const) {
      putBoxes(
        world,
        [x, 0, z],
        [
          { at: [x, 0, z], size: [6, 3, 5], colour: c },
          { at: [x - 1, 0, z - 2.52], size: [1, 2, 0.04], colour: '#7d5235' },
          { at: [x + 1.4, 1, z - 2.52], size: [1, 0.9, 0.04], colour: '#5f8fa0' },
          { at: [x, 3, z], size: [6.6, 0.3, 5.6], colour: '#b5573f' },
        ],
      );
    }
    tree(world, 'round', -5.4, 8.6, 6.4);
    world.sprite(
      [-1.9, 0, 3.6],
      (tone) =>
        stroke('M-.8 0L-.5 1.9M.8 0L.5 1.9', tone(material.darkWood), 0.07) +
        rect(-0.9, 0.8, 1.8, 1.2, tone('#2f5d4c'), 0.04) +
        rect(-0.9, 0.8, 1.8, 1.2, 'none', 0.04, `stroke="${tone(material.wood)}" stroke-width=".07"`) +
        stroke('M-.6 1.3L-.4 1.7L-.2 1.3M-.52 1.44H-.28M.1 1.7V1.3H.3Q.4 1.5 .1 1.5M-.5 1.05H.5', '#fbf7ef', 0.045),
    );
    stand(
      world,
      student(world.random, { pose: 'point', flip: true, outfit: 'kurta', head: 'braid', top: brand.maroon }),
      [-0.5, 0, 3.4],
    );
    for (const [x, z] of [
      [0.9, 1.6],
      [1.9, 2],
      [2.9, 1.5],
      [1.4, 3],
      [2.5, 3.2],
    ] as const)
      stand(world, person(world.random, { pose: 'lotus', height: 1.2, outfit: 'tee', flip: true }), [x, 0, z]);
    stand(world, student(world.random, { pose: 'bend', flip: true, outfit: 'shirt', top: brand.teal }), [3.9, 0, 2.8]);
  }),
  research: scene('evening', { ...views.table, eye: 1.55, horizon: 0.36 }, (world) => {
    room(world, {
      width: 9,
      depth: 6,
      height: 3.6,
      wall: '#1f5a63',
      floor: '#2f5560',
      ceiling: '#163f4a',
      dado: '#184a54',
    });
    bigScreen(world, [1.4, 1.35, 5.8], 2.6, 1.5, 'chart', '#123a4a');
    bookcase(world, -2.5, 5.6, 2, 2.6, 5, '#2f6b70');
    const y = table(world, { at: [0, 0, 1], width: 8, depth: 1.2, height: 0.92, colour: '#d9c7a6', closed: '#2f4a5c' });
    world.sprite([0.35, y, 0.8], (tone) => group('scale(1)', microscope(tone)), 1);
    world.sprite([1.6, y, 1], (tone) => group('scale(.7)', molecule(tone)), 1);
    laptop(world, [-1.3, y, 0.8], 'lid');
    stand(
      world,
      scientist(world.random, { pose: 'hold', head: 'braid', bottom: brand.marigold }),
      [-0.4, 0, 1.9],
      false,
    );
  }),
};
