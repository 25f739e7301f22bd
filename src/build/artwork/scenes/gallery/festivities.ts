import { brand } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { audience, lineUp, scatter } from '../../parts/crowd.ts';
import { fairyLights, festiveTop } from '../../parts/festive.ts';
import { holding, stand } from '../../parts/figure.ts';
import { room } from '../../parts/room.ts';
import { bigScreen } from '../../parts/screens.ts';
import { beam, stage } from '../../parts/stage.ts';
import { disc } from '../../parts/terrain.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, ellipse, group, num, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

function holi(world: World): void {
  outdoors(world, { clouds: 2, ground: '#9ab96a' });
  mainBlock(world, 0, 46, 50, 3);
  const tints = ['#e2407a', '#f2a541', '#2bb39a', '#7b4fc4', '#f4d03f'];
  lineUp(world, ['cheer', 'dance', 'toss', 'cheer', 'twirl', 'cheer'], -3.2, 1.25, 2.6, () => ({
    outfit: 'kurta',
    top: '#fbf7ef',
    bottom: '#e8dcc6',
  }));
  scatter(world, 8, [-6, 6, 5, 10], { outfit: 'kurta', top: '#f6f1e7' }, ['cheer', 'dance', 'wave']);
  world.settle();
  for (let i = 0; i < 15; i++) {
    const c = tints[i % 5] ?? '#e2407a';
    world.canvas.add(
      circle(
        world.random.between(0.14, 0.86) * 1600,
        world.random.between(0.3, 0.76) * 1066,
        world.random.between(70, 170),
        world.canvas.radial([
          [0, c, 0.62],
          [0.6, c, 0.26],
          [1, c, 0],
        ]),
      ),
    );
  }
}

function kites(world: World): void {
  outdoors(world, { clouds: 4, ground: '#c9b06a', far: '#d9c98a', size: 0.1 });
  const tints = [brand.maroon, brand.teal, brand.marigold, '#7b4fc4', '#3f6fa3', '#d9694f'];
  (['toss', 'point', 'toss', 'cheer'] as const).forEach((pose, i) => {
    stand(world, student(world.random, { pose }), [-3 + i * 2, 0, 2 + (i % 2)]);
  });
  world.settle();
  tints.forEach((c, i) => {
    const [x, y, s] = [
      180 + i * 240 + world.random.between(-40, 40),
      200 + ((i * 97) % 260),
      world.random.between(46, 84),
    ];
    world.canvas.add(
      stroke(
        `M${num(x)} ${num(y + s)}Q${num(x + 60)} ${num(y + 260)} ${num(430 + i * 140)} 700`,
        '#ffffff',
        1.6,
        'opacity=".8"',
      ),
      group(
        `translate(${num(x)} ${num(y)}) rotate(${((i * 23) % 40) - 20}) scale(${num(s)})`,
        path('M0 -1L.8 0L0 1L-.8 0Z', c) +
          path('M0 -1L.8 0H-.8Z', '#ffffff', 'opacity=".3"') +
          stroke('M0 -1V1M-.8 0H.8', '#ffffff', 0.04) +
          path('M0 1L.2 1.3H-.2Z', c),
      ),
    );
  });
}

