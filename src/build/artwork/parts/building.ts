import { lighter, mix } from '../colour.ts';
import { material } from '../palette.ts';
import { path, polygonData } from '../svg.ts';
import type { Place, World } from '../world.ts';
import { box, type Face, putBox } from './box.ts';
import { castShadow } from './terrain.ts';

/** What the sides of a building look like. */
export type Facade = 'windows' | 'arcade' | 'fins' | 'glass' | 'balconies';

/** A building: lengths in metres. */
export interface Building {
  readonly at: Place;
  readonly width: number;
  readonly depth: number;
  readonly floors: number;
  readonly turn?: number;
  readonly colour?: string;
  readonly facade?: Facade;
  /** Whether a porch stands before the middle of the front. */
  readonly porch?: boolean;
  /** Extra metres to move it behind or before others when sorting. */
  readonly nearer?: number;
}

const FLOOR = 3.6;

/** The colour of a pane: sky by day, some of them lamp-lit in the evening. */
function pane(world: World, face: Face): string {
  if (world.mood.lit && world.random.chance(0.62)) return mix('#ffc766', '#ffe6a8', world.random.next());
  const glass = face.lit ? material.glass : '#5d8ba0';
  return face.tone(mix(glass, world.random.chance(0.5) ? '#cfe5e4' : '#46708c', world.random.between(0, 0.4)));
}

/** Collects areas by fill so that a facade is a handful of paths. */
class Panes {
  private readonly areas = new Map<string, string>();
  add(fill: string, data: string): void {
    this.areas.set(fill, (this.areas.get(fill) ?? '') + data);
  }
  toString(): string {
    return [...this.areas].map(([fill, data]) => (data ? path(data, fill) : '')).join('');
  }
}

/** Path data of an arched opening standing on a face. */
function arch(world: World, face: Face, u: number, v: number, width: number, height: number): string {
  const r = width / 2;
  const places: Place[] = [face.at(u, v)];
  for (let i = 0; i <= 10; i++) {
    const angle = Math.PI - (Math.PI * i) / 10;
    places.push(face.at(u + r + Math.cos(angle) * r, v + height - r + Math.sin(angle) * r));
  }
  places.push(face.at(u + width, v));
  return world.outline(places);
}

function storeys(world: World, face: Face, from: number, floors: number, look: Facade, panes: Panes): void {
  const pitch = look === 'glass' ? 2.2 : look === 'fins' ? 2.6 : 3.4;
  const bays = Math.max(1, Math.floor((face.width - 1) / pitch));
  const margin = (face.width - bays * pitch) / 2;
  for (let floor = from; floor < floors; floor++) {
    const v = floor * FLOOR;
    if (look === 'balconies') panes.add(face.tone('#8d6a5c'), face.area(0.6, v + 0.5, face.width - 1.2, FLOOR - 0.8));
    for (let bay = 0; bay < bays; bay++) {
      const u = margin + bay * pitch;
      if (look === 'glass') panes.add(pane(world, face), face.area(u + 0.06, v + 0.5, pitch - 0.12, FLOOR - 0.62));
      else if (look === 'fins') {
        panes.add(pane(world, face), face.area(u + 0.5, v + 0.7, pitch - 0.7, FLOOR - 1.1));
        panes.add(face.tone(material.plaster), face.area(u, v + 0.2, 0.32, FLOOR - 0.2));
      } else if (look === 'balconies') {
        panes.add(pane(world, face), face.area(u + 0.7, v + 0.7, 1.5, 2.1));
        panes.add(face.tone(material.plaster), face.area(u - 0.1, v + 0.3, 0.3, FLOOR - 0.3));
      } else {
        panes.add(face.tone(material.plaster), face.area(u + 0.62, v + 0.82, pitch - 1.24, 2.1));
        panes.add(pane(world, face), face.area(u + 0.75, v + 0.95, pitch - 1.5, 1.85));
      }
    }
    const band = look === 'balconies' ? 0.9 : 0.22;
    panes.add(
      face.tone(look === 'balconies' ? lighter(material.plaster, 0.2) : material.plaster),
      face.area(0, v + (look === 'balconies' ? 0.3 : 0), face.width, band),
    );
  }
}

