import { darker, lighter } from '../colour.ts';
import { material } from '../palette.ts';
import { circle, ellipse, path, stroke } from '../svg.ts';
import type { Tone, World } from '../world.ts';
import { castShadow } from './terrain.ts';

/** The trees that grow on the campus. */
export type TreeKind = 'round' | 'ashoka' | 'palm' | 'bush' | 'sapling' | 'blossom';

interface Drawing {
  readonly tone: Tone;
  readonly side: -1 | 1;
  readonly height: number;
  readonly world: World;
}

function crown({ tone, side, height, world }: Drawing, leaf: string): string {
  const { random } = world;
  const r = height * 0.3;
  const middle = height * 0.66;
  const lobes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + random.between(-0.2, 0.2);
    return { x: Math.cos(angle) * r * 0.72, y: middle + Math.sin(angle) * r * 0.62, r: r * random.between(0.5, 0.68) };
  });
  const layer = (colour: string, dx: number, dy: number, share: number): string =>
    lobes
      .map((lobe) => circle(lobe.x * share + dx, middle + (lobe.y - middle) * share + dy, lobe.r * share, tone(colour)))
      .join('') + circle(dx, middle + dy, r * 0.7 * share, tone(colour));
  return (
    layer(darker(leaf, 0.24), 0, 0, 1) +
    layer(leaf, side * r * 0.1, r * 0.12, 0.86) +
    layer(lighter(leaf, 0.16), side * r * 0.26, r * 0.3, 0.52)
  );
}

function trunk({ tone, height }: Drawing, width: number, top: number): string {
  const h = height * top;
  return (
    path(
      `M${-width} 0Q${-width * 0.4} ${h * 0.4} ${-width * 0.5} ${h}H${width * 0.5}Q${width * 0.4} ${h * 0.4} ${width} 0Z`,
      tone('#6d4c3a'),
    ) + path(`M0 0Q0 ${h * 0.4} 0 ${h}H${width * 0.5}Q${width * 0.4} ${h * 0.4} ${width} 0Z`, tone('#553a30'))
  );
}

function ashoka({ tone, side, height }: Drawing): string {
  const w = height * 0.13;
  const shape = (dx: number, share: number): string =>
    `M${dx} ${height}C${dx + w * share} ${height * 0.74} ${dx + w * share * 1.5} ${height * 0.36} ${dx + w * 0.5 * share} ${height * 0.09}H${dx - w * 0.5 * share}C${dx - w * 1.5 * share} ${height * 0.36} ${dx - w * share} ${height * 0.74} ${dx} ${height}Z`;
  return (
    path(shape(0, 1), tone(darker(material.deepLeaf, 0.2))) +
    path(shape(side * w * 0.16, 0.7), tone(material.deepLeaf)) +
    path(shape(side * w * 0.3, 0.34), tone(lighter(material.leaf, 0.05)))
  );
}

function palm({ tone, side, height, world }: Drawing): string {
  const lean = world.random.between(-0.05, 0.05) * height;
  const leaves = [-170, -145, -115, -80, -40, -15, 12, 40].map((angle, i) => {
    const a = (angle * Math.PI) / 180;
    const r = height * 0.3;
    const [x, y] = [lean + Math.cos(a) * r, height - Math.sin(a) * r * 0.5 - Math.abs(Math.cos(a)) * r * 0.4];
    const [mx, my] = [lean + Math.cos(a) * r * 0.5, height + r * 0.28];
    const colour = i % 2 === 0 ? material.deepLeaf : lighter(material.leaf, side > 0 === x > lean ? 0.12 : 0);
    return path(
      `M${lean} ${height}Q${mx} ${my} ${x} ${y}Q${mx} ${my - r * 0.24} ${lean} ${height - r * 0.06}Z`,
      tone(colour),
    );
  });
  return (
    stroke(`M0 0Q${-lean * 0.6} ${height * 0.5} ${lean} ${height}`, tone('#8a6a4c'), height * 0.028) + leaves.join('')
  );
}

function bush(drawing: Drawing): string {
  const { tone, side, height, world } = drawing;
  const w = height * world.random.between(0.7, 1);
  const heap = (colour: string, share: number, dx: number): string =>
    [-0.6, 0, 0.6]
      .map((k) =>
        ellipse(
          k * w * share + dx,
          height * 0.42 * share,
          w * 0.5 * share,
          height * (k === 0 ? 0.56 : 0.42) * share,
          tone(colour),
        ),
      )
      .join('');
  return heap(darker(material.leaf, 0.2), 1, 0) + heap(material.leaf, 0.78, side * w * 0.1);
}

function sapling({ tone, height }: Drawing): string {
  const leaf = (x: number, y: number, flip: number): string =>
    path(
      `M${x} ${y}q${flip * height * 0.18} ${height * 0.16} ${flip * height * 0.32} ${height * 0.06}q${-flip * height * 0.12} ${-height * 0.14} ${-flip * height * 0.32} ${-height * 0.06}Z`,
      tone('#6faf4f'),
    );
  return (
    stroke(`M0 0Q${height * 0.03} ${height * 0.5} 0 ${height}`, tone('#5d7d3c'), height * 0.035) +
    [0.4, 0.6, 0.8]
      .map((h, i) => leaf(0, height * h, i % 2 ? 1 : -1) + leaf(0, height * (h + 0.1), i % 2 ? -0.8 : 0.8))
      .join('')
  );
}

function draw(kind: TreeKind, drawing: Drawing): string {
  switch (kind) {
    case 'ashoka':
      return ashoka(drawing);
    case 'palm':
      return palm(drawing);
    case 'bush':
      return bush(drawing);
    case 'sapling':
      return sapling(drawing);
    case 'blossom':
      return trunk(drawing, drawing.height * 0.025, 0.6) + crown(drawing, '#d9694f');
    case 'round':
      return trunk(drawing, drawing.height * 0.03, 0.6) + crown(drawing, material.leaf);
  }
}

/**
 * Plants a tree with its shadow.
 *
 * @param height in metres
 */
export function tree(world: World, kind: TreeKind, x: number, z: number, height: number): void {
  castShadow(world, x, z, height * (kind === 'round' || kind === 'blossom' ? 0.5 : 0.2), height * 0.7, 0.16);
  world.sprite([x, 0, z], (tone) => draw(kind, { tone, height, world, side: world.mood.side }));
}

/** Plants a row of trees from one place to another, heights varied a little. */
export function treeRow(
  world: World,
  kind: TreeKind,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  height: number,
): void {
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    tree(
      world,
      kind,
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      height * world.random.between(0.88, 1.12),
    );
  }
}
