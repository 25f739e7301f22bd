import { brand, material } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import {
  beaker,
  bottle,
  burner,
  cradle,
  flask,
  microscope,
  molecule,
  prism,
  roundFlask,
  tubes,
} from '../../parts/labware.ts';
import { chestXray, couch, dripStand, handXray, operatingLamp, vitals } from '../../parts/medical.ts';
import { room } from '../../parts/room.ts';
import { display, monitor, whiteboard } from '../../parts/screens.ts';
import { glow } from '../../parts/sky.ts';
import { scientist, student } from '../../parts/wardrobe.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

/** A bench along the front of a picture; gives the height of its top. */
function frontBench(world: World, colour: string, closed: string, z = 1.2): number {
  return table(world, { at: [0, 0, z], width: 9, depth: 1.3, height: 0.92, colour, closed });
}

function physics(world: World): void {
  room(world, {
    width: 10,
    depth: 7,
    height: 4,
    wall: '#2c3d66',
    floor: '#3d4468',
    ceiling: '#202b4e',
    dado: '#24325a',
  });
  const y = frontBench(world, '#8a6a50', '#3b3450');
  world.sprite([-0.3, y, 1.2], (tone) => group('scale(.85)', prism(tone)), 1);
  world.sprite(
    [-2.15, y, 1.2],
    (tone) =>
      rect(-0.4, 0.18, 0.8, 0.26, tone('#d7dbd9'), 0.05) +
      rect(0.36, 0.25, 0.14, 0.13, tone('#59637a')) +
      rect(-0.3, 0, 0.6, 0.18, tone('#59637a')),
    1,
  );
  world.sprite([-1.1, y, 0.8], (tone) => group('scale(.45)', cradle(tone)), 1);
  stand(world, scientist(world.random, { pose: 'hold', head: 'turban', bottom: brand.maroon }), [-1.4, 0, 2.6], false);
  stand(
    world,
    student(world.random, { pose: 'folded', head: 'long', top: brand.marigold, outfit: 'kurta' }),
    [2.6, 0, 2.9],
    false,
  );
  stand(world, scientist(world.random, { pose: 'relaxed', head: 'bun', bottom: brand.teal }), [0.9, 0, 3.2], false);
  whiteboard(world, [0.2, 1.6, 6.8], 3.4, 1.5);
  world.settle();
  world.canvas.add(glow(world, 0.5, 0.6, 620, '#9cc3ff', 0.24));
}

function chemistry(world: World): void {
  room(world, {
    width: 11,
    depth: 7.5,
    height: 4.2,
    wall: '#cfe3da',
    floor: '#cdbb9c',
    ceiling: '#f2f4ea',
    windows: ['left'],
    dado: '#5a9a8e',
  });
  for (const shelf of [1.7, 2.5]) {
    hang(
      world,
      1,
      shelf,
      7.5,
      (tone) =>
        rect(-2.6, -0.08, 5.2, 0.08, tone(material.wood)) +
        Array.from({ length: 13 }, (_, i) =>
          group(
            `translate(${-2.4 + i * 0.4} 0) scale(.5)`,
            bottle(tone, world.random.pick(['#8c4a2f', '#2f6b8d', '#5a8a4a', '#8a3f6a', '#c79a3f'])),
          ),
        ).join(''),
    );
  }
  const y = frontBench(world, '#f4efe2', '#3f7f86');
  const put = (x: number, size: number, draw: (tone: (c: string) => string) => string): void =>
    world.sprite([x, y, 1 + (x % 0.3)], (tone) => group(`scale(${size})`, draw(tone)), 1);
  put(-2, 0.6, (tone) => flask(tone, '#e0566b'));
  put(-1.62, 0.46, (tone) => beaker(tone, '#4aa3d9'));
  put(-0.75, 1, (tone) => tubes(tone, ['#e0566b', '#f2a541', '#6fbf73', '#4aa3d9', '#8a6fd0']));
  put(0.3, 0.42, burner);
  world.sprite(
    [0.3, y + 0.44, 1],
    (tone) =>
      stroke('M-.3 -.44V0H.3V-.44', tone(material.iron), 0.03) + group('scale(.62)', roundFlask(tone, '#f2a541')),
    1.2,
  );
  put(1.3, 0.6, (tone) => flask(tone, '#6fbf73'));
  put(1.75, 0.6, molecule);
  stand(world, scientist(world.random, { pose: 'hold', head: 'hijab', bottom: brand.teal }), [-1.5, 0, 2.2], false);
  stand(world, scientist(world.random, { pose: 'relaxed', head: 'side', bottom: brand.maroon }), [1.2, 0, 2.3], false);
  stand(world, scientist(world.random, { pose: 'stand', head: 'braid', bottom: brand.marigold }), [3, 0, 4], false);
}

