import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { figure, stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { bottle, cradle, flask, microscope, roundFlask } from '../../parts/labware.ts';
import { board, drone, gear, robotArm } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { glow } from '../../parts/sky.ts';
import { scientist, student, worker } from '../../parts/wardrobe.ts';
import { circle, ellipse, group, rect, stroke } from '../../svg.ts';
import { type Scenes, scene, views } from '../scene.ts';
import { longBench } from './longBench.ts';

/** Experiments. */
export const experiments: Scenes = {
  'labs-05': scene('morning', views.table, (world) => {
    const y = longBench(world, '#f0e3d6', '#d9a58a', '#fffaf2', '#c9694a');
    hang(
      world,
      0,
      1.7,
      6,
      (tone) =>
        rect(-3.4, -0.08, 6.8, 0.1, tone(material.wood)) +
        Array.from({ length: 15 }, (_, i) =>
          group(
            `translate(${-3.1 + i * 0.44} 0) scale(.62)`,
            bottle(tone, ['#8c4a2f', '#2f6b8d', '#5a8a4a', '#c79a3f', '#8a3f6a'][i % 5] ?? '#8c4a2f'),
          ),
        ).join(''),
    );
    (
      [
        [-1.6, '#8a6fd0', 0.9],
        [-0.7, '#f2a541', 0.7],
        [0.3, '#4aa3d9', 1],
        [1.2, '#e0566b', 0.7],
        [1.9, '#6fbf73', 0.85],
      ] as const
    ).forEach(([x, c, s], i) => {
      world.sprite([x, y, 0.8], (tone) => group(`scale(${s})`, i % 2 ? flask(tone, c) : roundFlask(tone, c)), 1);
    });
  }),
  'labs-06': scene('evening', { ...views.room, back: 3.8 }, (world) => {
    room(world, { width: 10, depth: 6, height: 4, wall: '#3b2a6b', floor: '#2f2a5a', ceiling: '#1f1a48' });
    hang(world, 0, 0.6, 6, () =>
      stroke(
        'M-4 0V3M-3 0V3M-2 0V3M-1 0V3M0 0V3M1 0V3M2 0V3M3 0V3M4 0V3M-4 0H4M-4 1H4M-4 2H4M-4 3H4',
        '#6a5fd0',
        0.02,
        'opacity=".7"',
      ),
    );
    for (const [x, pose, top] of [
      [-1.9, 'present', brand.teal],
      [0.3, 'hold', brand.maroon],
      [2, 'point', brand.marigold],
    ] as const) {
      const who = student(world.random, { pose, outfit: 'tee', top, head: 'short' });
      world.sprite(
        [x, 0, 2.6],
        (tone, scale) =>
          figure(who, tone, scale) +
          rect(-0.12, 1.5 * ((who.height ?? 1.7) / 1.72), 0.24, 0.11, tone('#f4f3ee'), 0.04) +
          rect(-0.09, 1.52 * ((who.height ?? 1.7) / 1.72), 0.18, 0.06, '#7fe0d0', 0.02),
      );
    }
    world.sprite([-0.8, 1.6, 2.2], () =>
      stroke('M0 .5L.45 .24V-.24L0 -.5L-.45 -.24V.24ZM-.45 .24L0 0L.45 .24M0 0V-.5', '#7fe0d0', 0.03),
    );
    world.sprite(
      [1.2, 1.9, 2.2],
      () =>
        circle(0, 0, 0.3, 'none', 'stroke="#f2c46b" stroke-width=".03"') +
        ellipse(0, 0, 0.5, 0.14, 'none', 'stroke="#f08a7a" stroke-width=".025"'),
    );
    world.settle();
    world.canvas.add(glow(world, 0.5, 0.5, 560, '#8a7fff', 0.26));
  }),
  'labs-07': scene('indoors', { ...views.table, eye: 1.7, horizon: 0.28 }, (world) => {
    const y = longBench(world, '#cfdcc2', '#6f8f5f', '#d9b98c', '#5a6f4a');
    stand(
      world,
      student(world.random, { pose: 'hold', outfit: 'shirt', head: 'turban', top: '#3f6fa3', bottom: brand.maroon }),
      [-0.9, 0, 2],
      false,
    );
    stand(
      world,
      student(world.random, { pose: 'hold', outfit: 'kurta', head: 'bun', top: brand.marigold }),
      [1, 0, 2],
      false,
    );
    world.sprite([-1.5, y, 0.7], (tone) => group('skewX(-14) scale(1 .5)', board(tone, 1.1, 0.8)), 1);
    world.sprite(
      [0.3, y, 0.7],
      (tone) =>
        rect(-0.1, 0, 0.3, 0.26, tone('#3b4668'), 0.04) +
        circle(0.05, 0.14, 0.07, tone('#e2483d')) +
        stroke('M.2 .1Q.6 .1 .5 .4Q.46 .6 .1 .62', tone('#20263a'), 0.03) +
        stroke('M.1 .62L-.3 .34', tone(brand.maroon), 0.07) +
        stroke('M-.3 .34L-.5 .2', tone('#d9dee4'), 0.03),
      1.2,
    );
    world.sprite(
      [-0.22, y + 0.24, 0.6],
      () => stroke('M0 0Q.06 .14 0 .26Q-.06 .38 .02 .5', '#ffffff', 0.03, 'opacity=".7"'),
      1.4,
    );
    world.sprite([1.5, y, 0.8], (tone) => group('scale(.5)', cradle(tone)), 1);
  }),
  'labs-08': scene('day', { ...views.room, back: 4, eye: 1.6 }, (world) => {
    room(world, {
      width: 13,
      depth: 8,
      height: 5.4,
      wall: '#d7dbd2',
      floor: '#a9a79f',
      ceiling: '#7f8a8f',
      lights: 3,
      dado: brand.marigold,
    });
    for (const [x, s, a] of [
      [-2.6, 1.5, 104],
      [0.4, 1.3, 80],
      [3, 1.5, 118],
    ] as const)
      world.sprite([x, 0, 4], (tone) =>
        group(`scale(${x > 2 ? -s : s} ${s})`, robotArm(tone, x === 0.4 ? brand.maroon : brand.marigold, 26, a)),
      );
    putBoxes(
      world,
      [0, 0, 3],
      [
        { at: [0, 0.3, 3], size: [8.4, 0.3, 0.9], colour: '#3b4668', top: '#59637a' },
        ...[-3, -1.2, 0.6, 2.4].map((x) => ({
          at: [x, 0.6, 3] as const,
          size: [0.5, 0.4, 0.5] as const,
          colour: brand.teal,
        })),
      ],
    );
    stand(world, worker(world.random, { pose: 'hold' }), [-0.6, 0, 1.8]);
    world.sprite([2, 3, 5], (tone) => drone(tone));
    hang(
      world,
      -3.2,
      2.6,
      8,
      (tone) => gear(tone, 0.9, 14, brand.maroon) + group('translate(1.4 .3)', gear(tone, 0.6, 10, brand.navy, 0.2)),
    );
  }),
  'labs-09': scene('golden', { ...views.table, back: 2.3 }, (world) => {
    room(world, {
      width: 9,
      depth: 6,
      height: 3.8,
      wall: '#f2d6b0',
      floor: '#b98a5f',
      ceiling: '#fbf0dc',
      windows: ['back'],
    });
    for (const [x, h] of [
      [-1.5, 'hijab'],
      [-0.4, 'side'],
      [0.7, 'braid'],
      [1.7, 'turban'],
    ] as const)
      stand(world, scientist(world.random, { pose: 'hold', head: h }), [x, 0, 2], false);
    const y = table(world, {
      at: [0, 0, 1],
      width: 8,
      depth: 1.1,
      height: 0.92,
      colour: '#fffaf2',
      closed: brand.maroon,
    });
    for (let i = 0; i < 4; i++)
      world.sprite(
        [-1.75 + i * 1.12, y, 0.8],
        (tone) => group('scale(.72)', microscope(tone, ['#f4f0e6', '#dfe6ea'][i % 2])),
        1,
      );
  }),
};
