import { brand } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { stand } from '../../parts/figure.ts';
import { bookcase, chair, plant, table } from '../../parts/furniture.ts';
import { pendant } from '../../parts/hanging.ts';
import { drone, humanoid, robotArm, rover } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, laptop, monitor } from '../../parts/screens.ts';
import { calmLeft, glow } from '../../parts/sky.ts';
import { blueprint } from '../../parts/structures.ts';
import { scientist, student } from '../../parts/wardrobe.ts';
import { group, rect } from '../../svg.ts';
import { type Scenes, scene } from '../scene.ts';

/** Large pictures of rooms. */
export const inside: Scenes = {
  'library-evening': scene('evening', { eye: 1.7, back: 4.4, lens: 1500, horizon: 0.5, middle: 0.56 }, (world) => {
    room(world, {
      width: 15,
      depth: 11,
      height: 6,
      wall: '#6b4a3d',
      floor: '#7d5a44',
      ceiling: '#3d3242',
      windows: ['back'],
      dado: '#5a3b33',
    });
    for (const x of [-6.2, -3.6, 3.2, 5.8]) bookcase(world, x, 10.6, 2.2, 3.9, 7);
    for (const z of [3, 5.4, 7.8]) bookcase(world, 6.9, z, 1.4, 3.6, 6);
    for (const [x, z] of [
      [1.1, 1.2],
      [1, 5],
      [-4, 4.4],
    ] as const) {
      const y = table(world, { at: [x, 0, z], width: 3.6, depth: 1.1, colour: '#a06c45' });
      for (const dx of [-1, 0.3, 1.2])
        stand(world, student(world.random, { pose: 'type' }), [x + dx, 0.04, z + 0.8], false);
      laptop(world, [x - 1, y, z], 'lid');
      world.sprite(
        [x + 0.4, y, z],
        (tone) =>
          rect(-0.2, 0, 0.36, 0.05, tone(brand.maroon)) +
          rect(-0.18, 0.05, 0.34, 0.05, tone(brand.teal)) +
          rect(-0.2, 0.1, 0.3, 0.05, tone('#f2c46b')),
        0.3,
      );
      pendant(world, x, 2.7, z, brand.maroon);
    }
    world.settle();
    world.canvas.add(glow(world, 0.7, 0.5, 640, '#ffca7a', 0.34));
    calmLeft(world, 0.42);
  }),
  'robotics-lab': scene('indoors', { eye: 1.6, back: 5, lens: 1500, horizon: 0.44, middle: 0.5 }, (world) => {
    room(world, {
      width: 13,
      depth: 9,
      height: 4.4,
      wall: '#9ecac6',
      floor: '#8fa3a8',
      ceiling: '#dfeae6',
      windows: ['left'],
      lights: 3,
      dado: '#1f6f74',
    });
    bigScreen(world, [-2.6, 1.7, 8.9], 2.8, 1.6, 'network');
    bookcase(world, 4.4, 8.6, 2, 2.4, 4, '#3f6f78');
    bigScreen(world, [1.6, 1.7, 8.9], 2.8, 1.6, 'model');
    putBoxes(world, [1.5, 0, 1.6], [{ at: [1.5, 0, 1.6], size: [3.2, 0.7, 1.2], colour: '#33496a', top: '#e9e4d8' }]);
    world.sprite([0.6, 0.7, 1.6], (tone) => group('scale(.95)', robotArm(tone, brand.maroon, 20, 96)), 0.4);
    world.sprite([2.4, 0.7, 1.5], (tone) => group('scale(.6)', rover(tone, brand.marigold)), 0.5);
    stand(world, scientist(world.random, { pose: 'point', head: 'bun' }), [-0.4, 0, 2.5]);
    stand(
      world,
      student(world.random, { pose: 'hold', head: 'turban', outfit: 'shirt', top: '#3f6fa3', bottom: brand.maroon }),
      [2.75, 0, 3.1],
    );
    world.sprite([4.1, 0, 3.6], (tone) => group('scale(1.1)', humanoid(tone)));
    world.sprite([1.8, 2.6, 4], (tone) => group('scale(1.1)', drone(tone)));
    const y = table(world, { at: [-2.6, 0, 4.4], width: 3, colour: '#d9c7a6' });
    monitor(world, [-3.2, y, 4.5], 'code');
    monitor(world, [-2.1, y, 4.5], 'model');
    world.settle();
    calmLeft(world, 0.46);
  }),
  'design-studio': scene('morning', { eye: 1.9, back: 5, lens: 1450, horizon: 0.42, middle: 0.54 }, (world) => {
    room(world, {
      width: 14,
      depth: 9,
      height: 4.6,
      wall: '#e9d5b4',
      floor: '#b98a5f',
      ceiling: '#f2e6cf',
      windows: ['right', 'back'],
      lights: 0,
    });
    world.sprite([-4.6, 1.1, 8.8], (tone) => group('translate(-1.3 0)', blueprint(tone, 2.6, 1.8)));
    for (const [x, z] of [
      [1.3, 1.2],
      [2.6, 5],
      [-3, 4.6],
    ] as const) {
      const y = table(world, { at: [x, 0, z], width: 2.8, depth: 1.4, height: 0.9, colour: '#e9dcc3' });
      putBoxes(
        world,
        [x, y, z],
        [
          { at: [x - 0.5, y, z], size: [1, 0.05, 0.8], colour: '#d9c7a6' },
          { at: [x - 0.7, y + 0.05, z + 0.1], size: [0.3, 0.5, 0.3], colour: '#fbf7ef' },
          { at: [x - 0.3, y + 0.05, z + 0.15], size: [0.34, 0.28, 0.4], colour: brand.maroon },
          { at: [x - 0.5, y + 0.05, z - 0.22], size: [0.5, 0.16, 0.2], colour: brand.teal },
        ],
        0.6,
      );
      stand(world, student(world.random, { pose: 'offer' }), [x - 1.7, 0, z + 0.3]);
      stand(world, student(world.random, { pose: 'bend', flip: true }), [x + 1.3, 0, z + 0.9]);
    }
    for (const [x, z] of [
      [2, 1.2],
      [3.3, 5],
    ] as const)
      world.canvas.add(
        world.flat(
          [
            [x - 0.5, 0.91, z - 0.4],
            [x + 0.5, 0.91, z - 0.4],
            [x + 0.5, 0.91, z + 0.4],
            [x - 0.5, 0.91, z + 0.4],
          ],
          '#2d5d94',
        ),
      );
    plant(world, 5.6, 7.6, 2);
    pendant(world, 1.3, 2.7, 1.6, brand.teal);
    pendant(world, 2.6, 3, 5.2, brand.maroon);
    chair(world, 1.3, 0, brand.marigold);
    world.settle();
    world.canvas.add(glow(world, 0.9, 0.3, 700, '#fff0c4', 0.4));
    calmLeft(world, 0.46);
  }),
};
