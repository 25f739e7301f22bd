import { brand, material } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { fairyLights } from '../../parts/festive.ts';
import { holding } from '../../parts/figure.ts';
import { mist } from '../../parts/sky.ts';
import { disc, road } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { student } from '../../parts/wardrobe.ts';
import { circle, num, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene, uprightScene, views } from '../scene.ts';

const upright = { eye: 1.8, back: 9, lens: 1500, horizon: 0.66 } as const;

function clockTower(world: World): void {
  outdoors(world, { clouds: 4, sun: [0.2, 0.34] });
  mainBlock(world, 10, 60, 44, 3);
  putBox(
    world,
    { at: [0.6, 0, 30], size: [5, 19, 5], colour: material.brick, turn: 14 },
    (face) =>
      path([2, 6, 10].map((v) => face.area(face.width / 2 - 0.6, v, 1.2, 2.4)).join(''), face.tone('#5b3a3f')) +
      path(
        [4.9, 9.2, 13.4].map((v) => face.area(-0.1, v, face.width + 0.2, 0.4)).join('') +
          face.area(-0.3, 18.4, face.width + 0.6, 0.9),
        face.tone(material.plaster),
      ),
  );
  world.sprite(
    [0.3, 16, 27],
    (tone) =>
      circle(0, 0, 1.5, tone('#fbf7ef')) +
      circle(0, 0, 1.5, 'none', `stroke="${tone(brand.maroon)}" stroke-width=".22"`) +
      stroke('M0 0V1M0 0L.7 -.3', tone(brand.navy), 0.14),
  );
  world.sprite(
    [0.6, 19.2, 30],
    (tone) =>
      path('M-2.9 0L0 5L2.9 0Z', tone('#8c2f39')) +
      path('M0 5L2.9 0H.6Z', tone('#6d2030')) +
      stroke('M0 5V6.2', tone('#f2c14e'), 0.16),
    1,
  );
  road(world, [-1, -9], [1, 24], 3, '#ead9b8', '#c9b48f');
  treeRow(world, 'ashoka', [-4.6, 10], [-5.4, 28], 4, 7);
  tree(world, 'round', 7, 16, 7);
  lineUp(world, ['walk', 'stroll'], -0.6, 1.1, 1.6, (i) => ({ bag: i ? brand.teal : brand.maroon }));
}

function rain(world: World): void {
  outdoors(world, { clouds: 6, sun: null, ground: '#7f9a86', far: '#a9b9ab' });
  mainBlock(world, -6, 44, 44, 3);
  road(world, [0, -10], [-2, 40], 6, '#8d97a6', '#b5bcbf');
  treeRow(world, 'round', [6, 10], [10, 36], 4, 7);
  const umbrella =
    (colour: string) =>
    (tone: (c: string) => string): string =>
      stroke('M0 -.1V.95', tone('#33405f'), 0.035) +
      path(
        'M-.72 .8Q-.5 1.5 0 1.5Q.5 1.5 .72 .8Q.5 .92 .36 .8Q.18 .92 0 .8Q-.18 .92 -.36 .8Q-.5 .92 -.72 .8Z',
        tone(colour),
      ) +
      path('M0 1.5Q.5 1.5 .72 .8Q.5 .92 .36 .8Q.3 1.3 0 1.5Z', '#14213d', 'opacity=".2"');
  (
    [
      [-1.9, 2, brand.maroon],
      [0.2, 1.2, brand.marigold],
      [1.8, 3, brand.teal],
      [-0.6, 8, '#3f6fa3'],
      [-3, 12, brand.maroon],
    ] as const
  ).forEach(([x, z, c], i) => {
    holding(world, student(world.random, { pose: 'offer', flip: i % 2 === 1 }), [x, 0, z], 0, umbrella(c));
  });
  world.settle();
  let drops = '';
  for (let i = 0; i < 130; i++) {
    const [x, y, l] = [world.random.between(0, 1600), world.random.between(0, 1066), world.random.between(20, 46)];
    drops += `M${num(x)} ${num(y)}l${num(-l * 0.3)} ${num(l)}`;
  }
  world.canvas.add(rect(0, 0, 1600, 1067, '#5f7f95', 0, 'opacity=".2"'), stroke(drops, '#ffffff', 2.2, 'opacity=".4"'));
}

/** The grounds by day and by night. */
export const grounds: Scenes = {
  'campus-01': scene('golden', { eye: 3, back: 10, lens: 1500, horizon: 0.5, frame: [0.5, 0.5, 1.35] }, (world) => {
    outdoors(world, { clouds: 4, sun: [0.5, 0.34], ground: '#e0c08a', far: '#efd3a0' });
    building(world, { at: [-20, 0, 30], width: 14, depth: 44, floors: 3, facade: 'arcade' });
    building(world, { at: [20, 0, 30], width: 14, depth: 44, floors: 3, facade: 'arcade' });
    building(world, { at: [0, 0, 62], width: 28, depth: 8, floors: 3, facade: 'arcade', porch: true });
    disc(world, 0, 18, 5, 4, world.tone('#d0a97a', 14));
    disc(world, 0, 18, 4.2, 3.3, world.tone(material.grass, 14));
    tree(world, 'blossom', 0, 18, 6);
    scatter(world, 10, [-9, 9, 4, 34], {}, ['walk', 'stroll', 'relaxed']);
  }),
  'campus-02': uprightScene('morning', { ...upright, horizon: 0.62 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.5, 0.5], ground: '#9ab56a' });
    road(world, [0, -9], [0, 120], 3.6, '#ead9b8', '#c98a62');
    for (let z = 3; z < 60; z += 6) for (const x of [-4.2, 4.2]) tree(world, z % 4 ? 'round' : 'ashoka', x, z, 8.4);
    lineUp(world, ['stroll', 'walk'], -0.5, 1, 3, () => ({ back: false, bag: brand.maroon }));
    world.settle();
    mist(world, 0.64, 0.09, 0.7);
  }),
  'campus-03': scene('night', { ...views.street, frame: [0.5, 0.5, 1.1] }, (world) => {
    outdoors(world, { clouds: 2, ground: '#46608a' });
    building(world, { at: [0, 0, 40], width: 44, depth: 14, floors: 5, facade: 'fins', porch: true });
    world.ground(
      [
        [-14, 0],
        [14, 0],
        [10, 26],
        [-10, 26],
      ],
      world.gradient(
        [
          [0, '#5f7fae'],
          [1, '#2c3f6b'],
        ],
        8,
      ),
    );
    for (const x of [-9, -4.5, 4.5, 9]) fairyLights(world, [x, 0.6, 4], [x, 0.6, 26], 0, 9);
    treeRow(world, 'ashoka', [-17, 20], [-16, 36], 3, 8);
    treeRow(world, 'ashoka', [17, 20], [16, 36], 3, 8);
    scatter(world, 6, [-6, 6, 4, 20], {}, ['walk', 'stroll']);
  }),
  'campus-04': scene('morning', { ...views.street, back: 8 }, rain),
  'campus-05': uprightScene('golden', upright, clockTower),
};