function operationTheatre(world: World): void {
  room(world, {
    width: 9,
    depth: 7,
    height: 4,
    wall: '#a9cfcb',
    floor: '#bcd0cf',
    ceiling: '#dcebe8',
    dado: '#5fa39f',
    lights: 2,
  });
  putBox(world, { at: [3.2, 0, 6.4], size: [1.8, 2.1, 0.6], colour: '#eef3f2' }, (face) =>
    path(face.area(0.15, 0.9, face.width - 0.3, 0.9), face.tone('#8fc0cb')),
  );
  couch(world, [0, 0, 3.1], '#2f8f8a', 2.3, 0.98);
  world.sprite([-0.45, 2.75, 3], (tone) => group('scale(1.25)', operatingLamp(tone)), 0.6);
  world.sprite([1.1, 2.95, 3.8], (tone) => group('scale(.8)', operatingLamp(tone)), -0.4);
  vitals(world, [-2.1, 0, 3.4]);
  world.sprite([1.8, 0, 3.4], (tone) => dripStand(tone));
  putBoxes(
    world,
    [2.4, 0, 1.9],
    [
      { at: [2.4, 0.85, 1.9], size: [1.1, 0.04, 0.6], colour: '#cfe3e6' },
      { at: [1.95, 0, 1.9], size: [0.05, 0.85, 0.4], colour: material.steel },
      { at: [2.85, 0, 1.9], size: [0.05, 0.85, 0.4], colour: material.steel },
    ],
  );
  world.sprite(
    [2.4, 0.89, 1.8],
    (tone) =>
      stroke('M-.4 .03H-.1M-.3 .07L.1 .03M.05 .05H.4', tone('#59637a'), 0.03) +
      rect(0.1, 0.02, 0.3, 0.06, tone('#2f8f8a'), 0.02),
    0.3,
  );
  world.sprite(
    [-3.2, 0, 5],
    (tone) =>
      rect(-0.45, 0, 0.9, 1.5, tone('#dfe8e8'), 0.05) +
      group('translate(-.35 .95)', display(world, 'wave', 0.7, 0.45)) +
      [0.2, 0.45, 0.7].map((y) => rect(-0.36, y, 0.72, 0.16, tone('#b3c7cb'), 0.02)).join(''),
  );
  world.settle();
  world.canvas.add(
    path(
      'M520 560L1000 560L1120 860H420Z',
      world.canvas.linear([
        [0, '#fffbe0', 0.4],
        [1, '#fffbe0', 0],
      ]),
    ),
  );
}

/** Laboratories of the sciences and of health. */
export const scienceLabs: Scenes = {
  physics: scene('evening', views.table, physics),
  chemistry: scene('indoors', { ...views.table, back: 3 }, chemistry),
  radiology: scene('evening', { ...views.room, back: 4.4, horizon: 0.46 }, (world) => {
    room(world, {
      width: 11,
      depth: 6,
      height: 3.8,
      wall: '#2d4772',
      floor: '#33426b',
      ceiling: '#22325c',
      dado: '#243b66',
    });
    for (const [x, draw] of [
      [-2.7, chestXray],
      [-0.9, handXray],
      [0.9, chestXray],
      [2.7, handXray],
    ] as const)
      hang(
        world,
        x,
        1.5,
        6,
        () => rect(-0.82, -0.08, 1.64, 2.06, '#dff1f6', 0.05) + group('translate(-.74 0)', draw(1.48, 1.9)),
      );
    const y = table(world, { at: [1.9, 0, 2.4], width: 2.8, depth: 0.9, colour: '#8d9aa8' });
    monitor(world, [1.4, y, 2.5], 'pulse', 0.8);
    monitor(world, [2.4, y, 2.5], 'bars', 0.8);
    stand(world, scientist(world.random, { pose: 'point', head: 'bun' }), [-1.6, 0, 4]);
    stand(world, scientist(world.random, { pose: 'folded', back: true, head: 'short' }), [-0.2, 0, 3.2]);
    stand(world, scientist(world.random, { pose: 'relaxed', back: true, head: 'braid' }), [0.6, 0, 3.6]);
    world.settle();
    for (const x of [0.22, 0.42, 0.6, 0.8]) world.canvas.add(glow(world, x, 0.3, 330, '#bfe6f5', 0.22));
  }),
  pathology: scene('morning', { ...views.table, eye: 1.6, horizon: 0.32 }, (world) => {
    room(world, {
      width: 10,
      depth: 7,
      height: 3.8,
      wall: '#e6dbe4',
      floor: '#cfc2b4',
      ceiling: '#f7f1ee',
      windows: ['back'],
      dado: '#a87f9c',
    });
    const y = frontBench(world, '#f7f2ea', '#8a5f7f', 1);
    for (const [x, s] of [
      [-1.3, 0.8],
      [-0.05, 0.8],
      [1.2, 0.8],
    ] as const)
      world.sprite([x, y, 0.9], (tone) => group(`scale(${s})`, microscope(tone)), 1);
    world.sprite(
      [-0.72, y, 0.6],
      (tone) => group('scale(.5)', tubes(tone, ['#c2304a', '#d9566b', '#8c1f38', '#c2304a'])),
      1.4,
    );
    world.sprite(
      [0.85, y, 0.55],
      (tone) =>
        rect(-0.2, 0, 0.4, 0.02, tone('#bcdde2')) +
        circle(-0.06, 0.03, 0.04, '#c2304a') +
        rect(-0.16, 0.04, 0.36, 0.02, tone('#d9eef2')),
      1.4,
    );
    for (const [x, h] of [
      [-1.95, 'hijab'],
      [-0.5, 'side'],
      [0.75, 'bun'],
    ] as const)
      stand(world, scientist(world.random, { pose: 'hold', head: h }), [x, 0, 2], false);
  }),
  'operation-theatre': scene('indoors', { ...views.room, back: 3.6, eye: 1.8, lens: 1450 }, operationTheatre),
};
