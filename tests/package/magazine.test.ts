import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerMade } from '../madeOnce.ts';
import { filesIn, type InstalledPackage } from './installedPackage.ts';
import { articleCount, articleRoute, installMagazine } from './magazine.ts';

/* A large site in two languages, one of them right to left, made by the installed package alone. */

let site: InstalledPackage;
let built: { status: number | null; said: string };

beforeAll(() => {
  site = installMagazine();
  built = site.run('build');
  if (built.status === 0) offerMade('magazine', join(site.folder, 'dist'));
});
afterAll(() => site.remove());

const read = (path: string) => readFileSync(join(site.folder, 'dist', path), 'utf8');

it('is in order, and nothing of it waits for a translation', () => {
  expect(site.run('check')).toMatchObject({ status: 0, said: expect.stringMatching(/^No problems in \d+ files/) });
  expect(site.run('translated').said).not.toMatch(/outdated|missing/i);
});

it('has every page in both languages, which lead to one another and to no other address', () => {
  expect(built).toMatchObject({ status: 0 });
  const out = join(site.folder, 'dist');
  const pages = filesIn(out).flatMap((path) => (path.endsWith('.html') ? relative(out, path) : []));
  const english = pages.flatMap((path) => (path.startsWith('en/') ? path.slice('en/'.length) : []));
  expect(english.length).toBeGreaterThan(articleCount);
  // An old address redirects in one language.
  expect(pages.filter((path) => !path.startsWith('en/') && !path.startsWith('archive/'))).toEqual(english);
  for (const language of ['', 'en/']) {
    const page = read(`${language}${articleRoute(6).slice(1)}/index.html`);
    expect(page).toContain(`hreflang="ar" href="https://al-marsa.example.org${articleRoute(6)}"`);
    expect(page).toContain(`hreflang="en" href="https://al-marsa.example.org/en${articleRoute(6)}"`);
    expect(page).toContain(language ? '<html lang="en"' : '<html lang="ar" dir="rtl"');
  }
});

it('has feeds of everything and of a topic, the newest entry first, in both languages', () => {
  for (const language of ['', 'en/']) {
    const all = JSON.parse(read(`${language}feeds/articles.json`));
    expect(all.items).toHaveLength(50);
    expect(all.items[0].url).toBe(`https://al-marsa.example.org/${language}${articleRoute(articleCount - 1).slice(1)}`);
    const seaFeed = read(`${language}feeds/sea.xml`);
    expect(seaFeed.match(/<entry>/g)).toHaveLength(50);
    expect(seaFeed).toContain(`xml:lang="${language ? 'en' : 'ar'}"`);
  }
});

it('renders what an edit of an article changes, and says that its translation has to follow', () => {
  const path = join(site.folder, 'pages/_data/articles.json');
  const list = JSON.parse(readFileSync(path, 'utf8'));
  list.items[500].heading = 'عنوان آخر';
  writeFileSync(path, JSON.stringify(list));
  const rendered = Number(/\((\d+) rendered\)/.exec(site.run('build').said)?.[1]);
  // The article, three pages that link to it, and the lists that contain it.
  expect(rendered).toBeGreaterThan(3);
  expect(rendered).toBeLessThan(20);
  const { status, said } = site.run('check', '--format', 'concise');
  expect(status).toBe(0);
  expect(said).toMatch(/^pages\/_data\/articles\.en\.json:\d+:\d+: warning translation-outdated/m);
});
