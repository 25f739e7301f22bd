import { brand, material } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { stand } from '../../parts/figure.ts';
import { bookcase, chair, table } from '../../parts/furniture.ts';
import { hang, pendant } from '../../parts/hanging.ts';
import { board, drone, gear, humanoid, oscilloscope, robotArm, rover } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, monitor } from '../../parts/screens.ts';
import { truss } from '../../parts/structures.ts';
import { person, student, worker } from '../../parts/wardrobe.ts';
import { machiningCentre } from '../../parts/workshop.ts';
import { circle, group, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

/** A bench along the front of a picture; gives the height of its top. */
function frontBench(world: World, colour: string, closed: string, z = 1.2): number {
  return table(world, { at: [0, 0, z], width: 9, depth: 1.3, height: 0.92, colour, closed });
}

function computerLab(world: World): void {
  room(world, {
    width: 12,
    depth: 11,
    height: 4,
    wall: '#bcd3dc',
    floor: '#9aa8b5',
    ceiling: '#e9eff0',
    windows: ['right'],
    lights: 3,
    dado: '#35618d',
  });
  bigScreen(world, [0, 1.7, 10.9], 3.4, 1.7, 'code');
  for (const z of [1.4, 4, 6.6]) {
    for (const side of [-1, 1]) {
      const y = table(world, { at: [side * 2.6, 0, z], width: 4.2, depth: 0.8, colour: '#ece4d2' });
      for (const dx of [-1.3, 0, 1.3]) {
        const x = side * 2.6 + dx;
        monitor(world, [x, y, z + 0.1], world.random.pick(['code', 'bars', 'model', 'gallery'] as const), 0.72);
        if (world.random.chance(0.8))
          stand(world, student(world.random, { pose: 'type', back: true }), [x, 0, z - 0.62], false);
        chair(world, x, z - 0.7, brand.navy);
      }
    }
  }
  stand(
    world,
    person(world.random, { pose: 'present', outfit: 'saree', head: 'bun', top: brand.maroon }),
    [-2.4, 0, 9.4],
  );
}

/** Laboratories of the engineers. */
export const engineeringLabs: Scenes = {
  computer: scene('indoors', { ...views.room, eye: 2.4, horizon: 0.34, lens: 1400 }, computerLab),
  mechanical: scene('indoors', { ...views.room, eye: 1.9 }, (world) => {
    room(world, {
      width: 13,
      depth: 9,
      height: 5,
      wall: '#c7cfcb',
      floor: '#8f9aa3',
      ceiling: '#6c7a86',
      windows: ['left'],
      lights: 3,
      dado: '#b9573f',
    });
    hang(
      world,
      2.3,
      1.9,
      9,
      (tone) =>
        group('translate(-.9 .9)', gear(tone, 0.95, 14, brand.marigold)) +
        group('translate(.82 .55)', gear(tone, 0.68, 10, brand.teal, 0.3)) +
        group('translate(.8 1.9)', gear(tone, 0.55, 9, brand.maroon, 0.1)),
    );
    machiningCentre(world, [-2.6, 0, 4.4]);
    machiningCentre(world, [-4.2, 0, 7.6], '#c9d3d6');
    const y = table(world, {
      at: [1.9, 0, 2.6],
      width: 3.2,
      depth: 1,
      height: 0.9,
      colour: '#d9c09a',
      closed: '#4a5c78',
    });
    world.sprite(
      [1.2, y, 2.6],
      (tone) =>
        rect(-0.5, 0, 1, 0.14, tone('#3b4668')) +
        [-0.3, -0.05, 0.2]
          .map(
            (x) =>
              rect(x - 0.1, 0.14, 0.2, 0.34, tone('#b9c0cc'), 0.03) +
              rect(x - 0.11, 0.46, 0.22, 0.1, tone(brand.maroon), 0.02),
          )
          .join('') +
        group('translate(.48 .3)', gear(tone, 0.24, 10, '#8d9aa8')),
      0.5,
    );
    world.sprite(
      [2.4, y, 2.5],
      (tone) =>
        group('translate(0 .22)', gear(tone, 0.22, 10, brand.marigold)) +
        group('translate(.42 .16)', gear(tone, 0.16, 8, '#8d9aa8', 0.2)),
      0.5,
    );
    stand(world, worker(world.random, { pose: 'hold', head: 'hardhat' }), [0.9, 0, 3.6], false);
    stand(world, worker(world.random, { pose: 'present', flip: true }), [-0.6, 0, 4.4]);
    stand(world, student(world.random, { pose: 'folded', outfit: 'shirt' }), [2.7, 0, 3.9], false);
  }),
  electronics: scene('evening', { ...views.table, eye: 1.75, horizon: 0.26, frame: [0.5, 0.36, 1.4] }, (world) => {
    room(world, {
      width: 9,
      depth: 6,
      height: 3.6,
      wall: '#3a4f7d',
      floor: '#3d4468',
      ceiling: '#26355f',
      dado: '#2b3d6b',
    });
    const y = frontBench(world, '#c9b08a', '#3b3f5e', 0.9);
    for (const x of [-1.3, 0.15]) world.sprite([x, y, 1.25], (tone) => group('scale(1.5)', oscilloscope(tone)), 0.5);
    world.sprite(
      [1.25, y, 1.2],
      (tone) =>
        rect(-0.3, 0, 0.6, 0.34, tone('#59637a'), 0.03) +
        rect(-0.24, 0.16, 0.28, 0.13, '#0f2338') +
        stroke('M-.2 .22H-.02', '#f2645a', 0.03) +
        circle(0.14, 0.22, 0.04, tone('#20263a')) +
        circle(-0.15, 0.07, 0.03, '#e2483d') +
        circle(0.05, 0.07, 0.03, '#20263a'),
      0.5,
    );
    world.sprite(
      [-0.65, y + 0.02, 0.5],
      (tone) => `<g transform="skewX(-18) scale(1 .5)">${board(tone, 0.95, 0.62)}</g>`,
      1,
    );
    world.sprite(
      [0.85, y + 0.02, 0.55],
      (tone) =>
        `<g transform="skewX(14) scale(1 .5)">${board(tone, 0.6, 0.5, '#2a4d8f')}</g>${stroke('M-.4 .3Q-.1 .6 .1 .2M-.5 .2Q-.2 .5 .2 .1', '#f2a541', 0.02)}`,
      1,
    );
    stand(
      world,
      student(world.random, { pose: 'hold', head: 'braid', outfit: 'kurta', top: brand.teal }),
      [-0.6, 0.02, 2.2],
      false,
    );
    stand(
      world,
      student(world.random, { pose: 'hold', head: 'short', outfit: 'shirt', top: brand.marigold }),
      [0.75, 0.02, 2.3],
      false,
    );
    pendant(world, 0.1, 2.3, 1.7, brand.marigold);
  }),
  civil: scene('indoors', { ...views.room, eye: 1.8, lens: 1450 }, (world) => {
    room(world, {
      width: 13,
      depth: 9,
      height: 4.6,
      wall: '#e3d6bb',
      floor: '#a8a396',
      ceiling: '#f0e9d8',
      windows: ['right', 'back'],
      dado: '#a9825a',
    });
    putBoxes(
      world,
      [-2.3, 0, 4],
      [
        { at: [-2.3, 0, 4], size: [2, 0.5, 1], colour: '#3f5f93' },
        { at: [-3.1, 0.5, 4], size: [0.18, 2.2, 0.3], colour: material.steel },
        { at: [-1.5, 0.5, 4], size: [0.18, 2.2, 0.3], colour: material.steel },
        { at: [-2.3, 2.6, 4], size: [2, 0.4, 0.6], colour: '#3f5f93' },
        { at: [-2.3, 1.9, 4], size: [0.34, 0.7, 0.3], colour: '#b9c0cc' },
        { at: [-2.3, 0.5, 4], size: [0.7, 0.9, 0.6], colour: material.concrete },
        { at: [-2.3, 1.4, 4], size: [0.9, 0.5, 0.5], colour: material.steel },
      ],
    );
    const y = table(world, { at: [1.9, 0, 2.4], width: 3.6, depth: 1, height: 0.9, colour: '#d9c09a' });
    world.sprite(
      [0.1, y + 0.02, 2.4],
      (tone) =>
        truss(tone, 3, 0.62, 8, brand.maroon, 0.05, 0.25) +
        rect(-0.06, -0.02, 0.2, 0.1, tone(material.concrete)) +
        rect(3.05, -0.02, 0.2, 0.1, tone(material.concrete)),
      0.4,
    );
    for (const x of [-3.6, -3.3, -3.9])
      putBox(world, { at: [x * 1.1, 0, 2.2], size: [0.28, 0.28, 0.28], colour: material.concrete });
    stand(world, worker(world.random, { pose: 'point' }), [-3.9, 0, 4.2]);
    stand(world, worker(world.random, { pose: 'folded', head: 'hardhat' }), [-0.5, 0, 4.6]);
    stand(world, worker(world.random, { pose: 'hold' }), [1.1, 0, 3.4], false);
    stand(world, worker(world.random, { pose: 'relaxed', head: 'hardhat' }), [2.5, 0, 3.5], false);
  }),
  robotics: scene('evening', { ...views.room, back: 4.2, lens: 1500 }, (world) => {
    room(world, {
      width: 12,
      depth: 8,
      height: 4.4,
      wall: '#27497a',
      floor: '#34456f',
      ceiling: '#1d3058',
      lights: 3,
      dado: brand.maroon,
    });
    bigScreen(world, [2.6, 1.8, 7.9], 2.6, 1.5, 'model');
    world.sprite([-1.6, 0, 2.7], (tone) => group('scale(1.3)', robotArm(tone, brand.marigold, 30, 110)));
    putBoxes(
      world,
      [0.5, 0, 2.7],
      [
        { at: [0.6, 0, 2.7], size: [1.4, 0.7, 0.8], colour: '#3b4668', top: '#b9c0cc' },
        { at: [0.5, 0.7, 2.7], size: [0.3, 0.3, 0.3], colour: brand.maroon },
      ],
    );
    world.sprite([1.9, 0, 1.9], (tone) => rover(tone, brand.teal));
    world.sprite([3.1, 0, 4], (tone) => group('scale(1.15)', humanoid(tone)));
    world.sprite([0.9, 2.5, 4], (tone) => group('scale(1.2)', drone(tone)));
    stand(
      world,
      student(world.random, { pose: 'hold', outfit: 'shirt', head: 'long', top: brand.marigold }),
      [1.5, 0, 4.2],
    );
    stand(
      world,
      student(world.random, { pose: 'point', outfit: 'tee', head: 'turban', top: brand.teal }),
      [-3.1, 0, 3.8],
    );
    bookcase(world, -3.6, 7.6, 2.4, 2.6, 4, '#4a6a9d');
  }),
};
