import { brand, material } from '../../palette.ts';
import { putBox, putBoxes } from '../../parts/box.ts';
import { stand } from '../../parts/figure.ts';
import { bed, block, bookcase, chair, plant, sofa, table } from '../../parts/furniture.ts';
import { hang, onWall, pendant } from '../../parts/hanging.ts';
import { couch, cross, dripStand, vitals } from '../../parts/medical.ts';
import { room } from '../../parts/room.ts';
import { laptop } from '../../parts/screens.ts';
import { person, scientist, student } from '../../parts/wardrobe.ts';
import { circle, ellipse, path, rect, stroke } from '../../svg.ts';
import type { World } from '../../world.ts';
import { type Scenes, scene, views } from '../scene.ts';

function canteen(world: World): void {
  room(world, {
    width: 16,
    depth: 11,
    height: 4.4,
    wall: '#f0d9b0',
    floor: '#d8b58a',
    ceiling: '#f6ead2',
    windows: ['left'],
    dado: '#c96a4a',
  });
  hang(
    world,
    2.4,
    2.3,
    11,
    (tone) =>
      rect(-3.6, 0, 7.2, 1.4, tone('#33405f'), 0.08) +
      [-2.6, -0.4, 1.8]
        .map((x) => stroke(`M${x} 1H${x + 1.3}M${x} .7H${x + 1}M${x} .4H${x + 1.2}`, tone('#f4ead9'), 0.07))
        .join(''),
  );
  putBox(world, { at: [2.4, 0, 9.2], size: [8, 1.1, 1], colour: '#a94a3a', top: '#f4ead9' }, (face) =>
    path(face.area(0, 0.5, face.width, 0.14), face.tone(brand.marigold)),
  );
  for (const x of [-0.8, 0.8, 2.4, 4])
    world.sprite(
      [x, 1.1, 9],
      (tone) =>
        path('M-.4 0H.4L.34 .24H-.34Z', tone('#b9c0cc')) +
        ellipse(0, 0.24, 0.36, 0.09, tone(x > 1 ? '#e2a83d' : '#8fae5c')) +
        stroke('M-.1 .4q.06 .1 0 .2M.12 .4q.06 .1 0 .2', '#ffffff', 0.03, 'opacity=".6"'),
      0.6,
    );
  for (const x of [0, 2.6])
    stand(
      world,
      person(world.random, { pose: 'hold', outfit: 'labcoat', head: 'surgical', bottom: brand.maroon }),
      [x, 0, 10],
      false,
    );
  for (const [x, z] of [
    [-4.4, 2.2],
    [1.6, 2.6],
    [-3.4, 5.8],
    [3.6, 6.2],
  ] as const) {
    for (const dx of [-0.8, 0.6])
      stand(world, student(world.random, { pose: 'type', height: 1.66 }), [x + dx, 0, z + 0.75], false);
    const y = table(world, { at: [x, 0, z], width: 2.6, depth: 0.9, colour: '#e9c08a' });
    for (const dx of [-0.8, 0.6])
      world.sprite(
        [x + dx, y, z],
        (tone) =>
          ellipse(0, 0.03, 0.26, 0.08, tone('#fbf7ef')) +
          ellipse(-0.08, 0.06, 0.1, 0.045, tone('#e2a83d')) +
          ellipse(0.1, 0.055, 0.09, 0.04, tone('#7fae5c')) +
          rect(0.34, 0, 0.11, 0.17, tone(brand.teal), 0.02),
        0.3,
      );
    chair(world, x - 0.7, z - 0.75, brand.maroon);
    chair(world, x + 0.7, z - 0.75, brand.teal);
  }
  stand(world, student(world.random, { pose: 'hold' }), [5.2, 0, 4]);
  for (const [x, z, colour] of [
    [-4.4, 2.4, brand.maroon],
    [1.6, 2.8, brand.teal],
    [-3.4, 6, brand.marigold],
  ] as const)
    pendant(world, x, 2.9, z, colour);
}

function hostelRoom(world: World): void {
  room(world, {
    width: 6.4,
    depth: 5.4,
    height: 3.2,
    wall: '#cfe0d8',
    floor: '#c79a6c',
    ceiling: '#f2ede0',
    windows: ['back'],
  });
  bed(world, [-2.1, 0, 3.5], brand.teal);
  bed(world, [2.1, 0, 3.5], brand.maroon);
  world.ground(
    [
      [-1, 0.8],
      [1, 0.8],
      [1, 3.4],
      [-1, 3.4],
    ],
    world.tone('#e9c9a0', 4),
  );
  world.ground(
    [
      [-0.8, 1],
      [0.8, 1],
      [0.8, 3.2],
      [-0.8, 3.2],
    ],
    world.tone('#d98a5c', 4),
    'opacity=".5"',
  );
  const y = table(world, { at: [0, 0, 4.9], width: 1.6, depth: 0.6 });
  laptop(world, [-0.3, y, 4.9], 'code');
  world.sprite(
    [0.5, y, 4.8],
    (tone) =>
      stroke('M0 .02L.12 .3L-.06 .46', tone('#3b4252'), 0.03) +
      path('M-.2 .38L-.02 .52L.04 .42Z', tone(brand.marigold)) +
      ellipse(0, 0.02, 0.1, 0.03, tone('#3b4252')),
  );
  chair(world, 0, 4.2, brand.marigold);
  for (const x of [-1, 1])
    hang(
      world,
      x * 2.45,
      1.75,
      5.4,
      (tone) =>
        rect(-0.35, 0, 0.7, 0.9, tone(x < 0 ? brand.maroon : brand.navy)) +
        circle(0, 0.52, 0.2, tone(brand.marigold)) +
        path('M-.35 .0L-.05 .36L.1 .2L.35 .42V0Z', tone(brand.teal)),
    );
  bookcase(world, -2.75, 1.4, 0.7, 1.9, 4);
  stand(world, student(world.random, { pose: 'sit', flip: true }), [1.9, 0.1, 2.3], false);
  world.sprite([1.3, 0.62, 2.2], (tone) => path('M-.16 0L.02 .06L.2 0V.2L.02 .26L-.16 .2Z', tone('#fbf7ef')));
  plant(world, 2.7, 1.2, 1);
}

