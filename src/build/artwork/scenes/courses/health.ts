import { brand } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { microscope, tubes } from '../../parts/labware.ts';
import { operatingLamp, scanner, vitals } from '../../parts/medical.ts';
import { room } from '../../parts/room.ts';
import { monitor } from '../../parts/screens.ts';
import { person, scientist } from '../../parts/wardrobe.ts';
import { group, path } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

const close = { ...views.room, back: 3.8, frame: [0.5, 0.52, 1.15] } as const;

function surgeons(world: World): void {
  room(world, {
    width: 8,
    depth: 6,
    height: 4,
    wall: '#2f7f86',
    floor: '#2a6a72',
    ceiling: '#205a66',
    dado: '#27707a',
  });
  vitals(world, [2.3, 0, 3.6]);
  (['hold', 'bend', 'hold', 'offer'] as const).forEach((pose, i) => {
    stand(
      world,
      person(world.random, {
        pose,
        flip: i === 3,
        outfit: 'scrubs',
        head: 'surgical',
        top: i % 2 ? '#3f9f9f' : '#2f7fa0',
      }),
      [-1.9 + i * 1.2, 0, 2.9 - (i === 0 || i === 3 ? 0.3 : 0)],
      false,
    );
  });
  putBoxes(
    world,
    [0, 0, 1.9],
    [
      { at: [0, 0.1, 1.9], size: [0.5, 0.7, 0.5], colour: '#b9c0cc' },
      { at: [0, 0.8, 1.9], size: [2.7, 0.16, 0.8], colour: '#1f6f7a', top: '#4fb0b0' },
      { at: [0.2, 0.96, 1.9], size: [1.8, 0.2, 0.6], colour: '#2f8f96', top: '#63c0bf' },
    ],
  );
  world.sprite([0.1, 2.45, 2.2], (tone) => group('scale(1.5)', operatingLamp(tone)), 0.8);
  world.settle();
  world.canvas.add(
    path(
      'M610 380L990 380L1150 840H430Z',
      world.canvas.linear([
        [0, '#fffbe0', 0.42],
        [1, '#fffbe0', 0],
      ]),
    ),
  );
}

/** Health sciences. */
export const health: Scenes = {
  'bsc-in-medical-laboratory-science': scene(
    'indoors',
    { ...views.table, back: 2.2, eye: 1.4, horizon: 0.42 },
    (world) => {
      room(world, {
        width: 8,
        depth: 5,
        height: 3.4,
        wall: '#c5dbe6',
        floor: '#b9c3c9',
        ceiling: '#f0f6f8',
        windows: ['left'],
        dado: '#4f86a3',
      });
      stand(world, scientist(world.random, { pose: 'hold', head: 'bun', bottom: brand.maroon }), [0.95, 0, 1.7], false);
      const y = table(world, {
        at: [0, 0, 0.9],
        width: 6,
        depth: 1,
        height: 0.92,
        colour: '#f7fbfb',
        closed: '#3f7f9a',
      });
      world.sprite([-0.55, y, 0.7], (tone) => group('scale(1.15)', microscope(tone, '#f4f0e6')), 1);
      world.sprite(
        [0.62, y, 0.55],
        (tone) => group('scale(.72)', tubes(tone, ['#c2304a', '#e0a03d', '#c2304a', '#8a6fd0', '#c2304a'])),
        1.2,
      );
    },
  ),
  'bsc-radiology-and-imaging-technology': scene('indoors', close, (world) => {
    room(world, {
      width: 9,
      depth: 6,
      height: 4,
      wall: '#cfdcee',
      floor: '#b4bfd0',
      ceiling: '#f1f5fb',
      dado: '#6a8abf',
      lights: 2,
    });
    world.sprite([0, 0, 3.2], (tone) => group('scale(1.15)', scanner(tone)));
    putBoxes(
      world,
      [0, 0, 1.7],
      [
        { at: [0, 0, 1.7], size: [0.5, 0.75, 1.8], colour: '#8d9aa8' },
        { at: [0, 0.75, 1.8], size: [0.8, 0.14, 2.6], colour: '#3f6fa3', top: '#7fb0dd' },
        { at: [0, 0.89, 2.7], size: [0.5, 0.1, 0.4], colour: '#ffffff' },
      ],
    );
    stand(world, scientist(world.random, { pose: 'point', flip: true, head: 'braid', bottom: '#3f6fa3' }), [1.9, 0, 2]);
    const y = table(world, { at: [-2.7, 0, 2.4], width: 1.7, colour: '#e8edf2' });
    monitor(world, [-2.7, y, 2.4], 'pulse', 1);
    stand(world, scientist(world.random, { pose: 'hold', head: 'side', bottom: brand.maroon }), [-1.7, 0, 3.1], false);
  }),
  'bsc-in-operation-theatre': scene('evening', close, surgeons),
};
