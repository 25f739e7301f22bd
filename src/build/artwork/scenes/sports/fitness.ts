import { brand, material } from '../../palette.ts';
import { figure, held, stand } from '../../parts/figure.ts';
import { plant } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { birds, glow } from '../../parts/sky.ts';
import { barbell, dumbbells, mat, treadmill } from '../../parts/sportsGear.ts';
import { marking } from '../../parts/terrain.ts';
import { tree } from '../../parts/trees.ts';
import { person } from '../../parts/wardrobe.ts';
import { ellipse, group, path, rect } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

function gym(world: World): void {
  room(world, {
    width: 11,
    depth: 7,
    height: 4,
    wall: '#3b4668',
    floor: '#4a4f63',
    ceiling: '#2b3350',
    lights: 3,
    dado: brand.maroon,
  });
  world.sprite([-2.6, 0, 6], (tone) => dumbbells(tone, 3));
  hang(
    world,
    2.4,
    1.1,
    7,
    (tone) =>
      rect(-2, 0, 4, 2.2, tone('#8fa9bd'), 0.04) +
      path('M-1.6 0L-.6 2.2H0L-1 0ZM.6 0L1.6 2.2H1.9L.9 0Z', '#ffffff', 'opacity=".25"'),
  );
  world.ground(
    [
      [-2.4, 0.8],
      [2.6, 0.8],
      [2.6, 3.4],
      [-2.4, 3.4],
    ],
    world.tone('#20263a', 4),
  );
  const lifter = person(world.random, {
    pose: 'lift',
    outfit: 'kit',
    head: 'short',
    top: brand.maroon,
    bottom: '#20263a',
  });
  world.sprite(
    [0, 0, 2],
    (tone, scale) => figure(lifter, tone, scale) + group('translate(0 1.96)', barbell(tone, 2.4)),
  );
  const squatter = person(world.random, {
    pose: 'squat',
    outfit: 'kit',
    head: 'braid',
    top: brand.teal,
    bottom: brand.navy,
  });
  world.sprite(
    [2.7, 0, 4],
    (tone, scale) => figure(squatter, tone, scale) + group('translate(0 1.12)', barbell(tone, 2, brand.marigold)),
  );
  const curl = person(world.random, { pose: 'hold', outfit: 'kit', head: 'turban', top: brand.marigold });
  world.sprite(
    [-2.5, 0, 3.4],
    (tone, scale) => figure(curl, tone, scale) + held(curl, 0, rect(-0.16, -0.05, 0.32, 0.1, tone('#20263a'), 0.03)),
  );
}

/** Training and rest. */
export const fitness: Scenes = {
  yoga: scene('indoors', { ...views.room, back: 4.4, eye: 2.2, horizon: 0.36, lens: 1400 }, (world) => {
    room(world, {
      width: 12,
      depth: 8,
      height: 4.4,
      wall: '#e9d9c0',
      floor: '#c99a66',
      ceiling: '#f7f0e0',
      windows: ['back'],
    });
    const bearings = ['tree', 'lunge', 'lotus'] as const;
    for (let row = 0; row < 3; row++)
      for (let i = -1; i <= 1; i++) {
        const [x, z] = [i * 2.4 + (row % 2) * 0.5, 1 + row * 2.1];
        mat(world, x, z, [brand.teal, brand.maroon, brand.marigold][(row + i + 1) % 3] ?? brand.teal);
        stand(
          world,
          person(world.random, {
            pose: bearings[row] ?? 'tree',
            outfit: 'tee',
            head: world.random.pick(['bun', 'braid', 'short', 'side']),
            bottom: '#45526b',
          }),
          [x, 0.02, z],
          false,
        );
      }
    plant(world, -4.6, 6, 1.9);
    plant(world, 4.7, 6, 1.7);
  }),
  strength: scene('evening', { ...views.room, back: 4.2, horizon: 0.5, lens: 1500, frame: [0.5, 0.58, 1.25] }, gym),
  cardio: scene('morning', { ...views.room, back: 4, lens: 1500 }, (world) => {
    room(world, {
      width: 11,
      depth: 6.4,
      height: 4,
      wall: '#cfe0dc',
      floor: '#8f9aa3',
      ceiling: '#eef3ee',
      windows: ['back'],
      dado: '#7fb0a8',
    });
    [
      [-2.4, 2],
      [0.3, 2.9],
      [2.9, 3.8],
    ].forEach(([x = 0, z = 0], i) => {
      world.sprite([x, 0, z], (tone) => treadmill(tone));
      stand(
        world,
        person(world.random, {
          pose: i === 1 ? 'walk' : 'run',
          outfit: 'kit',
          head: (['bun', 'short', 'braid'] as const)[i] ?? 'short',
          top: [brand.maroon, brand.marigold, brand.teal][i] ?? brand.teal,
          bottom: '#26324f',
        }),
        [x - 0.15, 0.2, z - 0.01],
        false,
      );
    });
    plant(world, -4.4, 5.4, 1.7);
  }),
  meditation: scene('morning', { eye: 1.5, back: 6, lens: 1500, horizon: 0.52, frame: [0.5, 0.56, 1.4] }, (world) => {
    outdoors(world, { clouds: 2, sun: [0.5, 0.36], ground: '#8fb08a', far: '#d9d6b4', size: 0.2 });
    world.ground(
      [
        [-60, 8],
        [60, 8],
        [60, 90],
        [-60, 90],
      ],
      world.gradient(
        [
          [0, '#f3d9b0'],
          [1, material.water],
        ],
        30,
      ),
    );
    world.canvas.add(ellipse(800, 740, 70, 46, '#fff6d8', 'opacity=".5"'));
    for (let i = 0; i < 7; i++)
      marking(
        world,
        [
          [-2 - i * 0.3, 12 + i * 6],
          [2 + i * 0.3, 12 + i * 6],
        ],
        0.3,
        '#fff6d8',
        0.6,
      );
    mat(world, 0, 1.6, brand.maroon);
    stand(
      world,
      person(world.random, { pose: 'lotus', outfit: 'kurta', head: 'bun', top: '#f6f1e7', bottom: '#e8dcc6' }),
      [0, 0.02, 1.6],
    );
    tree(world, 'round', -6, 6, 8);
    for (const x of [-3.6, -3, 3.2, 4]) tree(world, 'bush', x, 6.5, 0.9);
    tree(world, 'sapling', 2.6, 3, 0.8);
    world.settle();
    birds(world, 0.68, 0.2, 5);
    world.canvas.add(glow(world, 0.5, 0.4, 640, '#fff0c4', 0.5));
  }),
};
