import { brand, cloth, hair, quietCloth, skin } from '../palette.ts';
import type { Random } from '../random.ts';
import type { PoseName } from './poses.ts';

/** The cut of what a figure wears. */
export type Outfit =
  | 'shirt'
  | 'tee'
  | 'kurta'
  | 'saree'
  | 'gown'
  | 'labcoat'
  | 'blazer'
  | 'kit'
  | 'salwar'
  | 'scrubs'
  | 'vest'
  | 'dhoti';

/** What a figure has on its head, hair included. */
export type Head =
  | 'short'
  | 'side'
  | 'bun'
  | 'long'
  | 'braid'
  | 'turban'
  | 'hijab'
  | 'cap'
  | 'hardhat'
  | 'mortarboard'
  | 'surgical'
  | 'bald';

/** Who stands there: looks, clothes and bearing. */
export interface Person {
  readonly pose: PoseName;
  readonly outfit: Outfit;
  readonly head: Head;
  readonly skin: string;
  readonly hair: string;
  /** Colour of the upper garment. */
  readonly top: string;
  /** Colour of the lower garment, of a tie or of a stole. */
  readonly bottom: string;
  /** Seen from behind. */
  readonly back?: boolean;
  /** Mirrored, so that side poses face −x. */
  readonly flip?: boolean;
  /** Height in metres. */
  readonly height?: number;
  /** A rucksack in this colour. */
  readonly bag?: string;
}

const womenHeads = ['bun', 'long', 'braid', 'long', 'hijab', 'braid'] as const;
const menHeads = ['short', 'side', 'short', 'turban', 'side', 'short'] as const;
const womenClothes = ['salwar', 'kurta', 'shirt', 'tee', 'saree', 'kurta'] as const;
const menClothes = ['shirt', 'tee', 'kurta', 'shirt', 'blazer', 'tee'] as const;

/**
 * Invents a person; everything not asked for is drawn by lot.
 *
 * @param wishes what must be as given
 */
export function person(random: Random, wishes: Partial<Person> = {}): Person {
  const woman = random.chance(0.5);
  const outfit = wishes.outfit ?? random.pick(woman ? womenClothes : menClothes);
  return {
    pose: 'stand',
    outfit,
    head: random.pick(woman ? womenHeads : menHeads),
    skin: random.pick(skin),
    hair: random.pick(hair),
    top: outfit === 'labcoat' ? '#fbf7ef' : outfit === 'gown' ? brand.navy : random.pick(cloth),
    bottom: random.pick(quietCloth),
    height: (woman ? 1.62 : 1.73) + random.between(-0.05, 0.06),
    ...wishes,
  };
}

/** A student of the day: plain clothes, some with a rucksack. */
export function student(random: Random, wishes: Partial<Person> = {}): Person {
  return person(random, {
    ...(random.chance(0.4) ? { bag: random.pick([brand.maroon, '#2f4a7d', brand.teal]) } : {}),
    ...wishes,
  });
}

/** A graduate in gown and mortarboard. */
export const graduate = (random: Random, wishes: Partial<Person> = {}): Person =>
  person(random, {
    outfit: 'gown',
    head: 'mortarboard',
    top: random.pick([brand.navy, '#2a2f52', '#1c2a4a']),
    bottom: random.pick([brand.maroon, brand.marigold]),
    ...wishes,
  });

/** Someone at a building site or in a works: helmet and a bright vest. */
export const worker = (random: Random, wishes: Partial<Person> = {}): Person =>
  person(random, {
    outfit: 'vest',
    head: 'hardhat',
    top: random.pick(['#f08a3c', '#f2c14e', '#e8743a']),
    bottom: '#2d3a4f',
    ...wishes,
  });

/** Someone in a white coat. */
export const scientist = (random: Random, wishes: Partial<Person> = {}): Person =>
  person(random, { outfit: 'labcoat', bottom: random.pick([brand.teal, brand.maroon, '#3f6fa3']), ...wishes });