function clinic(world: World): void {
  room(world, {
    width: 9,
    depth: 7,
    height: 3.4,
    wall: '#d3e6e1',
    floor: '#e3ddd0',
    ceiling: '#f6f4ec',
    windows: ['right'],
    dado: '#8fc4bd',
    lights: 2,
  });
  hang(world, -2.4, 1.7, 7, (tone) => cross(tone));
  couch(world, [0.9, 0, 4.2], brand.teal);
  putBoxes(
    world,
    [0.9, 0, 5.6],
    [
      { at: [2.2, 0, 6.2], size: [1.6, 2, 0.5], colour: '#f4f2ea' },
      { at: [2.2, 0.3, 5.94], size: [1.4, 0.7, 0.02], colour: '#bcdde2' },
    ],
  );
  vitals(world, [-0.8, 0, 4.8]);
  world.sprite([2.3, 0, 4.6], (tone) => dripStand(tone));
  stand(
    world,
    student(world.random, { pose: 'sit', head: 'short', top: brand.marigold, outfit: 'tee' }),
    [0.6, 0.42, 4],
    false,
  );
  stand(world, scientist(world.random, { pose: 'offer', flip: true, head: 'bun' }), [2, 0, 3.6]);
  const y = table(world, { at: [-2.9, 0, 3.2], width: 1.8, colour: '#e9dcc3' });
  laptop(world, [-3.1, y, 3.2], 'lid');
  stand(world, scientist(world.random, { pose: 'type', head: 'side', bottom: '#3f6fa3' }), [-3, 0, 4], false);
  plant(world, 3.8, 2.2, 1.5);
}

function reception(world: World): void {
  room(world, {
    width: 12,
    depth: 8,
    height: 4.4,
    wall: '#f0e2c8',
    floor: '#d9cbb2',
    ceiling: '#faf4e6',
    windows: ['left'],
    lights: 2,
  });
  onWall(world, 8, 1.2, 0.12, 5.4, 4, world.tone('#9c5a3c', 6));
  hang(
    world,
    1.2,
    2.4,
    8,
    (tone) =>
      circle(0, 0.5, 0.62, tone(brand.marigold)) +
      path(
        'M-.36 .3H.36V.42H-.36ZM-.28 .42H-.18V.72H-.28ZM-.05 .42H.05V.72H-.05ZM.18 .42H.28V.72H.18ZM-.4 .74L0 .98L.4 .74Z',
        tone(brand.maroon),
      ),
  );
  stand(
    world,
    person(world.random, { pose: 'hold', outfit: 'saree', head: 'bun', top: brand.maroon }),
    [0.5, 0, 5.9],
    false,
  );
  stand(
    world,
    person(world.random, { pose: 'type', outfit: 'blazer', head: 'side', top: brand.navy }),
    [2.2, 0.2, 5.9],
    false,
  );
  putBox(world, { at: [1.2, 0, 5], size: [4.6, 1.1, 0.9], colour: '#f6efe0', top: '#b98552' }, (face) =>
    path(face.area(0, 0.3, face.width, 0.1) + face.area(0, 0.6, face.width, 0.1), face.tone('#d9c09a')),
  );
  laptop(world, [2.1, 1.1, 5], 'lid');
  sofa(world, -3.6, 3.4, 2.4, brand.teal);
  stand(world, student(world.random, { pose: 'sit' }), [-3.9, 0.02, 3.2], false);
  block(world, [-3.2, 0, 1.6], [1.4, 0.4, 0.7], material.wood);
  stand(world, student(world.random, { pose: 'offer', flip: false }), [-0.6, 0, 4.2]);
  plant(world, 4.8, 4.6, 1.9);
  plant(world, -5.2, 5.4, 1.6);
  for (const x of [-0.2, 1.2, 2.6]) pendant(world, x, 3, 5, brand.maroon);
}

/** Rooms to live in. */
export const living: Scenes = {
  canteen: scene('indoors', { ...views.room, eye: 2.1, lens: 1500 }, canteen),
  'hostel-room': scene(
    'indoors',
    { ...views.room, back: 3.4, eye: 1.6, lens: 1250, frame: [0.5, 0.5, 1.1] },
    hostelRoom,
  ),
  clinic: scene('indoors', { ...views.room, back: 3.6, lens: 1350 }, clinic),
  reception: scene('indoors', { ...views.room, eye: 1.7, back: 4, lens: 1250 }, reception),
};
