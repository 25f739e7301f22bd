import { brand } from '../../palette.ts';
import { building } from '../../parts/building.ts';
import { holding, stand } from '../../parts/figure.ts';
import { hang } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { laptop, rack } from '../../parts/screens.ts';
import { dish, mast, stayedBridge, theodolite } from '../../parts/structures.ts';
import { student, worker } from '../../parts/wardrobe.ts';
import { circle, group, num, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene, views } from '../scene.ts';

const close = { ...views.room, back: 3.8, frame: [0.5, 0.52, 1.15] } as const;

function stayedRiver(world: World): void {
  outdoors(world, { clouds: 3, sun: [0.68, 0.5], ground: '#5f5f86', far: '#a9627a', size: 0.12 });
  world.ground(
    [
      [-200, 6],
      [200, 6],
      [200, 190],
      [-200, 190],
    ],
    world.gradient(
      [
        [0, '#e8a27e'],
        [1, '#4f5b8f'],
      ],
      10,
    ),
  );
  for (let i = 0; i < 8; i++)
    world.ground(
      [
        [20 - i, 16 + i * 9],
        [34 + i, 16 + i * 9],
        [32 + i, 16.6 + i * 9],
        [22 - i, 16.6 + i * 9],
      ],
      '#ffd9a0',
      'opacity=".5"',
    );
  world.sprite([6, 0, 100], (tone) => stayedBridge(tone, 150, 5, 24));
  world.sprite([-2.1, 0, 1.8], (tone) => theodolite(tone));
  stand(world, worker(world.random, { pose: 'bend', top: '#f2c14e' }), [-2.9, 0, 1.9]);
  stand(world, worker(world.random, { pose: 'hold', head: 'hardhat', top: '#f08a3c' }), [-1, 0, 2.6]);
}

function aisle(world: World): void {
  room(world, { width: 9, depth: 9, height: 4, wall: '#1c3a66', floor: '#2d4674', ceiling: '#14294f', lights: 2 });
  for (let z = 1.6; z < 8; z += 1.5) rack(world, -3.4, z, 2.7);
  hang(world, 1, 1, 9, () => {
    const nodes = Array.from({ length: 26 }, (_, i) => ({
      x: -2.2 + (i % 7) * 0.74 + world.random.between(-0.2, 0.2),
      y: 0.3 + Math.floor(i / 7) * 0.62 + world.random.between(-0.15, 0.15),
    }));
    let edges = '';
    for (const a of nodes)
      for (const b of nodes)
        if (a.x < b.x && Math.hypot(a.x - b.x, a.y - b.y) < 0.95)
          edges += `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`;
    return (
      stroke(edges, '#5f8fd9', 0.016, 'opacity=".7"') +
      nodes
        .map(({ x, y }, i) =>
          circle(x, y, 0.06 + (i % 3) * 0.03, ['#7fe0d0', '#f2c46b', '#9cc3ff'][i % 3] ?? '#9cc3ff'),
        )
        .join('')
    );
  });
  stand(
    world,
    student(world.random, { pose: 'point', outfit: 'shirt', head: 'side', top: brand.marigold }),
    [-0.9, 0, 3.6],
  );
  stand(
    world,
    student(world.random, { pose: 'hold', outfit: 'kurta', head: 'hijab', top: brand.maroon, bottom: brand.teal }),
    [1.4, 0, 3],
  );
  laptop(world, [1.4, 1.02, 2.8], 'lid');
}

/** Masters of technology. */
export const mastersOfTechnology: Scenes = {
  'mtech-civil-engineering': scene('dusk', { ...views.street, back: 6, horizon: 0.66 }, stayedRiver),
  'mtech-computer-science-engineering': scene('evening', close, aisle),
  'mtech-electronics-communication-engineering': scene(
    'night',
    { ...views.street, back: 7, horizon: 0.74, frame: [0.5, 0.52, 1.15] },
    (world) => {
      outdoors(world, { clouds: 2, size: 0.2, sun: [0.2, 0.2] });
      world.sprite([3.4, 0, 12], (tone) => group('scale(9.6)', mast(tone)));
      world.sprite([-3.4, 0, 6], (tone) => group('scale(3.4)', dish(tone)));
      world.sprite([-7.4, 0, 14], (tone) => group('scale(3.2)', dish(tone)));
      building(world, { at: [10, 0, 18], width: 8, depth: 6, floors: 1, facade: 'windows', colour: '#8d9aa8' });
      stand(
        world,
        student(world.random, { pose: 'point', back: true, outfit: 'shirt', head: 'short', top: brand.marigold }),
        [0.2, 0, 2.4],
      );
      holding(
        world,
        student(world.random, { pose: 'hold', outfit: 'kurta', head: 'long', top: brand.teal }),
        [1.2, 0, 2.5],
        0,
        (tone) => rect(0, -0.06, 0.3, 0.2, tone('#20263a'), 0.02) + rect(0.02, -0.04, 0.26, 0.16, '#7fe0d0'),
      );
      world.settle();
      const { x, y } = world.see([3.4, 9.6, 12]);
      for (const r of [50, 95, 140])
        world.canvas.add(circle(x, y, r, 'none', 'stroke="#f2c46b" stroke-width="4" opacity=".5"'));
    },
  ),
};
