import { brand } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { lineUp } from '../../parts/crowd.ts';
import { bunting } from '../../parts/festive.ts';
import { stand } from '../../parts/figure.ts';
import { table } from '../../parts/furniture.ts';
import { pendant } from '../../parts/hanging.ts';
import { rover } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { bigScreen, laptop, monitor } from '../../parts/screens.ts';
import { glow } from '../../parts/sky.ts';
import { truss } from '../../parts/structures.ts';
import { disc } from '../../parts/terrain.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

function arena(world: World): void {
  room(world, {
    width: 16,
    depth: 10,
    height: 5,
    wall: '#33406f',
    floor: '#4a4a78',
    ceiling: '#242f5a',
    lights: 4,
    dado: brand.maroon,
  });
  world.ground(
    [
      [-3.4, 0.2],
      [3.4, 0.2],
      [3.4, 5],
      [-3.4, 5],
    ],
    world.tone('#f2e4c4', 4),
  );
  world.ground(
    [
      [-3.4, 2.5],
      [3.4, 2.5],
      [3.4, 2.7],
      [-3.4, 2.7],
    ],
    world.tone(brand.maroon, 4),
  );
  disc(world, 0, 2.6, 0.9, 0.7, world.tone(brand.marigold, 4));
  for (const [x, z, w, d] of [
    [0, 5, 7, 0.12],
    [-3.45, 2.6, 0.12, 4.8],
    [3.45, 2.6, 0.12, 4.8],
  ] as const)
    putBox(world, { at: [x, 0, z], size: [w, 0.4, d], colour: brand.teal });
  world.sprite([-1.3, 0, 1.8], (tone) => group('scale(1.25)', rover(tone, brand.maroon)));
  world.sprite([1.5, 0, 2.2], (tone) => group('scale(-1.25 1.25)', rover(tone, '#2f6fb3')));
  for (const x of [-1.4, 1.6]) putBox(world, { at: [x, 0, 4], size: [0.4, 0.4, 0.4], colour: brand.marigold });
  lineUp(world, ['hold', 'cheer', 'relaxed', 'cheer', 'hold', 'wave', 'folded'], -3.2, 1.08, 5.7, () => ({}));
  bigScreen(world, [0, 2.3, 9.8], 4, 1.6, 'bars');
  bunting(world, [-6, 4.2, 8], [6, 4.2, 8], 0.7, 22);
}

function hackathon(world: World): void {
  room(world, {
    width: 14,
    depth: 10,
    height: 4.2,
    wall: '#33407a',
    floor: '#3b3f6b',
    ceiling: '#20295a',
    windows: ['back'],
  });
  for (const [x, z] of [
    [-2.2, 1.6],
    [2.3, 2],
    [-3, 5],
    [2.6, 5.4],
  ] as const) {
    const y = table(world, { at: [x, 0, z], width: 3.4, depth: 1, colour: '#c98f5a' });
    for (const dx of [-1.1, 0, 1.1]) {
      stand(
        world,
        student(world.random, { pose: 'type', outfit: world.random.pick(['tee', 'shirt', 'kurta']) }),
        [x + dx, 0.05, z + 0.75],
        false,
      );
      laptop(world, [x + dx, y, z + 0.1], 'lid');
      const seen = world.see([x + dx, y + 0.5, z + 0.5]);
      world.put(
        seen.depth,
        circle(
          seen.x,
          seen.y,
          seen.scale * 0.6,
          world.canvas.radial([
            [0, '#9ad8ff', 0.4],
            [1, '#9ad8ff', 0],
          ]),
        ),
      );
    }
    world.sprite([x + 0.5, y, z - 0.2], (tone) => rect(-0.05, 0, 0.1, 0.14, tone(brand.maroon), 0.02), 0.4);
  }
  for (const x of [-2.2, 2.3]) pendant(world, x, 2.7, 2, brand.maroon);
}