function facade(world: World, building: Building, face: Face): string {
  const panes = new Panes();
  const look = building.facade ?? 'windows';
  const arcade = look === 'arcade' && face.width > 8;
  storeys(world, face, arcade ? 1 : 0, building.floors, arcade ? 'windows' : look, panes);
  const arches = new Panes();
  if (arcade) {
    const bays = Math.max(2, Math.floor((face.width - 0.6) / 3.6));
    const pitch = (face.width - 0.6) / bays;
    const inside = world.mood.lit ? '#d99a4e' : face.tone('#5b3a3f');
    for (let bay = 0; bay < bays; bay++)
      arches.add(inside, arch(world, face, 0.3 + bay * pitch + 0.45, 0, pitch - 0.9, FLOOR - 0.4));
  }
  const roof = path(face.area(-0.25, face.height - 0.5, face.width + 0.5, 0.62), face.tone(material.plaster));
  const foot = path(
    face.area(0, 0, face.width, 0.5),
    face.tone(mix(building.colour ?? material.brick, '#3a2a35', 0.3)),
  );
  return (arcade ? '' : foot) + panes.toString() + arches.toString() + roof;
}

/** The porch: a flat roof on columns before a doorway. */
function porch(world: World, building: Building): void {
  const [x, y, z] = building.at;
  const front = z - building.depth / 2;
  const width = Math.min(12, building.width * 0.3);
  const parts = [
    box(world, {
      at: [x, y, front - 0.3],
      size: [width * 0.5, 3, 0.4],
      colour: world.mood.lit ? '#f3b865' : '#5f7f92',
    }),
  ];
  for (const k of [-0.5, -0.2, 0.2, 0.5])
    parts.push(
      box(world, { at: [x + k * width * 0.92, y, front - 3], size: [0.5, 3.6, 0.5], colour: material.plaster }),
    );
  parts.push(box(world, { at: [x, y + 3.6, front - 1.6], size: [width + 1, 0.9, 3.6], colour: material.plaster }));
  world.put(world.see([x, y, front - 2]).depth - (building.nearer ?? 0) - 1, parts.join(''));
}

/** Puts a building into the world, with its shadow on the ground. */
export function building(world: World, plan: Building): void {
  const height = plan.floors * FLOOR + 0.6;
  castShadow(world, plan.at[0], plan.at[2] - plan.depth / 2, plan.width, height * 0.6, 0.2);
  putBox(
    world,
    {
      at: plan.at,
      size: [plan.width, height, plan.depth],
      turn: plan.turn ?? 0,
      colour: plan.colour ?? material.brick,
      top: material.concrete,
    },
    (face) => facade(world, plan, face),
    plan.nearer,
  );
  if (plan.porch) porch(world, plan);
}

/** Draws a far-away town or factory skyline along the horizon: heights as shares of the canvas. */
export function skyline(world: World, low: number, high: number, colour = '#55688a'): void {
  const { canvas, random, width, height, horizon } = world;
  const fill = canvas.linear([
    [0, mix(world.mood.haze, colour, 0.45)],
    [1, mix(world.mood.haze, colour, 0.12)],
  ]);
  let x = -20;
  const towers: string[] = [];
  while (x < width) {
    const w = random.between(0.025, 0.06) * width;
    const h = random.between(low, high) * height;
    towers.push(
      polygonData([
        [x, horizon + 3],
        [x, horizon - h],
        [x + w, horizon - h],
        [x + w, horizon + 3],
      ]),
    );
    x += w * random.between(0.7, 1.25);
  }
  canvas.add(path(towers.join(''), fill));
}
