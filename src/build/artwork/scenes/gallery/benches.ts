import { brand } from '../../palette.ts';
import { stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { board, oscilloscope } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { scientist, student, worker } from '../../parts/wardrobe.ts';
import { machiningCentre, printer } from '../../parts/workshop.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import { type Scenes, scene, uprightScene, views } from '../scene.ts';
import { longBench } from './longBench.ts';

const tall = { eye: 1.7, back: 5, lens: 1500, horizon: 0.5 } as const;

/** Machines and measuring. */
export const benches: Scenes = {
  'labs-01': scene('indoors', { ...views.room, back: 4 }, (world) => {
    room(world, {
      width: 11,
      depth: 7,
      height: 4.2,
      wall: '#dcd3c2',
      floor: '#9aa0a6',
      ceiling: '#f2ede2',
      lights: 2,
      dado: '#35618d',
    });
    machiningCentre(world, [-2.2, 0, 3.4], '#e9ecea');
    machiningCentre(world, [1.6, 0, 4.4], '#d3dde6');
    stand(
      world,
      worker(world.random, { pose: 'point', flip: true, outfit: 'shirt', head: 'side', top: '#3f5f93' }),
      [0.1, 0, 2.4],
    );
    stand(
      world,
      worker(world.random, { pose: 'hold', outfit: 'labcoat', head: 'braid', top: '#fbf7ef', bottom: brand.maroon }),
      [3.3, 0, 2.8],
    );
  }),
  'labs-02': scene('evening', views.table, (world) => {
    const y = longBench(world, '#4a3a72', '#3a2f60', '#c9b08a', '#33305a');
    for (const [x, c] of [
      [-1.5, brand.maroon],
      [0, brand.teal],
      [1.5, brand.marigold],
    ] as const)
      world.sprite([x, y, 0.9], (tone) => group('scale(1.15)', printer(tone, c)), 1);
    stand(
      world,
      student(world.random, { pose: 'hold', head: 'turban', outfit: 'shirt', top: '#e8dcc6', bottom: brand.maroon }),
      [-0.75, 0, 2.1],
      false,
    );
    stand(
      world,
      student(world.random, { pose: 'relaxed', head: 'bun', outfit: 'kurta', top: '#d9694f' }),
      [0.75, 0, 2.2],
      false,
    );
  }),
  'labs-03': scene('indoors', { ...views.room, back: 4 }, (world) => {
    room(world, {
      width: 12,
      depth: 7,
      height: 4.4,
      wall: '#c6d6e2',
      floor: '#9aa8b5',
      ceiling: '#eef3f6',
      dado: '#59789a',
      lights: 2,
    });
    world.sprite(
      [0, 0, 3.4],
      (tone) =>
        path('M-3.4 .3V2.9L-1.6 2.3H1.6L3.2 2.7V.5L1.6 .9H-1.6Z', tone('#dfe6ea')) +
        rect(-1.5, 1, 3, 1.2, '#16304f', 0.1) +
        stroke(
          'M-1.4 1.9Q-.4 2 0 2.05T1.4 1.9M-1.4 1.6Q-.5 1.6 -.3 1.86M.5 1.7Q1 1.6 1.4 1.62M-1.4 1.25Q-.4 1.2 0 1.18T1.4 1.28',
          '#8fd0e8',
          0.03,
        ) +
        path('M-.7 1.5Q-.2 1.86 .8 1.44Q.1 1.4 -.7 1.5Z', tone('#f2c46b')) +
        stroke('M0 1.45V1', tone('#8d9aa8'), 0.05) +
        circle(3.1, 1.6, 0.8, tone('#59637a')) +
        [0, 60, 120, 180, 240, 300]
          .map(
            (a) =>
              `<path d="M0 0Q.3 .3 .1 .7Q-.1 .4 0 0Z" fill="${tone('#b9c0cc')}" transform="translate(3.1 1.6) rotate(${a})"/>`,
          )
          .join('') +
        stroke('M-2.6 0V.4M-1 0V.9M1 0V.9M2.6 0V.6', tone('#3b4668'), 0.12),
    );
    stand(world, scientist(world.random, { pose: 'hold', head: 'hijab', bottom: brand.teal }), [-2.6, 0, 2.4]);
    stand(
      world,
      student(world.random, { pose: 'point', outfit: 'shirt', head: 'short', top: brand.maroon }),
      [-1.6, 0, 2.2],
    );
  }),
  'labs-04': uprightScene(
    'evening',
    { ...tall, back: 3, lens: 1500, eye: 1.5, horizon: 0.46, frame: [0.5, 0.44, 1.7] },
    (world) => {
      room(world, { width: 7, depth: 5, height: 5, wall: '#27406f', floor: '#33426b', ceiling: '#1d2f5a' });
      const y = table(world, { at: [0, 0, 1], width: 6, depth: 1, height: 0.92, colour: '#b98552', closed: '#2f3560' });
      for (const [dy, x] of [
        [0, -0.45],
        [0, 0.5],
        [0.46, -0.4],
      ] as const)
        world.sprite([x, y + dy, 1.2], (tone) => group('scale(1.45)', oscilloscope(tone)), 0.6);
      stand(
        world,
        student(world.random, { pose: 'hold', outfit: 'shirt', head: 'side', top: brand.maroon }),
        [0.4, 0.1, 2],
        false,
      );
      world.sprite([-0.4, y, 0.6], (tone) => group('skewX(-16) scale(1 .5)', board(tone, 0.9, 0.6)), 1);
      hang(
        world,
        0,
        2.4,
        5,
        (tone) =>
          rect(-1.6, 0, 3.2, 1.2, tone('#15264b'), 0.05) +
          stroke('M-1.5 .6Q-1.2 1.3 -.9 .6T-.3 .6T.3 .6T.9 .6T1.5 .6', '#7fe0d0', 0.05),
      );
    },
  ),
};
