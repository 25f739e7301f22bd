import { lighter } from '../colour.ts';
import { material } from '../palette.ts';
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts';
import type { Tone } from '../world.ts';

const GLASS = 'fill-opacity=".34" stroke="#ffffff" stroke-opacity=".75"';

/** A conical flask of 1 unit height with a liquid; scale it with a group. */
export function flask(tone: Tone, liquid: string): string {
  return (
    path('M-.28 .05Q-.3 .0 -.24 0H.24Q.3 0 .28 .05L.17 .34H-.17Z', tone(liquid)) +
    ellipse(0, 0.34, 0.17, 0.03, tone(lighter(liquid, 0.35))) +
    path(
      'M-.08 .96V.62L-.32 .08Q-.34 0 -.26 0H.26Q.34 0 .32 .08L.08 .62V.96Z',
      tone('#d9eef2'),
      `${GLASS} stroke-width=".018"`,
    ) +
    rect(-0.11, 0.94, 0.22, 0.045, tone('#eef7f8'), 0.02) +
    stroke('M-.2 .14L-.07 .5', '#ffffff', 0.03, 'opacity=".6"') +
    circle(0.06, 0.16, 0.03, '#ffffff', 'opacity=".5"') +
    circle(-0.05, 0.24, 0.02, '#ffffff', 'opacity=".5"')
  );
}

/** A round flask of 1 unit height. */
export function roundFlask(tone: Tone, liquid: string): string {
  return (
    path('M-.3 .3A.3 .3 0 1 0 .3 .3Z', tone(liquid), '') +
    ellipse(0, 0.3, 0.3, 0.045, tone(lighter(liquid, 0.35))) +
    path('M-.08 .98V.58A.32 .32 0 1 1 .08 .58V.98Z', tone('#d9eef2'), `${GLASS} stroke-width=".018"`) +
    rect(-0.11, 0.95, 0.22, 0.045, tone('#eef7f8'), 0.02) +
    stroke('M-.2 .42Q-.24 .3 -.18 .18', '#ffffff', 0.035, 'opacity=".6"')
  );
}

/** A beaker of 1 unit height. */
export function beaker(tone: Tone, liquid: string): string {
  return (
    rect(-0.32, 0.02, 0.64, 0.46, tone(liquid), 0.05) +
    ellipse(0, 0.48, 0.32, 0.045, tone(lighter(liquid, 0.35))) +
    path('M-.36 .9L-.34 .06Q-.34 0 -.28 0H.28Q.34 0 .34 .06V.9Z', tone('#d9eef2'), `${GLASS} stroke-width=".018"`) +
    stroke('M.18 .3H.3M.2 .45H.3M.18 .6H.3M.2 .75H.3', '#ffffff', 0.016, 'opacity=".8"')
  );
}

/** A rack of test tubes, 1 unit wide. */
export function tubes(tone: Tone, liquids: readonly string[]): string {
  const step = 0.86 / liquids.length;
  const glass = liquids.map((liquid, i) => {
    const x = -0.43 + step * (i + 0.5);
    const r = step * 0.3;
    return (
      path(`M${x - r} .36V${0.08 + r}A${r} ${r} 0 0 1 ${x + r} ${0.08 + r}V.36Z`, tone(liquid)) +
      path(
        `M${x - r} .66V${0.08 + r}A${r} ${r} 0 0 1 ${x + r} ${0.08 + r}V.66Z`,
        tone('#d9eef2'),
        `${GLASS} stroke-width=".01"`,
      )
    );
  });
  return (
    rect(-0.5, 0, 1, 0.06, tone(material.wood), 0.01) +
    glass.join('') +
    rect(-0.5, 0.3, 1, 0.07, tone(material.wood), 0.01) +
    rect(-0.5, 0, 0.04, 0.46, tone(material.darkWood)) +
    rect(0.46, 0, 0.04, 0.46, tone(material.darkWood))
  );
}

