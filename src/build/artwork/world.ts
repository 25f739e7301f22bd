import { Canvas, type Stop } from './canvas.ts';
import { mix } from './colour.ts';
import { type Mood, type MoodName, moods } from './moods.ts';
import { type Random, random } from './random.ts';
import { group, num, type Point, path, polygonData } from './svg.ts';

/** A place in the world in metres: x to the right, y up, z away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** Turns a colour into the one it has at a distance, in the light of the picture. */
export type Tone = (colour: string) => string;

/**
 * Where the picture is taken from. The camera always looks level; it looks down on things by
 * moving the horizon up instead, as an architectural camera does, so that verticals stay vertical.
 */
export interface View {
  /** Position of the eye: x in metres. */
  readonly x?: number;
  /** Height of the eye in metres. */
  readonly eye: number;
  /** How far the eye stands before z = 0, in metres. */
  readonly back?: number;
  /** Focal length in canvas units; 1000 is a wide, 2500 a long lens. */
  readonly lens: number;
  /** Height of the horizon as a share of the canvas height; may be negative when looking down. */
  readonly horizon: number;
  /** Turn of the camera in degrees, positive to the right. */
  readonly turn?: number;
  /** Vanishing point as a share of the width. */
  readonly middle?: number;
  /** Enlargement about a point: the middle of what is shown as shares of the canvas, and how many times it is enlarged. */
  readonly frame?: readonly [x: number, y: number, zoom: number];
}

/** A place as seen: canvas position, canvas units per metre, distance in metres. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth: number;
}

/** Closest distance that is drawn; nearer corners are cut off. */
const NEAR = 0.35;

/** A canvas with a camera and a light: things are put into it in metres and drawn far to near. */
export class World {
  readonly canvas: Canvas;
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly mood: Mood;
  readonly random: Random;
  private readonly queue: { depth: number; svg: string }[] = [];
  private readonly sin: number;
  private readonly cos: number;

  /**
   * @param name seed of everything random in the picture
   * @param width canvas width in units
   * @param height canvas height in units
   */
  constructor(name: string, width: number, height: number, moodName: MoodName, view: View) {
    this.width = width;
    this.height = height;
    this.view = view;
    this.canvas = new Canvas(width, height);
    this.mood = moods[moodName];
    this.random = random(name);
    const angle = ((view.turn ?? 0) * Math.PI) / 180;
    this.sin = Math.sin(angle);
    this.cos = Math.cos(angle);
  }

  /** Height of the horizon in canvas units. */
  get horizon(): number {
    return this.view.horizon * this.height;
  }

  private toCamera([x, y, z]: Place): Place {
    const dx = x - (this.view.x ?? 0);
    const dz = z + (this.view.back ?? 0);
    return [dx * this.cos - dz * this.sin, y - this.view.eye, dx * this.sin + dz * this.cos];
  }

  private toCanvas([x, y, z]: Place): Point {
    const middle = (this.view.middle ?? 0.5) * this.width;
    return [middle + (this.view.lens * x) / z, this.horizon - (this.view.lens * y) / z];
  }

  /** Where a place appears on the canvas. */
  see(place: Place): Seen {
    const [x, y, z] = this.toCamera(place);
    const depth = Math.max(z, NEAR);
    const [px, py] = this.toCanvas([x, y, depth]);
    return { x: px, y: py, scale: this.view.lens / depth, depth: z };
  }

  /** Path data of a flat polygon in space, cut at the camera; empty when wholly behind it. */
  outline(places: readonly Place[]): string {
    const corners = places.map((place) => this.toCamera(place));
    const kept: Place[] = [];
    corners.forEach((current, i) => {
      const previous = corners[(i + corners.length - 1) % corners.length] ?? current;
      if (current[2] > NEAR !== previous[2] > NEAR) {
        const t = (NEAR - previous[2]) / (current[2] - previous[2]);
        const cut = (axis: 0 | 1): number => previous[axis] + (current[axis] - previous[axis]) * t;
        kept.push([cut(0), cut(1), NEAR]);
      }
      if (current[2] > NEAR) kept.push(current);
    });
    return kept.length < 3 ? '' : polygonData(kept.map((corner) => this.toCanvas(corner)));
  }

  /** A flat polygon in space as an element. */
  flat(places: readonly Place[], fill: string, extra = ''): string {
    const data = this.outline(places);
    return data ? path(data, fill, extra) : '';
  }

  /** Draws a polygon on the ground at once, below everything put into the world. */
  ground(corners: readonly Point[], fill: string, extra = ''): void {
    this.canvas.add(
      this.flat(
        corners.map(([x, z]) => [x, 0, z]),
        fill,
        extra,
      ),
    );
  }

  /** The colour of something at a distance in metres. */
  tone(colour: string, depth: number): string {
    const [ambient, share] = this.mood.ambient;
    const haze = 1 - Math.exp((-1.6 * Math.max(depth, 0)) / this.mood.hazeFull);
    return mix(mix(colour, ambient, share), this.mood.haze, Math.min(haze, 0.86));
  }

  /** The colour of the same thing on the side turned away from the light. */
  shade(colour: string, depth: number, amount = 1): string {
    const [shadow, share] = this.mood.shade;
    return this.tone(mix(colour, shadow, share * amount), depth);
  }

  /** Puts finished elements into the world at a distance. */
  put(depth: number, svg: string): void {
    this.queue.push({ depth, svg });
  }

  /**
   * Puts a flat, upright drawing at a place.
   *
   * @param draw gives the drawing in metres, y up, origin at the place
   * @param nearer metres to pretend it is nearer when sorting
   */
  sprite(place: Place, draw: (tone: Tone, scale: number) => string, nearer = 0): void {
    const { x, y, scale, depth } = this.see(place);
    if (depth < NEAR) return;
    const svg = draw((colour) => this.tone(colour, depth), scale);
    this.put(depth - nearer, group(`translate(${num(x)} ${num(y)}) scale(${num(scale)} ${num(-scale)})`, svg));
  }

  /** Draws what was put into the world, far to near, and empties the queue. */
  settle(): void {
    // Array sort is stable, so things at one distance keep the order they were put in.
    this.queue.sort((a, b) => b.depth - a.depth);
    this.canvas.add(...this.queue.map((item) => item.svg));
    this.queue.length = 0;
  }

  /** The finished picture, of a width and height in pixels. */
  toSvg(pixelWidth: number, pixelHeight: number): string {
    const [x, y, zoom] = this.view.frame ?? [0.5, 0.5, 1];
    const [w, h] = [this.width / zoom, this.height / zoom];
    // The frame stays within the canvas, for nothing is drawn beyond it.
    const left = Math.min(Math.max(x * this.width - w / 2, 0), this.width - w);
    const top = Math.min(Math.max(y * this.height - h / 2, 0), this.height - h);
    return this.canvas.toSvg(pixelWidth, pixelHeight, [left, top, w, h]);
  }

  /** Declares a vertical gradient of toned colours. */
  gradient(stops: readonly Stop[], depth: number): string {
    return this.canvas.linear(stops.map(([at, colour, alpha]) => [at, this.tone(colour, depth), alpha ?? 1] as const));
  }
}
