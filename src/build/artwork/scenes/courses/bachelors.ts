import { brand, material } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { skyline } from '../../parts/building.ts';
import { stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { board, gear } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, laptop, rack } from '../../parts/screens.ts';
import { blueprint, dish } from '../../parts/structures.ts';
import { disc } from '../../parts/terrain.ts';
import { crane, excavator } from '../../parts/vehicles.ts';
import { student, worker } from '../../parts/wardrobe.ts';
import { group, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

const close = { ...views.room, back: 3.8, frame: [0.5, 0.52, 1.15] } as const;

function constructionSite(world: World): void {
  outdoors(world, { clouds: 4, ground: '#c9a877', far: '#d9c79a' });
  skyline(world, 0.03, 0.09);
  for (let floor = 0; floor < 4; floor++)
    for (const x of [-11, -7, -3])
      putBoxes(
        world,
        [x, floor * 3.4, 26],
        [
          { at: [x, floor * 3.4, 26], size: [0.6, 3, 0.6], colour: material.concrete },
          { at: [x, floor * 3.4 + 3, 26], size: [4.6, 0.4, 6], colour: '#b9b2a4' },
        ],
      );
  world.sprite([4, 0, 40], (tone) => group('scale(.56)', crane(tone)));
  world.sprite([4.2, 0, 11], (tone) => group('scale(.9)', excavator(tone)));
  disc(world, 9.4, 9, 2.4, 1.2, world.tone('#a8794c', 12));
  world.sprite(
    [-1.7, 0, 1.6],
    (tone) =>
      rect(-0.8, 0.9, 1.6, 0.08, tone(material.wood)) +
      stroke('M-.7 0L-.5 .9M.7 0L.5 .9', tone(material.darkWood), 0.06) +
      group('translate(-.6 .98) skewX(-20) scale(1 .4)', blueprint(tone, 1.2, 0.8)),
  );
  stand(world, worker(world.random, { pose: 'point' }), [-2.9, 0, 1.9]);
  stand(
    world,
    worker(world.random, { pose: 'relaxed', top: brand.teal, outfit: 'shirt', head: 'hardhat' }),
    [-0.4, 0, 2],
  );
  stand(world, worker(world.random, { pose: 'walk' }), [2, 0, 5]);
}

/** Bachelors of technology. */
export const bachelorsOfTechnology: Scenes = {
  'btech-mechanical-engineering': scene('indoors', close, (world) => {
    room(world, {
      width: 11,
      depth: 6.4,
      height: 4.4,
      wall: '#e2c7a0',
      floor: '#8f8a86',
      ceiling: '#f0e2c8',
      windows: ['left'],
      dado: '#a94a3a',
    });
    world.sprite(
      [0, 0, 3.4],
      (tone) =>
        rect(-2.1, 0, 4.2, 0.3, tone('#3b4668'), 0.04) +
        rect(-1.7, 0.3, 3, 0.9, tone('#8d9aa8'), 0.08) +
        [-1.3, -0.55, 0.2, 0.95]
          .map(
            (x) =>
              rect(x - 0.28, 1.2, 0.56, 0.6, tone('#b9c0cc'), 0.06) +
              stroke(`M${x - 0.28} 1.35h.56M${x - 0.28} 1.5h.56M${x - 0.28} 1.65h.56`, tone('#59637a'), 0.03) +
              rect(x - 0.16, 1.8, 0.32, 0.16, tone(brand.maroon), 0.03),
          )
          .join('') +
        group('translate(-1.95 .85)', gear(tone, 0.55, 14, brand.marigold)) +
        group('translate(1.6 .8)', gear(tone, 0.6, 16, brand.teal)) +
        group('translate(2.3 .42)', gear(tone, 0.36, 11, brand.maroon, 0.2)) +
        stroke('M-1.4 .5H1.1', tone('#59637a'), 0.05),
    );
    stand(
      world,
      worker(world.random, {
        pose: 'point',
        flip: true,
        outfit: 'labcoat',
        top: '#fbf7ef',
        head: 'side',
        bottom: brand.teal,
      }),
      [2.6, 0, 2.4],
    );
    stand(world, worker(world.random, { pose: 'hold' }), [-2.5, 0, 2.6]);
  }),
  'btech-computer-science-engineering': scene('evening', close, (world) => {
    room(world, {
      width: 10,
      depth: 6,
      height: 4,
      wall: '#2c3f86',
      floor: '#33386b',
      ceiling: '#1c2658',
      dado: '#243573',
    });
    bigScreen(world, [-0.9, 1.25, 5.8], 4.4, 2.2, 'code');
    for (const x of [2.6, 3.5]) rack(world, x, 5.2, 2.4);
    stand(
      world,
      student(world.random, { pose: 'relaxed', back: true, outfit: 'shirt', head: 'short', top: brand.maroon }),
      [-1.3, 0, 2.6],
    );
    stand(
      world,
      student(world.random, { pose: 'point', back: true, outfit: 'kurta', head: 'braid', top: brand.marigold }),
      [-0.3, 0, 2.5],
    );
    const y = table(world, { at: [2, 0, 2.2], width: 1.8, colour: '#d9b98c' });
    laptop(world, [2, y, 2.2], 'bars');
  }),
  'btech-electronics-communication-engineering': scene('evening', close, (world) => {
    room(world, { width: 10, depth: 6, height: 4.4, wall: '#1f5f63', floor: '#1d4a52', ceiling: '#123f48' });
    hang(world, 0, 0.5, 6, (tone) => group('translate(-3.6 0)', board(tone, 7.2, 3.3, '#17594f')));
    stand(
      world,
      student(world.random, { pose: 'point', back: true, outfit: 'labcoat', head: 'bun', top: '#fbf7ef' }),
      [-0.9, 0, 2.4],
    );
    stand(
      world,
      student(world.random, {
        pose: 'hold',
        outfit: 'shirt',
        head: 'turban',
        top: brand.marigold,
        bottom: brand.maroon,
      }),
      [1.3, 0, 2.2],
    );
    world.sprite([2.5, 0, 3.2], (tone) => group('scale(1.5)', dish(tone)));
  }),
  'btech-civil-engineering': scene('day', { ...views.street, back: 6.5, horizon: 0.66 }, constructionSite),
};
