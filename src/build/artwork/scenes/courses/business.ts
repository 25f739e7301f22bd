import { brand } from '../../palette.ts';
import { stand } from '../../parts/figure.ts';
import { bench, chair, plant, table } from '../../parts/furniture.ts';
import { hang } from '../../parts/hanging.ts';
import { room } from '../../parts/room.ts';
import { display, laptop } from '../../parts/screens.ts';
import { road } from '../../parts/terrain.ts';
import { tree } from '../../parts/trees.ts';
import { person, student } from '../../parts/wardrobe.ts';
import { circle, group, path, rect, stroke } from '../../svg.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

const close = { ...views.room, back: 3.8, frame: [0.5, 0.52, 1.15] } as const;

/** Business and computer applications. */
export const business: Scenes = {
  'master-of-business-administration': scene('dusk', close, (world) => {
    room(world, { width: 11, depth: 6, height: 4, wall: '#4b3a66', floor: '#4a3f5f', ceiling: '#33284f', lights: 2 });
    hang(
      world,
      0,
      0.9,
      6,
      () =>
        rect(
          -4.4,
          0,
          8.8,
          2.6,
          world.canvas.linear([
            [0, '#f5a56e'],
            [0.5, '#c8627a'],
            [1, '#32376b'],
          ]),
        ) +
        [-4, -3.3, -2.5, -1.6, -0.8, 0.2, 1, 1.9, 2.7, 3.5]
          .map(
            (x, i) =>
              rect(x, 0, 0.62, 0.6 + ((i * 37) % 11) * 0.14, '#3d2f5c') +
              rect(x + 0.12, 0.3, 0.1, 0.12, '#ffd98a') +
              rect(x + 0.36, 0.5, 0.1, 0.12, '#ffd98a'),
          )
          .join('') +
        stroke('M-1.5 0V2.6M1.5 0V2.6M-4.4 0H4.4', '#241c40', 0.07),
    );
    for (const x of [-1.8, -0.6, 0.6])
      stand(
        world,
        person(world.random, {
          pose: 'type',
          outfit: 'blazer',
          top: world.random.pick([brand.navy, brand.maroon, brand.teal]),
        }),
        [x, 0.05, 3.2],
        false,
      );
    table(world, { at: [-0.4, 0, 2.2], width: 4.6, depth: 1.3, colour: '#8a5a3c' });
    stand(
      world,
      person(world.random, {
        pose: 'present',
        flip: true,
        outfit: 'blazer',
        head: 'bun',
        top: '#f4ead9',
        bottom: '#26324f',
      }),
      [2.1, 0, 2.9],
    );
    for (const x of [-1.4, 0.4]) chair(world, x, 1, brand.navy);
  }),
  'bachelor-of-business-administration': scene('indoors', close, (world) => {
    room(world, {
      width: 10,
      depth: 6,
      height: 4,
      wall: '#f6dfa9',
      floor: '#c99a66',
      ceiling: '#fdf3d9',
      windows: ['right'],
      dado: '#e0a24a',
    });
    hang(
      world,
      -0.7,
      1,
      6,
      (tone) =>
        rect(-2.3, 0, 4.6, 2.3, tone('#fdfbf5'), 0.05) +
        [0.5, 0.8, 0.7, 1.2, 1.6]
          .map((h, i) =>
            rect(
              -1.9 + i * 0.5,
              0.25,
              0.34,
              h,
              tone([brand.teal, brand.maroon, brand.marigold, '#2f4a7d', brand.maroon][i] ?? brand.teal),
              0.03,
            ),
          )
          .join('') +
        circle(1.35, 1.2, 0.62, tone('#2f4a7d')) +
        path('M1.35 1.2V1.82A.62 .62 0 0 1 1.9 .92Z', tone(brand.marigold)),
    );
    stand(
      world,
      student(world.random, { pose: 'present', outfit: 'blazer', head: 'long', top: brand.maroon }),
      [-2.4, 0, 3.2],
    );
    for (const [x, h] of [
      [-0.3, 'turban'],
      [0.8, 'side'],
      [1.8, 'hijab'],
    ] as const) {
      stand(
        world,
        student(world.random, { pose: 'type', back: true, head: h, bottom: brand.teal }),
        [x, 0, 1.5],
        false,
      );
      chair(world, x, 1.4, brand.teal);
    }
    plant(world, 4, 4.6, 1.6);
  }),
  'bachelor-of-computer-applications': scene('day', { ...views.street, back: 5.4, horizon: 0.5 }, (world) => {
    outdoors(world, { clouds: 3 });
    mainBlock(world, 12, 50, 36, 3);
    road(world, [-10, 7], [14, 9], 2, '#ead9b8');
    tree(world, 'round', -3.4, 5.4, 6.4);
    bench(world, -0.4, 2.2, 2.2);
    stand(
      world,
      student(world.random, { pose: 'sit', outfit: 'shirt', head: 'braid', top: brand.maroon }),
      [-0.8, 0, 2],
    );
    laptop(world, [-0.3, 0.62, 1.9], 'lid');
    const windowPane = (x: number, y: number, content: 'code' | 'gallery' | 'chart', size: number): void =>
      world.sprite(
        [x, y, 2.4],
        (tone) =>
          rect(-size / 2 - 0.03, -0.03, size + 0.06, size * 0.7 + 0.14, tone('#fdfbf5'), 0.05) +
          group(`translate(${-size / 2} 0)`, display(world, content, size, size * 0.7)) +
          ['#e2483d', '#f2c46b', '#6fbf73']
            .map((c, i) => circle(-size / 2 + 0.06 + i * 0.07, size * 0.7 + 0.05, 0.024, c))
            .join(''),
      );
    windowPane(0.9, 1.25, 'code', 1);
    windowPane(2.2, 1.7, 'gallery', 0.9);
    windowPane(2, 0.8, 'chart', 0.75);
    stand(world, student(world.random, { pose: 'walk', flip: true, bag: brand.teal }), [4.4, 0, 5]);
  }),
};