function bridgeContest(world: World): void {
  room(world, {
    width: 11,
    depth: 8,
    height: 4,
    wall: '#f0dfc0',
    floor: '#b98a5f',
    ceiling: '#f9f1e0',
    windows: ['back'],
    dado: brand.teal,
  });
  putBoxes(
    world,
    [0, 0, 1.4],
    [
      { at: [-1.75, 0, 1.4], size: [1.1, 0.95, 1], colour: '#8a5a3c', top: '#c99a66' },
      { at: [1.75, 0, 1.4], size: [1.1, 0.95, 1], colour: '#8a5a3c', top: '#c99a66' },
    ],
  );
  world.sprite(
    [-1.55, 0.98, 1.35],
    (tone) =>
      group('translate(.1 .09)', truss(tone, 3.1, 0.56, 10, '#a9763f', 0.035, 0.3)) +
      truss(tone, 3.1, 0.56, 10, '#e2ab68', 0.045, 0.3),
    0.6,
  );
  world.sprite(
    [0, 0, 1.35],
    (tone) =>
      stroke('M0 .96V.62', tone('#3b4252'), 0.03) +
      path('M-.2 .62H.2L.26 .2H-.26Z', tone('#4a5568')) +
      rect(-0.1, 0.58, 0.2, 0.08, tone('#59637a'), 0.02) +
      circle(0, 0.4, 0.1, tone(brand.marigold)),
    0.6,
  );
  stand(
    world,
    student(world.random, {
      pose: 'point',
      flip: true,
      outfit: 'shirt',
      head: 'turban',
      top: '#3f6fa3',
      bottom: brand.maroon,
    }),
    [2.9, 0, 1.8],
  );
  stand(
    world,
    student(world.random, { pose: 'bend', outfit: 'kurta', head: 'braid', top: brand.maroon }),
    [-3, 0, 1.7],
  );
  lineUp(world, ['cheer', 'hold', 'folded', 'relaxed'], -1.6, 1.05, 3.4);
}

/** Contests. */
export const contests: Scenes = {
  'robotics-challenge': scene('evening', { ...views.room, eye: 2.8, horizon: 0.32, lens: 1400 }, arena),
  hackathon: scene('evening', { ...views.room, eye: 2, lens: 1450 }, hackathon),
  'coding-marathon': scene(
    'evening',
    { eye: 1.4, back: 2.4, lens: 1500, horizon: 0.42, frame: [0.5, 0.48, 1.2] },
    (world) => {
      room(world, {
        width: 7,
        depth: 5,
        height: 3.4,
        wall: '#40306a',
        floor: '#33305a',
        ceiling: '#241f4a',
        windows: ['back'],
      });
      const y = table(world, { at: [0, 0, 1.3], width: 5, depth: 1, colour: '#b98552' });
      monitor(world, [-0.85, y, 1.6], 'code', 1.25);
      monitor(world, [0.8, y, 1.6], 'network', 1.25);
      world.sprite(
        [0, y, 1],
        (tone) =>
          rect(-0.5, 0, 1, 0.06, tone('#20263a'), 0.02) +
          stroke('M-.44 .03H.44', tone('#7fe0d0'), 0.016, 'stroke-dasharray=".06 .03"') +
          path('M1.1 0H1.34L1.32 .26H1.12Z', tone(brand.maroon)) +
          stroke('M1.34 .2Q1.46 .14 1.33 .06', tone(brand.maroon), 0.03) +
          stroke('M1.18 .34q.05 .08 0 .16M1.27 .34q.05 .08 0 .16', '#ffffff', 0.02, 'opacity=".5"') +
          rect(-1.4, 0, 0.5, 0.05, tone(brand.teal)) +
          rect(-1.38, 0.05, 0.44, 0.05, tone(brand.marigold)),
        0.5,
      );
      stand(
        world,
        person(world.random, {
          pose: 'type',
          back: true,
          outfit: 'tee',
          head: 'short',
          top: brand.maroon,
          height: 1.7,
        }),
        [-0.5, 0.05, 0.2],
        false,
      );
      stand(
        world,
        person(world.random, {
          pose: 'type',
          back: true,
          outfit: 'shirt',
          head: 'braid',
          top: brand.marigold,
          height: 1.6,
        }),
        [0.6, 0.05, 0.25],
        false,
      );
      world.settle();
      world.canvas.add(glow(world, 0.5, 0.4, 600, '#8fd0ff', 0.22));
    },
  ),
  'bridge-building-contest': scene(
    'indoors',
    { ...views.room, back: 3.6, eye: 1.6, frame: [0.5, 0.52, 1.2] },
    bridgeContest,
  ),
};
