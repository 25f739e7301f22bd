import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const logo = { src: '/media/logo.svg', alt: 'Orchard', width: 200, height: 50 };
const inDark = { src: '/media/light', width: 180, height: 45, widths: [200, 400], sizes: '12rem' };

it('has no frame around a drawing that is the same in either scheme', () => {
  expect(renderToStaticMarkup(<Picture picture={logo} />)).toMatch(/^<img/);
});

it('lets the browser choose between a light and a dark picture, with one text alternative', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...logo, inDark }} />);
  expect(html).toContain(
    '<source media="(prefers-color-scheme: dark)" type="image/avif" srcSet="/media/light-200.avif 200w,/media/light-400.avif 400w" sizes="12rem" width="180" height="45"/>',
  );
  expect(html).toContain('src="/media/logo.svg" alt="Orchard"');
});

it('prefers the dark one to the formats of the light one', () => {
  const html = renderToStaticMarkup(
    <Picture
      picture={{
        ...logo,
        src: '/media/gate',
        widths: [480],
        inDark: { src: '/media/night.svg', width: 180, height: 45 },
      }}
    />,
  );
  expect(html.indexOf('srcSet="/media/night.svg"')).toBeLessThan(html.indexOf('srcSet="/media/gate-480.avif 480w"'));
});

it('limits the height of a strip, which would be as long as many pages, and of no other picture', () => {
  const classOf = (width: number, height: number) =>
    /class="([^"]*)"/.exec(renderToStaticMarkup(<Picture picture={{ ...logo, width, height }} className="own" />))?.[1];
  expect(classOf(20, 8000)).toMatch(/^own \S*strip/);
  expect(classOf(800, 8000)).toBe('own');
  expect(classOf(8000, 20)).toBe('own');
});

it('moves as it was made to, and stands still for visitors who ask for less motion', () => {
  const picture = { ...logo, src: '/media/sun', widths: [200, 400], sizes: '12rem', moves: true as const };
  const sources = renderToStaticMarkup(<Picture picture={picture} />).match(/<source[^>]*>/g);
  expect(sources).toEqual([
    '<source media="(prefers-reduced-motion: reduce)" type="image/avif" srcSet="/media/sun-200.avif 200w,/media/sun-400.avif 400w" sizes="12rem"/>',
    '<source media="(prefers-reduced-motion: reduce)" srcSet="/media/sun-200.webp"/>',
    '<source srcSet="/media/sun-200-moving.webp 200w,/media/sun-400-moving.webp 400w" sizes="12rem"/>',
  ]);
});

it('has a still beside it that visitors may choose, if it moves for long', () => {
  const moves = { moves: true as const, movesLong: true as const };
  const picture = { ...logo, alt: 'The sun', src: '/media/sun', widths: [200], sizes: '12rem', ...moves };
  const html = renderToStaticMarkup(<Picture picture={picture} loading="eager" className="own" />);
  const [moving = '', still = '', ...others] = html.match(/<picture.*?<\/picture>/g) ?? [];
  expect([moving.includes('<picture class="moving-picture">'), moving.includes('-moving.webp')]).toEqual([true, true]);
  expect(still).toMatch(
    /^<picture class="still-picture"><source type="image\/avif" srcSet="\/media\/sun-200.avif 200w"/,
  );
  expect(still).toMatch(/<img src="\/media\/sun-200.webp" alt="The sun"[^>]* loading="lazy"[^>]* class="own"/);
  expect(others).toEqual([]);
});
