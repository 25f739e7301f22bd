import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { skyline } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { holding, stand } from '../../parts/figure.ts';
import { room } from '../../parts/room.ts';
import { birds } from '../../parts/sky.ts';
import { marking } from '../../parts/terrain.ts';
import { tree } from '../../parts/trees.ts';
import { student, worker } from '../../parts/wardrobe.ts';
import { circle, group, rect, stroke } from '../../svg.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

/** Walks and visits. */
export const visits: Scenes = {
  'industrial-visit': scene('indoors', { ...views.room, eye: 2, lens: 1400 }, (world) => {
    room(world, {
      width: 18,
      depth: 22,
      height: 8,
      wall: '#b9c2c4',
      floor: '#9aa0a6',
      ceiling: '#66737f',
      windows: ['left'],
      lights: 4,
      dado: '#4f6f86',
    });
    for (let i = 0; i < 5; i++) {
      const z = 3 + i * 4;
      putBoxes(
        world,
        [-5, 0, z],
        [
          { at: [-5, 0, z], size: [3.4, 1, 1.8], colour: '#3f7f86' },
          { at: [-5.4, 1, z], size: [1.6, 2, 1.6], colour: '#e8a33d' },
          { at: [-4, 1, z], size: [0.5, 0.5, 0.5], colour: material.steel },
        ],
      );
      putBoxes(
        world,
        [5, 0, z],
        [
          { at: [5, 0, z], size: [3, 2.6, 2], colour: '#5a7494' },
          { at: [5, 2.6, z], size: [1.2, 1.6, 1.2], colour: '#b9c0cc' },
        ],
      );
    }
    for (const y of [6.2, 6.8])
      world.put(
        30,
        world.flat(
          [
            [-9, y, 6],
            [9, y, 6],
            [9, y + 0.25, 6],
            [-9, y + 0.25, 6],
          ],
          world.tone(y > 6.5 ? brand.maroon : '#b9c0cc', 8),
        ),
      );
    stand(
      world,
      worker(world.random, { pose: 'present', top: brand.teal, outfit: 'shirt', head: 'hardhat' }),
      [-1.9, 0, 3.4],
    );
    lineUp(world, ['relaxed', 'folded', 'hold', 'stand'], -0.6, 0.95, 2.8, (i) => ({
      outfit: 'vest',
      head: 'hardhat',
      top: '#f08a3c',
      back: i % 2 === 1,
    }));
    scatter(world, 3, [-1, 2, 5, 9], { outfit: 'vest', head: 'hardhat', top: '#f2c14e' });
  }),
  'photography-walk': scene('golden', { ...views.street, back: 6, horizon: 0.5 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.74, 0.4], size: 0.2, ground: '#a99a5a' });
    skyline(world, 0.01, 0.03);
    world.ground(
      [
        [-60, 9],
        [60, 9],
        [60, 60],
        [-60, 60],
      ],
      world.gradient(
        [
          [0, '#f7c88a'],
          [1, '#7fa9a8'],
        ],
        20,
      ),
    );
    for (let i = 0; i < 6; i++)
      marking(
        world,
        [
          [6 + i * 1.6, 12 + i * 6],
          [11 + i * 2.2, 12 + i * 6],
        ],
        0.3,
        '#fff1c9',
        0.7,
      );
    tree(world, 'round', -7, 8, 8);
    const camera = (tone: (c: string) => string): string =>
      rect(-0.13, -0.06, 0.28, 0.2, tone('#20263a'), 0.04) +
      rect(0.12, -0.02, 0.14, 0.12, tone('#3b4252'), 0.03) +
      circle(0.27, 0.04, 0.05, '#9cc3ff');
    holding(
      world,
      student(world.random, { pose: 'photo', outfit: 'shirt', head: 'cap', top: brand.maroon }),
      [-1.6, 0, 1.2],
      0,
      camera,
    );
    world.sprite(
      [1.6, 0, 1.6],
      (tone) =>
        stroke('M0 1.2L-.4 0M0 1.2L.4 0M0 1.2V.1', tone('#3b4252'), 0.05) + group('translate(-.05 1.3)', camera(tone)),
    );
    stand(
      world,
      student(world.random, { pose: 'bend', outfit: 'kurta', head: 'braid', top: brand.teal }),
      [0.7, 0, 1.5],
    );
    holding(
      world,
      student(world.random, { pose: 'photo', flip: true, outfit: 'tee', head: 'bun', top: brand.marigold }),
      [3.6, 0, 3],
      0,
      (tone) => group('scale(-1 1)', camera(tone)),
    );
    world.settle();
    birds(world, 0.66, 0.3, 8);
  }),
};
