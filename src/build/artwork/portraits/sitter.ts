import { brand, greyHair, hair, skin } from '../palette.ts';
import { random } from '../random.ts';

/** Hair, or what covers it. */
export type HairStyle =
  | 'crop'
  | 'parted'
  | 'quiff'
  | 'curly'
  | 'receding'
  | 'turban'
  | 'long'
  | 'bob'
  | 'bun'
  | 'braid'
  | 'wavy'
  | 'ponytail'
  | 'hijab';

/** Clothes of a portrait. */
export type Dress = 'blazer' | 'suit' | 'saree' | 'kurta' | 'labcoat' | 'polo' | 'shirt' | 'salwar' | 'hoodie';

/** Beards. */
export type Beard = 'none' | 'stubble' | 'moustache' | 'full';

/** Whoever sits for a portrait. */
export interface Sitter {
  readonly woman: boolean;
  readonly hairStyle: HairStyle;
  readonly dress: Dress;
  readonly beard: Beard;
  readonly glasses: boolean;
  readonly senior: boolean;
  readonly smile: 'open' | 'closed';
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly accent: string;
  readonly ground: string;
}

/** The groups of people the site shows. */
export type Role = 'placed' | 'student' | 'faculty' | 'alumni' | 'speaker' | 'recruiter';

const women = ['long', 'bun', 'braid', 'bob', 'wavy', 'hijab', 'ponytail'] as const;
const men = ['parted', 'turban', 'crop', 'quiff', 'curly', 'receding', 'crop'] as const;
const tops = [brand.navy, brand.maroon, brand.teal, '#3f5f93', '#6b4570', '#8c5a3a', '#46614f', '#c2563f'] as const;
const grounds = ['#f2cf95', '#a9d0ca', '#e9b7a2', '#b9c6de', '#e8dcc0', '#c9d9b4', '#dcc3d6', '#f0c1a8'] as const;

function dressOf(role: Role, woman: boolean, turn: number): Dress {
  const formal = woman
    ? (['saree', 'blazer', 'saree', 'kurta'] as const)
    : (['suit', 'blazer', 'suit', 'kurta'] as const);
  const casual = woman
    ? (['salwar', 'kurta', 'shirt', 'hoodie'] as const)
    : (['shirt', 'polo', 'kurta', 'hoodie'] as const);
  const list: readonly Dress[] = {
    placed: woman ? (['blazer', 'shirt'] as const) : (['suit', 'shirt'] as const),
    student: casual,
    faculty: formal,
    alumni: woman ? (['blazer', 'saree', 'shirt', 'kurta'] as const) : (['blazer', 'shirt', 'suit', 'polo'] as const),
    speaker: formal,
    recruiter: woman ? (['blazer'] as const) : (['suit'] as const),
  }[role];
  return list[turn % list.length] ?? 'shirt';
}

/**
 * Invents the sitter of a portrait. Neighbours in a group differ in hair, skin, clothes and ground,
 * because these are dealt in turn and not drawn by lot.
 *
 * @param index number of the portrait in its group, from 1
 */
export function sitter(role: Role, index: number): Sitter {
  const lot = random(`${role}-${index}`);
  const deal = { placed: 0, student: 3, faculty: 5, alumni: 1, speaker: 2, recruiter: 4 }[role];
  const woman = (index + deal) % 2 === 0;
  const turn = Math.floor((index + deal) / 2);
  const senior =
    role === 'faculty' || (role === 'speaker' && index % 3 !== 0) || (role === 'recruiter' && index % 2 === 0);
  const hairStyle = (woman ? women : men)[(turn + deal) % 7] ?? 'crop';
  const youthful = !senior && hairStyle === 'receding' ? 'quiff' : hairStyle;
  const grounded = (index * 3 + deal) % grounds.length;
  return {
    woman,
    hairStyle: youthful,
    dress:
      role === 'faculty' && index === 3
        ? 'labcoat'
        : hairStyle === 'hijab' && dressOf(role, woman, turn) === 'saree'
          ? 'kurta'
          : dressOf(role, woman, turn),
    beard: woman
      ? 'none'
      : hairStyle === 'turban'
        ? 'full'
        : ((['none', 'stubble', 'moustache', 'full', 'none'] as const)[turn % 5] ?? 'none'),
    glasses: lot.chance(senior ? 0.5 : 0.22),
    senior,
    smile: lot.chance(0.55) ? 'open' : 'closed',
    skin: skin[(index * 5 + deal) % skin.length] ?? skin[0],
    hair: senior ? lot.pick(greyHair) : lot.pick(hair),
    top: tops[(index * 3 + deal * 2) % tops.length] ?? brand.navy,
    accent: lot.pick([brand.marigold, brand.maroon, brand.teal, '#f4ead9']),
    ground: grounds[grounded] ?? '#e8dcc0',
  };
}