/** Festivals and contests. */
export const festivities: Scenes = {
  'events-01': scene('day', views.street, holi),
  'events-02': scene('morning', { ...views.street, horizon: 0.76, frame: [0.5, 0.62, 1.15] }, kites),
  'events-03': scene('night', { eye: 4, back: 9, lens: 1450, horizon: 0.3, frame: [0.5, 0.5, 1.15] }, (world) => {
    outdoors(world, { clouds: 1, ground: '#5a4a7a', far: '#3a3f70' });
    mainBlock(world, 0, 44, 60, 2);
    disc(world, 0, 5, 6, 5, world.tone('#c98a5a', 6));
    disc(world, 0, 5, 3, 2.4, world.tone('#e0b070', 6));
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      stand(
        world,
        person(world.random, {
          pose: i % 2 ? 'twirl' : 'dance',
          outfit: i % 2 ? 'salwar' : 'kurta',
          top: festiveTop(world.random),
          back: Math.sin(a) < -0.3,
        }),
        [Math.cos(a) * 5, 0, 5 + Math.sin(a) * 4],
      );
    }
    world.sprite(
      [0, 0, 5],
      (tone) => path('M-.5 0L-.34 1H.34L.5 0Z', tone('#c9694a')) + path('M-.2 1Q-.3 1.5 0 2Q.3 1.5 .2 1Z', '#ffb55a'),
    );
    for (const x of [-8, -3, 3, 8]) fairyLights(world, [0, 7, 5], [x * 1.3, 3.4, x > 4 || x < -4 ? 8 : 14], 0.5, 12);
  }),
  'events-04': scene('evening', { eye: 1.9, back: 4, lens: 1350, horizon: 0.52, frame: [0.5, 0.52, 1.12] }, (world) => {
    room(world, { width: 16, depth: 11, height: 6, wall: '#1f2f5f', floor: '#1c2448', ceiling: '#141a3a' });
    stage(world, 3, 11, 5, { floor: '#6a4a7a', curtain: '#233a7a', backdrop: '#4a2f86' });
    world.sprite(
      [0, 0.8, 6.6],
      (tone) =>
        [-0.7, 0.7]
          .map((x) => circle(x, 0.5, 0.42, tone(brand.maroon)) + circle(x, 0.5, 0.3, tone('#fbf7ef')))
          .join('') +
        ellipse(-1.2, 1.2, 0.4, 0.06, tone('#f2c14e')) +
        ellipse(1.2, 1.2, 0.4, 0.06, tone('#f2c14e')) +
        stroke('M-1.2 1.2V0M1.2 1.2V0', tone('#8d9aa8'), 0.04),
    );
    stand(
      world,
      person(world.random, { pose: 'drum', outfit: 'tee', head: 'turban', bottom: brand.maroon }),
      [0, 0.9, 7.2],
      false,
    );
    const guitar = (tone: (c: string) => string): string =>
      group(
        'rotate(-24)',
        ellipse(0, 0, 0.26, 0.18, tone('#c9762f')) +
          circle(0.22, 0.03, 0.14, tone('#c9762f')) +
          rect(0.2, -0.03, 0.8, 0.06, tone('#4a2f28')),
      );
    for (const x of [-2.6, 2.6])
      holding(
        world,
        person(world.random, { pose: 'hold', outfit: 'tee', top: x < 0 ? brand.teal : brand.marigold }),
        [x, 0.8, 5],
        1,
        guitar,
        false,
      );
    holding(
      world,
      person(world.random, { pose: 'wave', outfit: 'kurta', head: 'long', top: brand.maroon }),
      [0, 0.8, 4.4],
      0,
      (tone) => rect(-0.03, 0, 0.06, 0.2, tone('#20263a'), 0.03),
    );
    audience(world, 1, 14, 0.4, { pitch: 0.8, wishes: { pose: 'cheer' }, colour: '#1c2448' });
    world.settle();
    for (const [x, c] of [
      [0.15, '#ff7ab0'],
      [0.38, '#7fe0d0'],
      [0.62, '#ffe2a0'],
      [0.85, '#9ad0ff'],
    ] as const)
      world.canvas.add(beam(world, [x, 0], [1 - x, 0.72], 320, c, 0.3));
  }),
  'events-05': scene('indoors', { ...views.room, back: 4.4 }, (world) => {
    room(world, {
      width: 11,
      depth: 7,
      height: 4.2,
      wall: '#3f5f93',
      floor: '#b98a5f',
      ceiling: '#dfe6ee',
      dado: '#2f4a7d',
      lights: 2,
    });
    bigScreen(world, [0, 1.8, 6.9], 3, 1.6, 'globe');
    for (const [x, c] of [
      [-2.7, brand.maroon],
      [0, brand.teal],
      [2.7, brand.marigold],
    ] as const) {
      for (const dx of [-0.45, 0.45])
        stand(world, student(world.random, { pose: dx > 0 && x === 0 ? 'toss' : 'hold' }), [x + dx, 0, 3.8], false);
      putBox(world, { at: [x, 0, 3], size: [1.9, 1.05, 0.6], colour: c, top: '#fffaf0' });
      world.sprite(
        [x, 0.4, 2.68],
        (tone) => circle(0, 0.1, 0.24, tone('#fbf7ef')) + path(`M-.1 .0H.1V.06H-.1ZM-.04 .06V.22H.04V.06Z`, tone(c)),
        0.5,
      );
    }
    stand(world, person(world.random, { pose: 'present', outfit: 'saree', head: 'bun', top: '#7b4b72' }), [-4, 0, 2.6]);
  }),
};
