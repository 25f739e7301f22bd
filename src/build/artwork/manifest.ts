import { anniversaryBadge, brandLogo, overlay, siteIcon } from './emblem.ts';
import { letters } from './lettering.ts';
import { logo, logoNames } from './logos.ts';
import { brand } from './palette.ts';
import { chairmanPortrait, portrait } from './portraits/portrait.ts';
import type { Role } from './portraits/sitter.ts';
import { campus } from './scenes/campus/index.ts';
import { courses } from './scenes/courses/index.ts';
import { events } from './scenes/events/index.ts';
import { gallery } from './scenes/gallery/index.ts';
import { hero } from './scenes/hero/index.ts';
import { share } from './scenes/hero/share.ts';
import { labs } from './scenes/labs/index.ts';
import { drawScene, type Scenes } from './scenes/scene.ts';
import { sports } from './scenes/sports/index.ts';

/** One picture: where it goes, how large it is in pixels, and how it is drawn. */
export interface Artwork {
  /** Path below the media folder; its extension decides whether it is rasterised. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Draws it as an SVG document of that size. */
  readonly draw: () => string;
}

function fromScenes(folder: string, scenes: Scenes, width: number, height: number): Artwork[] {
  return Object.entries(scenes).map(([name, scene]) => {
    const path = `${folder}/${name}.jpg`;
    const [w, h] = scene.upright ? [height, width] : [width, height];
    return { path, width: w, height: h, draw: () => drawScene(path, scene, w, h) };
  });
}

const groups: readonly (readonly [Role, number])[] = [
  ['placed', 4],
  ['student', 5],
  ['faculty', 5],
  ['alumni', 21],
  ['speaker', 23],
  ['recruiter', 6],
];

const people: Artwork[] = groups.flatMap(([role, count]) =>
  Array.from({ length: count }, (_, i) => {
    const number = count > 9 ? String(i + 1).padStart(2, '0') : String(i + 1);
    return { path: `people/${role}-${number}.jpg`, width: 640, height: 640, draw: () => portrait(role, i + 1, 640) };
  }),
);

function shareCard(): string {
  const picture = drawScene('brand/share.jpg', share, 1200, 630);
  const words = `<g transform="translate(96 300)">${overlay()}</g>${letters('Learn by building', 98, 540, { size: 30, colour: brand.sand, weight: 0.11 })}`;
  return picture.replace('</svg>', `${words}</svg>`);
}

const drawn = (path: string, width: number, height: number, draw: () => string): Artwork => ({
  path,
  width,
  height,
  draw,
});

/** Every picture of the reference site. */
export const manifest: readonly Artwork[] = [
  ...fromScenes('hero', hero, 2000, 1125),
  ...fromScenes('campus', campus, 1600, 1067),
  ...fromScenes('labs', labs, 1600, 1067),
  ...fromScenes('sports', sports, 1200, 900),
  ...fromScenes('events', events, 1280, 853),
  ...fromScenes('gallery', gallery, 1600, 1067),
  ...fromScenes('courses', courses, 1280, 853),
  ...people,
  drawn('people/chairman.jpg', 960, 1200, () => chairmanPortrait(960, 1200)),
  ...logoNames.map((name) => drawn(`logos/${name}.svg`, 240, 80, () => logo(name))),
  drawn('brand/logo.svg', 200, 56, () => brandLogo(false)),
  drawn('brand/logo-light.svg', 200, 56, () => brandLogo(true)),
  drawn('brand/badge-23-years.svg', 72, 72, anniversaryBadge),
  drawn('brand/icon.svg', 64, 64, siteIcon),
  drawn('brand/share.jpg', 1200, 630, shareCard),
];