/** A microscope of 1 unit height, looking to the left. */
export function microscope(tone: Tone, body = '#eef0ee'): string {
  return (
    rect(-0.3, 0, 0.62, 0.09, tone('#3b4668'), 0.04) +
    path('M.06 .08Q.4 .2 .3 .52Q.26 .66 .12 .68L.08 .56Q.2 .5 .19 .38Q.18 .22 -.02 .16Z', tone(body)) +
    rect(-0.3, 0.26, 0.4, 0.045, tone('#3b4668'), 0.01) +
    rect(-0.16, 0.305, 0.16, 0.012, '#8fd0c8') +
    group(
      'translate(-.06 .36) rotate(0)',
      rect(-0.035, 0, 0.07, 0.12, tone('#8d9aa8')) + rect(-0.06, 0.1, 0.12, 0.1, tone('#3b4668'), 0.02),
    ) +
    group(
      'translate(-.02 .5) rotate(-24)',
      rect(-0.07, 0, 0.14, 0.34, tone(body), 0.03) +
        rect(-0.055, 0.32, 0.11, 0.14, tone('#3b4668'), 0.02) +
        rect(-0.07, 0.44, 0.14, 0.05, tone('#20263a'), 0.02),
    ) +
    circle(0.25, 0.32, 0.055, tone('#8d9aa8')) +
    circle(0.25, 0.32, 0.025, tone('#3b4668'))
  );
}

/** A burner with its flame, 1 unit high. */
export function burner(tone: Tone): string {
  return (
    ellipse(0, 0.03, 0.16, 0.05, tone(material.iron)) +
    rect(-0.04, 0.03, 0.08, 0.42, tone(material.steel)) +
    path('M-.09 .46Q-.12 .66 0 .95Q.12 .66 .09 .46Z', '#6fb7ff', 'opacity=".85"') +
    path('M-.045 .46Q-.06 .58 0 .75Q.06 .58 .045 .46Z', '#fff3cf')
  );
}

/** A bottle on a shelf, 1 unit high. */
export const bottle = (tone: Tone, colour: string): string =>
  path('M-.2 .0H.2V.62Q.2 .72 .09 .76V.92H-.09V.76Q-.2 .72 -.2 .62Z', tone(colour)) +
  rect(-0.11, 0.9, 0.22, 0.1, tone('#3b4252'), 0.02) +
  rect(-0.2, 0.2, 0.4, 0.28, tone('#fbf7ef')) +
  stroke('M-.12 .38H.1M-.12 .3H.04', tone('#8d9aa8'), 0.03);

/** A prism that splits a beam, about 1 unit wide: the beam comes from the left. */
export function prism(tone: Tone): string {
  const colours = ['#e2483d', '#f2a541', '#f4e06a', '#6fbf73', '#4f9fd9', '#7b62c4'];
  return (
    stroke('M-3 .28L-.1 .5', '#ffffff', 0.05) +
    colours
      .map((c, i) => path(`M.14 ${0.54 - i * 0.02}L2.6 ${0.72 - i * 0.19}V${0.54 - i * 0.19}Z`, c, 'opacity=".9"'))
      .join('') +
    path('M-.5 0H.5L0 .9Z', tone('#cfe8ee'), 'fill-opacity=".75" stroke="#ffffff" stroke-width=".03"') +
    path('M0 .9L.5 0L.2 .0Z', '#ffffff', 'opacity=".35"')
  );
}

/** A pendulum stand 1 unit high with balls (Newton's cradle). */
export function cradle(tone: Tone): string {
  const balls = [0, 1, 2, 3]
    .map(
      (i) =>
        stroke(`M${-0.18 + i * 0.13} .92V.34`, tone('#59637a'), 0.01) +
        circle(-0.18 + i * 0.13, 0.28, 0.064, tone('#b9c0cc')),
    )
    .join('');
  return (
    rect(-0.5, 0, 1, 0.07, tone(material.darkWood), 0.02) +
    stroke('M-.42 .06V.92H.42V.06', tone(material.iron), 0.035) +
    stroke('M.34 .92L.56 .42', tone('#59637a'), 0.01) +
    balls +
    circle(0.58, 0.37, 0.064, tone('#d9a441'))
  );
}

/** A molecule model about 1 unit wide. */
export const molecule = (tone: Tone): string =>
  stroke('M-.3 .4L0 .6L.3 .4L.3 .1M0 .6V.9M-.3 .4L-.5 .2', tone('#8d9aa8'), 0.04) +
  circle(0, 0.6, 0.12, tone('#2f4a7d')) +
  circle(-0.3, 0.4, 0.1, tone('#b3152a')) +
  circle(0.3, 0.4, 0.1, tone('#1f8a8a')) +
  circle(0.3, 0.1, 0.08, tone('#f2a541')) +
  circle(0, 0.9, 0.08, tone('#f2a541')) +
  circle(-0.5, 0.2, 0.07, tone('#fbf7ef'));
