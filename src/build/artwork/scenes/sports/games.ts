import { brand, material } from '../../palette.ts';
import { building } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { bunting, confetti, trophy } from '../../parts/festive.ts';
import { figure, stand } from '../../parts/figure.ts';
import { basketball, football, goal, hoop, net, volleyball } from '../../parts/sportsGear.ts';
import { arc, marking, stripes } from '../../parts/terrain.ts';
import { treeRow } from '../../parts/trees.ts';
import { type Person, person } from '../../parts/wardrobe.ts';
import { group, rect } from '../../svg.ts';
import type { World } from '../../world.ts';
import { outdoors, type Scenes, scene } from '../scene.ts';

const player = (world: World, pose: Person['pose'], top: string, more: Partial<Person> = {}): Person =>
  person(world.random, {
    pose,
    outfit: 'kit',
    top,
    bottom: brand.navy,
    head: world.random.pick(['short', 'side', 'turban', 'braid', 'bun']),
    ...more,
  });

function footballPitch(world: World): void {
  outdoors(world, { clouds: 3, ground: '#6ea357', far: '#8fbf6a' });
  building(world, { at: [-20, 0, 80], width: 40, depth: 10, floors: 2, facade: 'fins', colour: material.stone });
  treeRow(world, 'round', [-50, 60], [50, 60], 18, 8);
  stripes(world, -50, 50, -12, 48, 12, '#558c46', 0.34);
  marking(
    world,
    [
      [-30, 26],
      [30, 26],
    ],
    0.16,
    '#fdfbf5',
  );
  marking(
    world,
    [
      [-10, 26],
      [-10, 12],
      [10, 12],
      [10, 26],
    ],
    0.14,
    '#fdfbf5',
  );
  marking(
    world,
    [
      [-5, 26],
      [-5, 20],
      [5, 20],
      [5, 26],
    ],
    0.14,
    '#fdfbf5',
  );
  marking(world, arc(0, 12, 4, 180, 360), 0.14, '#fdfbf5');
  goal(world, 0, 26);
  stand(world, player(world, 'block', brand.marigold, { head: 'side', bottom: '#26324f' }), [0.6, -0.3, 25.4]);
  stand(world, player(world, 'kick', brand.maroon, { head: 'short' }), [-1.8, 0, 1]);
  world.sprite([-0.4, 0.42, 1.1], (tone) => football(tone, 0.16));
  stand(world, player(world, 'run', brand.teal, { flip: true, head: 'turban', bottom: brand.maroon }), [2.2, 0, 3.2]);
  stand(world, player(world, 'run', brand.maroon), [-4.8, 0, 7]);
  stand(world, player(world, 'sprint', brand.teal, { flip: true }), [4.8, 0, 11]);
}

function kabaddi(world: World): void {
  outdoors(world, { clouds: 2, sun: [0.2, 0.3], ground: '#c98a5a', far: '#d9ab78' });
  treeRow(world, 'round', [-30, 34], [30, 34], 10, 9);
  scatter(world, 22, [-13, 13, 13, 17], {}, ['cheer', 'stand', 'wave', 'folded']);
  world.ground(
    [
      [-6.5, -3],
      [6.5, -3],
      [6.5, 9.5],
      [-6.5, 9.5],
    ],
    world.tone('#a9623f', 8),
  );
  marking(
    world,
    [
      [-6.5, -3],
      [-6.5, 9.5],
      [6.5, 9.5],
      [6.5, -3],
    ],
    0.14,
    '#fdfbf5',
  );
  for (const x of [-2.6, 0, 2.6])
    marking(
      world,
      [
        [x, -3],
        [x, 9.5],
      ],
      0.1,
      '#fdfbf5',
      0.8,
    );
  stand(world, player(world, 'raid', brand.maroon, { head: 'short' }), [-2.4, 0, 2]);
  for (const [x, z, pose] of [
    [0.5, 1, 'crouch'],
    [1.5, 2.6, 'lunge'],
    [0.9, 4.6, 'crouch'],
    [3, 3.6, 'crouch'],
  ] as const)
    stand(world, player(world, pose, brand.teal, { flip: true, bottom: '#26324f' }), [x, 0, z]);
  stand(world, player(world, 'raid', brand.teal, { flip: true, head: 'turban', bottom: '#26324f' }), [3.9, 0, 1.2]);
  bunting(world, [-9, 4.6, 11], [9, 4.6, 11], 0.8, 24);
}

