import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnSite } from './browser/ownSite.ts';

/* Icons that a site has of its own, in files beside its pages. */

const site = createOwnSite();

afterAll(() => site.remove());

const { run } = site;

const svg = (shape: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shape}</svg>`;

const writePage = (icon: string) =>
  site.write(
    'pages/fruit.json',
    JSON.stringify({
      title: 'Fruit | {site.name}',
      description: 'What grows in the orchard, from the first cherries to the last medlars.',
      heading: 'Fruit',
      blocks: [{ type: 'cards', items: [{ title: 'Pears', icon }] }],
    }),
  );

beforeAll(() => {
  site.write('icons/pear.svg', svg('<path d="M11 22h33"/>'));
  site.write('icons/unused.svg', svg('<path d="M44 55h66"/>'));
});

const html = () => readFileSync(join(site.folder, 'dist/fruit/index.html'), 'utf8');

it('are in the pages that use them, as they are now, and nowhere else', () => {
  writePage('pear');
  expect(run('build', '--out', 'dist')).toMatchObject({ status: 0 });
  expect(html()).toContain('scale(0.5)" fill="currentColor"><path d="M11 22h33">');
  expect(html()).not.toContain('M44 55h66');
  site.write('icons/pear.svg', svg('<path d="M12 23h34"/>'));
  expect(run('build', '--out', 'dist')).toMatchObject({ status: 0 });
  expect(html()).toContain('M12 23h34');
});

it('are proposed where a name is wrong', () => {
  writePage('paer');
  expect(run('check').text).toMatch(/error icon-unknown[\s\S]*Did you mean "pear"\?/);
  writePage('xqzwv-jkqx');
  expect(run('check').text).toContain('This site has "pear" and "unused"; all others are on https://tabler.io/icons.');
});

it('are refused where they are used if they are no icon', () => {
  site.write('icons/pear.svg', svg('<path d="M1 1h2" fill="#c00"/>'));
  writePage('pear');
  const { status, text } = run('check');
  expect(text).toMatch(/error icon-unusable {2}pages\/fruit\.json:1:\d+/);
  expect(text).toContain('icons/pear.svg has a colour of its own (fill="#c00").');
  expect(status).toBe(1);
  writePage('unused');
  expect(run('check').text).not.toContain('icon-unusable');
});

it('are named where they take the place of another', () => {
  site.write('icons/phone.svg', svg('<path d="M9 9h9"/>'));
  writePage('phone');
  const { status, text } = run('check');
  expect(text).toContain('warning icon-name-taken');
  expect(text).toContain('icons/phone.svg takes the place of the icon "phone" that Lintel brings.');
  expect(status).toBe(0);
  expect(run('build', '--out', 'dist')).toMatchObject({ status: 0 });
  expect(html()).toContain('M9 9h9');
});
