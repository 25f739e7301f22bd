import { brand } from '../../palette.ts';
import { audience, lineUp, scatter } from '../../parts/crowd.ts';
import { balloons, confetti, fairyLights, garland, skyLantern } from '../../parts/festive.ts';
import { stand } from '../../parts/figure.ts';
import { drone, humanoid, rover } from '../../parts/machines.ts';
import { room } from '../../parts/room.ts';
import { glow } from '../../parts/sky.ts';
import { beam, stage, stall } from '../../parts/stage.ts';
import { road } from '../../parts/terrain.ts';
import { person } from '../../parts/wardrobe.ts';
import { circle, ellipse, group, num, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

function techFest(world: World): void {
  outdoors(world, { clouds: 2, hills: 0, ground: '#3d4470', far: '#2f3a66' });
  mainBlock(world, 0, 50, 56, 3);
  world.sprite(
    [0, 0, 9],
    (tone) =>
      path('M-5 0V5.2Q-5 6.2 -4 6.2H4Q5 6.2 5 5.2V0H3.9V4.6Q3.9 5 3.5 5H-3.5Q-3.9 5 -3.9 4.6V0Z', tone('#8c2a55')) +
      stroke('M-4.45 .4V5.2Q-4.4 5.6 -4 5.6H4Q4.4 5.6 4.45 5.2V.4', '#7fe0d0', 0.09) +
      [-2.4, -0.8, 0.8, 2.4].map((x) => circle(x, 5.6, 0.24, '#f2c46b')).join('') +
      stroke('M-2.1 5.6H-1.1M-.5 5.6H.5M1.1 5.6H2.1', '#f2c46b', 0.07),
  );
  for (const [x, z, c] of [
    [-5.4, 6, brand.maroon],
    [5.2, 6.6, brand.teal],
  ] as const)
    stall(world, x, z, 3.4, c);
  world.sprite([3.1, 0, 2.6], (tone) => group('scale(1.2)', humanoid(tone)));
  world.sprite([-2.6, 0, 2.2], (tone) => group('scale(1.1)', rover(tone, brand.marigold)));
  for (const [x, y] of [
    [-2, 3.6],
    [1.4, 4.2],
  ] as const)
    world.sprite([x, y, 5], (tone) => group('scale(1.1)', drone(tone, x < 0 ? brand.teal : brand.maroon)));
  lineUp(world, ['relaxed', 'hold', 'point', 'relaxed'], -1.4, 0.95, 2.8);
  scatter(world, 10, [-4, 4, 6, 14]);
  world.settle();
  world.canvas.add(
    beam(world, [0.3, 0.62], [0.12, 0], 200, '#7fe0d0', 0.3),
    beam(world, [0.7, 0.62], [0.9, 0], 200, '#f08a7a', 0.3),
    glow(world, 0.5, 0.5, 520, '#7fa0ff', 0.2),
  );
}

function culturalNight(world: World): void {
  room(world, { width: 18, depth: 12, height: 7, wall: '#3a1d45', floor: '#2b1a3c', ceiling: '#1c1233' });
  stage(world, 3.4, 11, 5, { floor: '#a85a3c', curtain: '#a3203c', backdrop: '#d9822b' });
  world.sprite(
    [0, 0.8, 8.2],
    (tone) =>
      Array.from(
        { length: 16 },
        (_, i) =>
          `<path d="M0 2.1L-.26 3.9H.26Z" fill="${tone(i % 2 ? '#f7d98a' : '#b3152a')}" transform="rotate(${num(-90 + i * 12)} 0 2)"/>`,
      ).join('') +
      circle(0, 2.1, 0.9, tone('#f7d98a')) +
      circle(0, 2.1, 0.7, tone('#b3152a')),
  );
  garland(world, [-5, 5, 6], [0, 5, 6], 0.8);
  garland(world, [0, 5, 6], [5, 5, 6], 0.8);
  const gowns = ['#d94f7a', '#1f8a8a', '#f2a541', '#7b3fa0', '#2e8b57'];
  (['dance', 'twirl', 'dance', 'twirl', 'dance'] as const).forEach((pose, i) => {
    stand(
      world,
      person(world.random, {
        pose,
        outfit: 'salwar',
        head: i % 2 ? 'braid' : 'bun',
        top: gowns[i] ?? brand.maroon,
        flip: i > 2,
      }),
      [-3.2 + i * 1.6, 0.8, 4.6 + (i % 2) * 0.7],
      false,
    );
  });
  for (const x of [-4.6, 4.6])
    stand(
      world,
      person(world.random, { pose: 'drum', outfit: 'kurta', head: 'turban', top: '#f6f1e7', bottom: brand.maroon }),
      [x, 0.8, 6.2],
      false,
    );
  audience(world, 2, 13, 0.2, { pitch: 0.8, colour: '#4a1d38' });
  world.settle();
  for (const [x, c] of [
    [0.2, '#ff9ac0'],
    [0.5, '#ffe2a0'],
    [0.8, '#9ad0ff'],
  ] as const)
    world.canvas.add(beam(world, [x, 0], [0.5 + (x - 0.5) * 0.6, 0.74], 360, c));
}

function hillLanterns(world: World): void {
  outdoors(world, { clouds: 2, sun: null, ground: '#3a2f52', far: '#6a4a68', size: 0.2 });
  world.ground(
    [
      [-40, 10],
      [40, 10],
      [40, 60],
      [-40, 60],
    ],
    world.gradient(
      [
        [0, '#b06a78'],
        [1, '#4a4678'],
      ],
      20,
    ),
  );
  lineUp(world, ['cheer', 'toss', 'wave', 'cheer', 'toss', 'wave'], -3.3, 1.3, 3.6, (i) => ({
    back: true,
    outfit: i % 2 ? 'kurta' : 'shirt',
  }));
  world.settle();
  for (let i = 0; i < 15; i++) {
    const [x, y, s] = [
      world.random.between(0.08, 0.92) * 1600,
      world.random.between(0.1, 0.5) * 1066,
      world.random.between(18, 60),
    ];
    world.canvas.add(
      circle(
        x,
        y,
        s * 1.8,
        world.canvas.radial([
          [0, '#ffb55a', 0.5],
          [1, '#ffb55a', 0],
        ]),
      ),
      group(`translate(${num(x)} ${num(y + s / 2)}) scale(${num(s)} ${num(-s)})`, skyLantern()),
    );
  }
}

/** Evenings of music, light and welcome. */
export const festivals: Scenes = {
  'tech-fest': scene('night', { ...views.street, frame: [0.5, 0.5, 1.15] }, techFest),
  'cultural-night': scene(
    'evening',
    { eye: 2.2, back: 4.5, lens: 1300, horizon: 0.5, frame: [0.5, 0.52, 1.15] },
    culturalNight,
  ),
  'alumni-meet': scene('dusk', { ...views.street, frame: [0.5, 0.58, 1.25] }, (world) => {
    outdoors(world, { clouds: 2, sun: [0.24, 0.5], ground: '#6f8f5f' });
    mainBlock(world, 4, 46, 40, 3);
    for (const [x, z] of [
      [-3.4, 2.4],
      [1.4, 3.4],
      [4.8, 7],
      [-1.6, 8],
    ] as const) {
      stand(world, person(world.random, { pose: 'hold', outfit: 'saree', head: 'bun', top: brand.teal }), [
        x - 0.9,
        0,
        z + 0.2,
      ]);
      stand(world, person(world.random, { pose: 'relaxed', outfit: 'blazer', head: 'side', top: brand.navy }), [
        x + 0.9,
        0,
        z + 0.1,
      ]);
      world.sprite(
        [x, 0, z],
        (tone) =>
          path('M-.6 1.05L-.72 0H.72L.6 1.05Z', tone('#fbf3e4')) +
          ellipse(0, 1.05, 0.66, 0.12, tone('#fffaf0')) +
          rect(-0.05, 1.05, 0.1, 0.2, tone(brand.maroon), 0.03) +
          circle(0, 1.32, 0.07, '#ffd98a'),
      );
    }
    scatter(world, 8, [-7, 8, 8, 18], {}, ['hold', 'relaxed', 'stand']);
    for (const [a, b, z] of [
      [-9, 1, 3],
      [0, 9, 3],
      [-8, 8, 9],
    ] as const)
      fairyLights(world, [a, 4.4, z], [b, 4.4, z], 0.8, 12);
  }),
  'freshers-welcome': scene('day', { ...views.street, back: 8 }, (world) => {
    outdoors(world, { clouds: 4 });
    mainBlock(world, -3, 50, 46, 3);
    road(world, [0, -9], [-2, 44], 5, '#ead9b8', '#c9b48f');
    for (let i = 0; i <= 22; i++) {
      const a = (i / 22) * Math.PI;
      world.sprite(
        [Math.cos(a) * 3.6, Math.sin(a) * 4.2 + 0.2, 4],
        (tone) =>
          circle(0, 0, 0.42, tone([brand.maroon, brand.marigold, brand.teal, '#fbf7ef'][i % 4] ?? brand.teal)) +
          ellipse(-0.13, 0.16, 0.08, 0.12, '#ffffff', 'opacity=".5"'),
      );
    }
    lineUp(world, ['walk', 'wave', 'walk', 'cheer', 'walk'], -2.1, 1.05, 2.6, (i) => ({
      bag: i % 2 ? brand.maroon : brand.teal,
    }));
    for (const x of [-4.7, 4.7]) world.sprite([x, 0, 3.2], (tone) => balloons(tone, world.random, 5));
    scatter(world, 8, [-6, 6, 7, 16], {}, ['wave', 'cheer', 'stand']);
    world.settle();
    confetti(world, 30, [0.15, 0.1, 0.85, 0.6]);
  }),
  'farewell-evening': scene('dusk', { ...views.street, back: 7, horizon: 0.62 }, hillLanterns),
};