/** Games and those who win them. */
export const games: Scenes = {
  football: scene('golden', { eye: 1.5, back: 7, lens: 1500, horizon: 0.46, frame: [0.44, 0.52, 1.45] }, footballPitch),
  basketball: scene('dusk', { eye: 1.3, back: 7, lens: 1350, horizon: 0.66, frame: [0.54, 0.6, 1.5] }, (world) => {
    outdoors(world, { clouds: 3, ground: '#a8553f', far: '#b8705a', sun: [0.28, 0.58] });
    building(world, { at: [-8, 0, 40], width: 40, depth: 10, floors: 3, facade: 'windows' });
    world.ground(
      [
        [-7, -4],
        [7, -4],
        [7, 11],
        [-7, 11],
      ],
      world.tone('#c26a48', 8),
    );
    marking(
      world,
      [
        [-7, -4],
        [-7, 11],
        [7, 11],
        [7, -4],
      ],
      0.12,
      '#fdfbf5',
    );
    world.ground(
      [
        [-0.6, 4],
        [4.2, 4],
        [4.2, 10.4],
        [-0.6, 10.4],
      ],
      world.tone('#2f4a7d', 8),
    );
    marking(world, arc(1.8, 9.4, 5.6, 180, 360), 0.1, '#fdfbf5');
    hoop(world, 1.8, 5.4);
    const shooter = player(world, 'jump', brand.maroon, { head: 'short', bottom: '#20263a' });
    stand(world, shooter, [-0.6, 0.2, 3], false);
    world.sprite([0.15, 2.95, 3], (tone) => basketball(tone, 0.2));
    stand(world, player(world, 'block', brand.teal, { head: 'side', back: false }), [1.5, 0, 4]);
    stand(world, player(world, 'run', brand.maroon, { head: 'bun' }), [-3.2, 0, 4.4]);
    stand(world, player(world, 'stand', brand.teal, { head: 'turban' }), [3.9, 0, 6]);
  }),
  kabaddi: scene('morning', { eye: 2.6, back: 8, lens: 1450, horizon: 0.36, frame: [0.5, 0.46, 1.35] }, kabaddi),
  volleyball: scene(
    'day',
    { eye: 1.4, back: 8, lens: 1500, horizon: 0.6, turn: -10, frame: [0.62, 0.58, 1.4] },
    (world) => {
      outdoors(world, { clouds: 4, ground: '#e2c48f', far: '#a9c27a' });
      treeRow(world, 'palm', [-26, 30], [14, 30], 7, 10);
      marking(
        world,
        [
          [-8, -2],
          [-8, 8],
          [6, 8],
          [6, -2],
          [-8, -2],
        ],
        0.1,
        '#3f6fa3',
      );
      net(world, [-1, 0, -2.4], [-1, 0, 8.6], 1.4, 2.4);
      for (const z of [-2.4, 8.6])
        world.sprite([-1, 0, z], (tone) => rect(-0.07, 0, 0.14, 2.6, tone(brand.maroon), 0.04));
      stand(world, player(world, 'leap', brand.marigold, { head: 'short', bottom: '#26324f' }), [-2.6, 0.1, 2.6]);
      world.sprite([-1.9, 3.3, 2.6], (tone) => volleyball(tone, 0.19));
      stand(world, player(world, 'block', brand.teal, { head: 'braid' }), [0, 0, 3]);
      stand(world, player(world, 'crouch', brand.teal, { head: 'side' }), [1.9, 0, 5]);
      stand(world, player(world, 'crouch', brand.marigold, { head: 'bun', bottom: '#26324f' }), [-4.6, 0, 5.4]);
    },
  ),
  championship: scene('golden', { eye: 1.5, back: 7, lens: 1500, horizon: 0.5, frame: [0.5, 0.52, 1.45] }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.5, 0.3], ground: '#6ea357' });
    stripes(world, -50, 50, -8, 40, 10, '#558c46', 0.3);
    treeRow(world, 'round', [-40, 46], [40, 46], 15, 8);
    lineUp(world, ['cheer', 'wave', 'cheer', 'cheer', 'wave', 'cheer'], -3.2, 1.28, 3.4, (i) => ({
      outfit: 'kit',
      top: brand.maroon,
      bottom: brand.navy,
      head: (['short', 'braid', 'turban', 'bun', 'side', 'short'] as const)[i] ?? 'short',
    }));
    const captain = player(world, 'cheer', brand.marigold, { head: 'short' });
    world.sprite(
      [0, 0, 2],
      (tone, scale) => figure(captain, tone, scale) + group('translate(0 1.95) scale(.75)', trophy(tone)),
    );
    for (const x of [-1.5, 1.5]) stand(world, player(world, 'kneel', brand.maroon, { flip: x > 0 }), [x, 0, 1.7]);
    world.settle();
    confetti(world, 80, [0.05, 0.02, 0.95, 0.75]);
  }),
};
