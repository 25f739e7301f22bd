import { brand } from '../../palette.ts';
import { putBoxes } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { bunting, confetti, tricolour } from '../../parts/festive.ts';
import { stand } from '../../parts/figure.ts';
import { hurdle } from '../../parts/sportsGear.ts';
import { disc, marking } from '../../parts/terrain.ts';
import { treeRow } from '../../parts/trees.ts';
import { graduate, person } from '../../parts/wardrobe.ts';
import { circle, group, stroke } from '../../svg.ts';
import { mainBlock, outdoors, type Scenes, scene } from '../scene.ts';

/** Days the whole college takes part in. */
export const ceremonies: Scenes = {
  'annual-convocation': scene(
    'day',
    { eye: 1.6, back: 8, lens: 1500, horizon: 0.6, frame: [0.5, 0.6, 1.25] },
    (world) => {
      outdoors(world, { clouds: 4 });
      mainBlock(world, 0, 40, 46, 3);
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 8; i++) {
          putBoxes(
            world,
            [-4.2 + i * 1.2, 0, 3 + row],
            row ? [{ at: [-4.2 + i * 1.2, 0, 3 + row * 1.2], size: [1.2, 0.42 * row, 0.9], colour: '#c9a06a' }] : [],
          );
          stand(
            world,
            graduate(world.random, {
              pose: row === 2 ? 'wave' : world.random.pick(['stand', 'hold']),
              head: 'mortarboard',
            }),
            [-4.2 + i * 1.2, 0.42 * row, 3 + row * 1.2],
            row === 0,
          );
        }
      world.settle();
      confetti(world, 34, [0.1, 0.12, 0.9, 0.5]);
    },
  ),
  'yoga-day': scene('morning', { eye: 4.2, back: 9, lens: 1500, horizon: 0.3, frame: [0.5, 0.52, 1.2] }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.3, 0.2], ground: '#86b35f' });
    treeRow(world, 'round', [-40, 50], [40, 50], 14, 9);
    for (let row = 0; row < 4; row++)
      for (let i = -3; i <= 3; i++) {
        const [x, z] = [i * 2.2 + (row % 2), row * 3];
        disc(
          world,
          x,
          z,
          0.75,
          0.42,
          world.tone([brand.maroon, brand.teal, brand.marigold][(row + i + 9) % 3] ?? brand.teal, 10),
        );
        stand(
          world,
          person(world.random, { pose: row % 2 ? 'tree' : 'cheer', outfit: 'tee', top: '#fbf7ef', bottom: '#e8dcc6' }),
          [x, 0, z],
        );
      }
  }),
  'sports-meet': scene(
    'day',
    { eye: 1.2, back: 6, lens: 1450, horizon: 0.5, turn: -14, frame: [0.62, 0.52, 1.3] },
    (world) => {
      outdoors(world, { clouds: 4, ground: '#86b35f' });
      building(world, { at: [-20, 0, 60], width: 50, depth: 8, floors: 1, facade: 'fins', colour: brand.maroon });
      world.ground(
        [
          [-60, -8],
          [60, -8],
          [60, 10],
          [-60, 10],
        ],
        world.gradient(
          [
            [0, '#c96a4a'],
            [1, '#b5523c'],
          ],
          12,
        ),
      );
      for (let i = 0; i <= 5; i++)
        marking(
          world,
          [
            [-60, -2 + i * 2.2],
            [60, -2 + i * 2.2],
          ],
          0.09,
          '#fdfbf5',
        );
      for (const [x, z] of [
        [-0.6, 1.4],
        [0.2, 3.6],
        [1.2, 5.8],
      ] as const)
        world.sprite([x, 0, z], hurdle);
      stand(
        world,
        person(world.random, { pose: 'leap', outfit: 'kit', head: 'braid', top: brand.teal }),
        [-0.5, -0.1, 1.2],
      );
      stand(
        world,
        person(world.random, {
          pose: 'sprint',
          outfit: 'kit',
          head: 'short',
          top: brand.marigold,
          bottom: brand.maroon,
        }),
        [-2.2, 0, 3.4],
      );
      stand(
        world,
        person(world.random, { pose: 'leap', outfit: 'kit', head: 'turban', top: brand.maroon }),
        [1.2, -0.1, 5.6],
      );
      scatter(world, 18, [-16, 10, 14, 18], {}, ['cheer', 'wave', 'stand']);
      bunting(world, [-14, 3.8, 13], [8, 3.8, 13], 0.7, 26);
    },
  ),
  'independence-day': scene(
    'day',
    { eye: 1.5, back: 9, lens: 1500, horizon: 0.74, frame: [0.5, 0.6, 1.2] },
    (world) => {
      outdoors(world, { clouds: 4, sun: [0.14, 0.2] });
      mainBlock(world, -16, 54, 40, 3);
      putBoxes(
        world,
        [0.6, 0, 5],
        [0, 1, 2].map((i) => ({
          at: [0.6, i * 0.25, 5] as const,
          size: [3 - i * 0.8, 0.25, 3 - i * 0.8] as const,
          colour: ['#f3953a', '#fdfaf2', '#2e8b4e'][i] ?? '#fdfaf2',
        })),
      );
      world.sprite(
        [0.6, 0.75, 5],
        (tone) =>
          stroke('M0 0V6', tone('#dfe3e2'), 0.1) +
          circle(0, 6.05, 0.12, tone(brand.marigold)) +
          group('translate(.06 4.1)', tricolour(tone, 2.9, 1.9)),
      );
      lineUp(world, ['salute', 'salute', 'salute', 'salute'], -4.2, 1, 3.4, () => ({
        outfit: 'shirt',
        top: '#fbf7ef',
        bottom: '#26324f',
      }));
      lineUp(world, ['salute', 'salute', 'salute'], 2.8, 1, 3.4, () => ({ outfit: 'kurta', top: '#fbf7ef' }));
      bunting(world, [0.6, 6, 5], [-7, 3, 5], 0.3, 16, ['#f3953a', '#fdfaf2', '#2e8b4e']);
      bunting(world, [0.6, 6, 5], [8, 3, 5], 0.3, 16, ['#f3953a', '#fdfaf2', '#2e8b4e']);
    },
  ),
};
