import { brand } from '../../palette.ts';
import { skyline } from '../../parts/building.ts';
import { lineUp } from '../../parts/crowd.ts';
import { balloon, fairyLights, festiveTop } from '../../parts/festive.ts';
import { stand } from '../../parts/figure.ts';
import { birds } from '../../parts/sky.ts';
import { stall } from '../../parts/stage.ts';
import { disc, road } from '../../parts/terrain.ts';
import { treeRow } from '../../parts/trees.ts';
import { graduate, person } from '../../parts/wardrobe.ts';
import { ellipse, group, num, path, rect, stroke } from '../../svg.ts';
import { mainBlock, outdoors, type Scenes, scene, uprightScene, views } from '../scene.ts';

const upright = { eye: 1.8, back: 9, lens: 1500, horizon: 0.66 } as const;

/** Gatherings. */
export const gatherings: Scenes = {
  'events-06': scene(
    'indoors',
    { eye: 5.2, back: 4, lens: 1250, horizon: -0.28, frame: [0.5, 0.52, 1.05] },
    (world) => {
      world.canvas.add(
        rect(
          0,
          0,
          1600,
          1067,
          world.canvas.linear([
            [0, '#e9d3b0'],
            [1, '#c79f74'],
          ]),
        ),
      );
      const petals: readonly (readonly [number, number, string])[] = [
        [2.3, 20, brand.maroon],
        [1.9, 18, brand.marigold],
        [1.5, 14, '#fbf7ef'],
        [1.15, 12, brand.teal],
        [0.75, 9, '#e2407a'],
        [0.4, 7, brand.marigold],
      ];
      for (const [r, n, c] of petals) {
        disc(world, 0, 3.3, r, r, c, 'opacity=".28"');
        for (let i = 0; i < n; i++) {
          const a = (i / n) * Math.PI * 2;
          disc(world, Math.cos(a) * r, 3.3 + Math.sin(a) * r, r * 0.13 + 0.08, r * 0.13 + 0.08, c);
        }
      }
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        world.sprite(
          [Math.cos(a) * 2.75, 0, 3.3 + Math.sin(a) * 2.75],
          (tone) =>
            path('M-.14 .08Q0 -.06 .14 .08Z', tone('#a9562f')) +
            path('M0 .08Q-.07 .16 0 .28Q.07 .16 0 .08Z', '#ffb02e'),
        );
      }
      for (const [x, z, flip] of [
        [-3.1, 2.4, false],
        [3.1, 3, true],
        [-2.5, 5.6, false],
        [2.4, 5.9, true],
      ] as const)
        stand(
          world,
          person(world.random, { pose: 'kneel', flip, outfit: 'salwar', top: festiveTop(world.random) }),
          [x, 0, z],
          false,
        );
    },
  ),
  'events-07': scene('morning', { ...views.street, back: 7, turn: -6 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.7, 0.3] });
    road(world, [-1, -10], [-1, 120], 9, '#8a8e99', '#dfd0b6');
    treeRow(world, 'round', [-8, 4], [-8, 60], 7, 7);
    treeRow(world, 'round', [6.4, 4], [6.4, 60], 7, 7);
    for (let i = 0; i < 14; i++)
      stand(
        world,
        person(world.random, {
          pose: i % 3 ? 'run' : 'sprint',
          outfit: 'kit',
          top: [brand.maroon, brand.teal, brand.marigold, '#f6f1e7'][i % 4] ?? brand.teal,
        }),
        [-4.2 + ((i * 1.7) % 6.4), 0, 1.4 + i * 1.1],
      );
    world.sprite(
      [-1, 0, 20],
      (tone) =>
        path('M-5 0V4.6Q-5 5 -4.6 5H4.6Q5 5 5 4.6V0H4.4V3.6H-4.4V0Z', tone(brand.maroon)) +
        stroke('M-3 4.3H3', tone('#fbf7ef'), 0.24),
    );
  }),
  'events-08': scene('dusk', { ...views.street, back: 7 }, (world) => {
    outdoors(world, { clouds: 2, sun: [0.5, 0.5], ground: '#7a6a70' });
    skyline(world, 0.02, 0.06);
    for (const [x, z, c] of [
      [-4.2, 4, brand.maroon],
      [-0.2, 5, brand.teal],
      [3.8, 4.2, brand.marigold],
      [-3, 11, '#3f6fa3'],
      [3, 11, brand.maroon],
    ] as const) {
      stall(world, x, z, 3, c);
      stand(world, person(world.random, { pose: 'hold', outfit: 'kurta' }), [x, 0, z + 0.8], false);
      for (const dx of [-0.8, 0, 0.8])
        world.sprite(
          [x + dx, 0.95, z],
          (tone) =>
            path('M-.2 0H.2L.16 .1H-.16Z', tone('#8a5a3c')) +
            ellipse(0, 0.13, 0.16, 0.08, tone(dx ? '#e2a83d' : '#d9694f')),
          0.6,
        );
    }
    for (const z of [2.6, 8]) fairyLights(world, [-7, 3.8, z], [7, 3.8, z], 0.5, 20);
    lineUp(world, ['relaxed', 'hold', 'stand', 'relaxed', 'hold'], -3, 1.5, 2.2, (i) => ({ back: i % 2 === 0 }));
  }),
  'events-09': uprightScene('golden', { ...upright, horizon: 0.74 }, (world) => {
    outdoors(world, { clouds: 4, sun: [0.3, 0.5] });
    mainBlock(world, 4, 50, 40, 3);
    lineUp(world, ['cheer', 'toss', 'cheer', 'wave'], -1.9, 1.25, 1.4, (i) =>
      i % 2 ? graduate(world.random, { pose: 'cheer' }) : { outfit: 'kurta' },
    );
    world.settle();
    for (let i = 0; i < 22; i++) {
      const [x, y, s] = [
        world.random.between(0.08, 0.92) * world.width,
        world.random.between(0.1, 0.62) * world.height,
        world.random.between(60, 120),
      ];
      world.canvas.add(
        group(
          `translate(${num(x)} ${num(y)}) scale(${num(s)} ${num(-s)})`,
          balloon(
            (c) => world.tone(c, 20),
            [brand.maroon, brand.marigold, brand.teal, '#fbf7ef', '#d9694f'][i % 5] ?? brand.teal,
          ),
        ),
      );
    }
    birds(world, 0.6, 0.1, 4);
  }),
};
