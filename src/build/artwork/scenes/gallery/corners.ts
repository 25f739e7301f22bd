import { brand, material } from '../../palette.ts';
import { putBox } from '../../parts/box.ts';
import { building } from '../../parts/building.ts';
import { lineUp, scatter } from '../../parts/crowd.ts';
import { stand } from '../../parts/figure.ts';
import { bench } from '../../parts/furniture.ts';
import { disc, marking, stripes } from '../../parts/terrain.ts';
import { tree, treeRow } from '../../parts/trees.ts';
import { bicycle } from '../../parts/vehicles.ts';
import { student } from '../../parts/wardrobe.ts';
import { path, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { mainBlock, outdoors, type Scenes, scene, views } from '../scene.ts';

function amphitheatre(world: World): void {
  outdoors(world, { clouds: 3, sun: [0.3, 0.3] });
  treeRow(world, 'round', [-26, 34], [26, 34], 11, 8);
  for (let i = 6; i >= 0; i--) {
    const y = i * 0.5;
    putBox(
      world,
      { at: [0, 0, 8 + i * 1.6], size: [22 - i * 0.4, y + 0.5, 1.6], colour: '#d9b98c', top: '#ead3a8' },
      undefined,
      0,
    );
    for (let s = 0; s < 8; s++)
      if (world.random.chance(0.55))
        stand(
          world,
          student(world.random, { pose: 'type' }),
          [-8 + s * 2.2 + world.random.between(-0.6, 0.6), y + 0.08, 7.4 + i * 1.6],
          false,
        );
  }
  disc(world, 0, 3.6, 5, 2.6, world.tone('#e9dcc3', 8));
  lineUp(world, ['dance', 'drum', 'twirl'], -1.8, 1.8, 3.4, () => ({ outfit: 'kurta' }));
}

/** Corners of the campus. */
export const corners: Scenes = {
  'campus-06': scene('day', { eye: 3.4, back: 10, lens: 1400, horizon: 0.34, frame: [0.5, 0.4, 1.4] }, amphitheatre),
  'campus-07': scene('day', { ...views.street, back: 6.5, horizon: 0.52 }, (world) => {
    outdoors(world, { clouds: 3, ground: '#d9c7a6', far: '#b9c78a' });
    building(world, { at: [0, 0, 24], width: 60, depth: 8, floors: 2, facade: 'windows', colour: '#e0b487' });
    for (let i = 0; i < 9; i++)
      world.sprite(
        [-4.4 + i * 1.05, 0, 3.4],
        (tone) =>
          `<g transform="skewX(8)">${bicycle(tone, [brand.maroon, brand.teal, '#3f6fa3', brand.marigold][i % 4] ?? brand.teal)}</g>`,
      );
    world.sprite(
      [0, 0, 5],
      (tone) => stroke('M-5.4 0V2.7M5.4 0V2.7', tone('#59637a'), 0.1) + path('M-6 2.6H6L5.6 3H-5.6Z', tone(brand.teal)),
    );
    stand(world, student(world.random, { pose: 'offer', bag: brand.maroon }), [0.9, 0, 1.8]);
    world.sprite([2, 0, 1.6], (tone) => bicycle(tone, brand.maroon));
  }),
  'campus-08': scene('dusk', { ...views.street, horizon: 0.5, back: 7 }, (world) => {
    outdoors(world, { clouds: 3, sun: [0.3, 0.46], ground: '#6f7f5f', size: 0.18 });
    world.ground(
      [
        [-70, 6],
        [70, 6],
        [70, 34],
        [-70, 34],
      ],
      world.gradient(
        [
          [0, '#f0a47e'],
          [1, '#5a5a90'],
        ],
        10,
      ),
    );
    building(world, { at: [12, 0, 42], width: 30, depth: 10, floors: 3, facade: 'arcade' });
    treeRow(world, 'round', [-30, 38], [-6, 38], 5, 8);
    for (let i = 0; i < 5; i++)
      marking(
        world,
        [
          [-7 + i * 1.6, 9 + i * 4],
          [-3 + i * 1.6, 9 + i * 4],
        ],
        0.24,
        '#ffe0b0',
        0.6,
      );
    bench(world, 1.4, 2.4, 2.2);
    for (const x of [1, 1.9]) stand(world, student(world.random, { pose: 'type', back: true }), [x, 0, 2.2], false);
    tree(world, 'round', -5, 5, 7);
    tree(world, 'sapling', 4, 3, 1);
  }),
  'campus-09': scene('day', { eye: 1.8, back: 6, lens: 1250, horizon: 0.56 }, (world) => {
    outdoors(world, { clouds: 3, ground: '#c9a98a', far: '#c9a98a', hills: 0 });
    for (let z = 22; z >= -2; z -= 4) {
      for (const x of [-3, 3])
        putBox(world, { at: [x, 0, z], size: [0.8, 4, 0.8], colour: '#c2684a' }, (face) =>
          path(
            face.area(-0.08, 3.5, face.width + 0.16, 0.5) + face.area(-0.08, 0, face.width + 0.16, 0.4),
            face.tone(material.plaster),
          ),
        );
      putBox(world, { at: [0, 4, z], size: [6.8, 0.7, 0.8], colour: material.plaster });
      for (const x of [-3, 3]) putBox(world, { at: [x, 4, z + 2], size: [0.8, 0.7, 4], colour: material.plaster });
      world.ground(
        [
          [-2.6, z + 0.8],
          [2.6, z + 0.8],
          [1.4, z + 3],
          [-3.8, z + 3],
        ],
        '#fff3c9',
        'opacity=".3"',
      );
    }
    stripes(world, -14, -3.6, -4, 24, 6, '#6ea357', 0.9);
    mainBlock(world, -20, 44, 26, 3);
    lineUp(world, ['walk', 'stroll'], -0.7, 1.3, 2.6, (i) => ({ bag: i ? brand.teal : brand.maroon }));
    scatter(world, 4, [-2, 2, 8, 20], {}, ['walk', 'relaxed']);
  }),
};
