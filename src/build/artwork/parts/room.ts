import { darker, lighter, mix } from '../colour.ts';
import { path } from '../svg.ts';
import type { Place, World } from '../world.ts';

/** A room open towards the viewer; lengths in metres, z = 0 at the front, the back wall at `depth`. */
export interface Room {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly wall: string;
  readonly floor: string;
  readonly ceiling?: string;
  /** Walls that have windows. */
  readonly windows?: readonly ('left' | 'right' | 'back')[];
  /** Colour of a band along the lower wall. */
  readonly dado?: string;
  /** Number of ceiling lights in a row; none unless told. */
  readonly lights?: number;
  /** Colour seen through the windows. */
  readonly outside?: string;
}

/** Distance before z = 0 to which walls and floor reach, beyond what any picture shows. */
const FRONT = -12;

/** A window in a side wall and the light it throws on the floor. */
function sideWindow(world: World, room: Room, side: -1 | 1, z: number, width: number): string {
  const x = (room.width / 2) * side;
  const [low, high] = [room.height * 0.3, room.height * 0.82];
  const hole = (inset: number): Place[] => [
    [x, low + inset, z + inset],
    [x, high - inset, z + inset],
    [x, high - inset, z + width - inset],
    [x, low + inset, z + width - inset],
  ];
  const sky = world.canvas.linear(
    world.mood.lit
      ? [
          [0, '#141f47'],
          [1, '#3a3f75'],
        ]
      : [
          [0, room.outside ?? '#a9d6df'],
          [1, '#fdf6de'],
        ],
  );
  const bar = world.flat(
    [
      [x, low, z + width / 2 - 0.04],
      [x, high, z + width / 2 - 0.04],
      [x, high, z + width / 2 + 0.04],
      [x, low, z + width / 2 + 0.04],
    ],
    '#f6efdf',
  );
  const reach = -side * 2.6;
  const light = world.mood.lit
    ? ''
    : world.flat(
        [
          [x - side * 0.6, 0.01, z - 0.4],
          [x + reach, 0.01, z - 1],
          [x + reach, 0.01, z + width - 1],
          [x - side * 0.6, 0.01, z + width - 0.4],
        ],
        '#fff3c9',
        'opacity=".3"',
      );
  return world.flat(hole(0), '#f6efdf') + world.flat(hole(0.07), sky) + bar + light;
}

function backWindows(world: World, room: Room): string {
  const count = Math.max(2, Math.round(room.width / 3));
  const step = room.width / count;
  const z = room.depth - 0.02;
  const sky = world.canvas.linear(
    world.mood.lit
      ? [
          [0, '#141f47'],
          [0.7, '#3a3f75'],
          [1, '#7a5a80'],
        ]
      : [
          [0, room.outside ?? '#a9d6df'],
          [0.65, '#f4f1dc'],
          [0.66, '#8fb98a'],
          [1, '#6d9e75'],
        ],
  );
  return Array.from({ length: count }, (_, i) => {
    const x = -room.width / 2 + step * (i + 0.5);
    const [w, low, high] = [step * 0.36, room.height * 0.3, room.height * 0.8];
    const frame = (inset: number): Place[] => [
      [x - w + inset, low + inset, z],
      [x + w - inset, low + inset, z],
      [x + w - inset, high - inset, z],
      [x - w + inset, high - inset, z],
    ];
    const bar = world.flat(
      [
        [x - 0.03, low, z],
        [x + 0.03, low, z],
        [x + 0.03, high, z],
        [x - 0.03, high, z],
      ],
      '#f6efdf',
    );
    return world.flat(frame(-0.08), '#f6efdf') + world.flat(frame(0), sky) + bar;
  }).join('');
}

function lamps(world: World, room: Room, count: number): string {
  const y = room.height - 0.02;
  const shine = world.mood.lit ? '#ffe9b8' : '#fffaf0';
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = -room.width / 2 + (room.width * (i + 0.5)) / count;
    for (let z = 0; z < room.depth; z += 2.6)
      data += world.outline([
        [x - 0.55, y, z],
        [x + 0.55, y, z],
        [x + 0.55, y, z + 1],
        [x - 0.55, y, z + 1],
      ]);
  }
  return path(data, shine, 'opacity=".9"');
}

/** Draws floor, walls, ceiling, windows and lamps at once, below everything put into the world. */
export function room(world: World, plan: Room): void {
  const { canvas } = world;
  const [w, d, h] = [plan.width / 2, plan.depth, plan.height];
  const wall = (colour: string, dark: number): string =>
    canvas.linear([
      [0, world.tone(darker(colour, dark + 0.06), 4)],
      [1, world.tone(darker(colour, dark), 4)],
    ]);
  const strip = (low: number, high: number, colour: string, extra = ''): void =>
    canvas.add(
      world.flat(
        [
          [-w, low, d],
          [w, low, d],
          [w, high, d],
          [-w, high, d],
        ],
        world.tone(colour, 4),
        extra,
      ),
      world.flat(
        [
          [-w, low, FRONT],
          [-w, high, FRONT],
          [-w, high, d],
          [-w, low, d],
        ],
        world.shade(colour, 4, 0.5),
        extra,
      ),
      world.flat(
        [
          [w, low, FRONT],
          [w, high, FRONT],
          [w, high, d],
          [w, low, d],
        ],
        world.shade(colour, 4, 0.4),
        extra,
      ),
    );
  canvas.add(
    world.flat(
      [
        [-w, 0, FRONT],
        [w, 0, FRONT],
        [w, 0, d],
        [-w, 0, d],
      ],
      canvas.linear([
        [0, world.tone(lighter(plan.floor, 0.18), 4)],
        [1, world.shade(plan.floor, 4, 0.5)],
      ]),
    ),
    world.flat(
      [
        [-w, h, FRONT],
        [w, h, FRONT],
        [w, h, d],
        [-w, h, d],
      ],
      canvas.linear([
        [0, world.shade(plan.ceiling ?? plan.wall, 4, 0.3)],
        [1, world.tone(mix(plan.ceiling ?? plan.wall, '#ffffff', 0.25), 4)],
      ]),
    ),
    world.flat(
      [
        [-w, 0, d],
        [w, 0, d],
        [w, h, d],
        [-w, h, d],
      ],
      wall(plan.wall, 0),
    ),
    world.flat(
      [
        [-w, 0, FRONT],
        [-w, h, FRONT],
        [-w, h, d],
        [-w, 0, d],
      ],
      wall(plan.wall, 0.13),
    ),
    world.flat(
      [
        [w, 0, FRONT],
        [w, h, FRONT],
        [w, h, d],
        [w, 0, d],
      ],
      wall(plan.wall, 0.1),
    ),
  );
  if (plan.dado) strip(0, h * 0.26, plan.dado);
  strip(0, 0.12, darker(plan.wall, 0.3));
  if (plan.lights) canvas.add(lamps(world, plan, plan.lights));
  for (const side of plan.windows ?? []) {
    if (side === 'back') canvas.add(backWindows(world, plan));
    else for (let z = 0.4; z < d - 1.6; z += 2.6) canvas.add(sideWindow(world, plan, side === 'left' ? -1 : 1, z, 1.8));
  }
}
