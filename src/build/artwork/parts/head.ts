import { darker } from '../colour.ts';
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';
import type { Person } from './wardrobe.ts';

/** Half width and half height of a head in metres. */
const RX = 0.098;
const RY = 0.122;

const dome = (low: number, grow: number): string =>
  `M${-RX - grow} ${low}C${-RX - grow * 1.4} ${RY * 1.34 + grow} ${RX + grow * 1.4} ${RY * 1.34 + grow} ${RX + grow} ${low}Z`;

/** Long hair that falls behind the shoulders, drawn before the trunk; origin in the middle of the head. */
export function mane(person: Person, tone: Tone): string {
  return person.head === 'long' && !person.back
    ? rect(-RX - 0.025, -0.27, RX * 2 + 0.05, 0.36, tone(person.hair), 0.09)
    : '';
}

/** What hangs down over the shoulders, drawn before the head itself. */
function behind(person: Person, hair: string, cover: string): string {
  if (person.head === 'long' && person.back) return rect(-RX - 0.015, -0.26, RX * 2 + 0.03, 0.34, hair, 0.08);
  if (person.head === 'hijab')
    return path(`M${-RX - 0.03} .02Q-.24 -.3 -.17 -.34H.17Q.24 -.3 ${RX + 0.03} .02Z`, cover);
  if (person.head === 'braid' && !person.back) return stroke('M-.07 -.02Q-.15 -.14 -.1 -.34', hair, 0.055);
  return '';
}

function headgear(person: Person, tone: Tone, hair: string, cover: string): string {
  switch (person.head) {
    case 'turban':
      return (
        path(dome(0.03, 0.035), cover) +
        stroke('M-.12 .06Q0 .2 .12 .05M-.11 .1Q.02 .22 .12 .09', tone(darker(person.bottom, 0.24)), 0.012)
      );
    case 'hijab':
      return path(
        `${dome(0.03, 0.024)}M-.12 .04Q-.13 -.12 0 -.15Q.13 -.12 .12 .04L.085 .02Q.08 -.1 0 -.115Q-.08 -.1 -.085 .02Z`,
        cover,
      );
    case 'cap':
      return path(dome(0.05, 0.012), cover) + rect(-0.02, 0.04, 0.16, 0.022, cover, 0.01);
    case 'hardhat':
      return (
        path(dome(0.055, 0.03), tone('#f2b33d')) +
        rect(-0.155, 0.045, 0.31, 0.03, tone('#dd9a2c'), 0.014) +
        rect(-0.02, 0.07, 0.04, 0.1, tone('#f9d277'), 0.015)
      );
    case 'mortarboard':
      return (
        path(dome(0.03, 0.012), tone(person.top)) +
        path('M-.2 .125L0 .185L.2 .125L0 .07Z', tone(darker(person.top, 0.2))) +
        stroke('M0 .125L.15 .1V.0', tone('#f2a541'), 0.014)
      );
    case 'surgical':
      return (
        path(dome(0.035, 0.016), cover) + path('M-.085 -.02Q0 .01 .085 -.02L.07 -.1Q0 -.135 -.07 -.1Z', tone('#cfe3e6'))
      );
    case 'bald':
      return '';
    case 'bun':
      return path(dome(0.045, 0.01), hair) + circle(0, 0.155, 0.05, hair);
    case 'side':
      return path(`M-.106 .0C-.13 .2 .11 .21 .11 .05Q.04 .1 -.03 .07Q-.09 .07 -.085 .0Z`, hair);
    case 'short':
      return path(`M-.106 .01C-.12 .18 .12 .18 .106 .01L.088 .02Q.07 .08 0 .075Q-.07 .08 -.088 .02Z`, hair);
    default:
      return path(`M-.106 -.02C-.13 .19 .13 .19 .106 -.02Q.09 .06 .01 .085Q-.08 .06 -.106 -.02Z`, hair);
  }
}

function face(person: Person, tone: Tone): string {
  if (person.head === 'surgical')
    return circle(-0.036, 0.005, 0.011, '#2a2230') + circle(0.036, 0.005, 0.011, '#2a2230');
  return (
    circle(-0.036, -0.005, 0.0105, '#2a2230') +
    circle(0.036, -0.005, 0.0105, '#2a2230') +
    stroke('M-.03 -.058Q0 -.078 .03 -.058', tone(darker(person.skin, 0.5)), 0.011) +
    (person.bottom === '#574a45' && person.head !== 'long'
      ? stroke('M-.062 -.005h.05M.012 -.005h.05', '#2a2230', 0.007)
      : '')
  );
}

/**
 * Draws a head with hair or headgear, origin in its middle, y up, in metres.
 *
 * @param sideways whether it looks towards +x
 * @param near whether it is large enough for a face to be seen
 */
export function head(person: Person, tone: Tone, sideways: boolean, near: boolean): string {
  const hair = tone(person.hair);
  const cover = tone(
    person.head === 'turban' || person.head === 'hijab'
      ? person.bottom === '#26324f'
        ? '#b3152a'
        : person.bottom
      : person.top,
  );
  const skin = tone(person.skin);
  const base = behind(person, hair, cover);
  if (person.back) {
    const bare = person.head === 'bald';
    const covered = person.head === 'hijab' || person.head === 'turban' ? cover : person.head === 'bald' ? skin : hair;
    return (
      base +
      ellipse(0, 0, RX, RY, bare ? skin : covered) +
      (bare ? '' : path(dome(-0.02, 0.01), covered)) +
      (person.head === 'braid' ? stroke('M0 -.04Q.02 -.2 -.01 -.36', hair, 0.06) : '') +
      headgear(person, tone, hair, cover)
    );
  }
  const ear = circle(-RX, -0.015, 0.022, skin) + (sideways ? '' : circle(RX, -0.015, 0.022, skin));
  const shape = (sideways ? '' : ear) + ellipse(0, 0, RX, RY, skin);
  const shifted = sideways
    ? group('translate(.034 0)', near ? face(person, tone) : '')
    : near
      ? face(person, tone)
      : '';
  const hairBack =
    sideways && !['bald', 'hijab', 'turban', 'hardhat', 'mortarboard', 'surgical'].includes(person.head)
      ? path(`M.02 .115C-.15 .15 -.135 -.06 -.075 -.085Q-.03 -.02 -.03 .03Z`, hair)
      : '';
  return base + shape + shifted + hairBack + headgear(person, tone, hair, cover);
}
