import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect } from 'vitest';
import { type Rows, writeNewPage } from './rows.ts';
import type { Workplace } from './workplace.ts';

/** A port on which no server listens. */
const freePort = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
});

const isThere = (path: string) => (place: Workplace) => expect(place.exists(path), path).toBe(true);
/** Expects that the site is in order after a command has changed it. */
const isRight =
  (...paths: string[]) =>
  (place: Workplace) => {
    for (const path of paths) isThere(path)(place);
    place.must('npm run --silent check');
  };
const edit = (path: string, from: string, to: string) => (place: Workplace) =>
  place.edit(path, (text) => text.replace(from, to));
const breakLink = edit('pages/about.json', '/about/location', '/abuot/location');
const isCommitted = (path: string) => (place: Workplace) => expect(place.must(`git diff ${path}`)).toBe('');
const renameVisit = edit('pages/visit.json', '"heading": "Visit"', '"heading": "Come"');
const buildNow = (place: Workplace) => place.must('npm run --silent build');
const linkRelease = 'mkdir -p srv/site/releases && ln -s releases/first srv/site/current';

const listing = JSON.stringify({
  type: 'listing',
  look: 'pictures',
  items: [{ title: 'A', image: 'fruit/apple.jpg' }],
});
/** Makes the site one from before a listing of pictures became a block of its own. */
function makeOld(place: Workplace): void {
  edit('pages/_site.json', '"listing": 2', '"listing": 1')(place);
  place.edit('pages/about.json', (text) => text.replace('"blocks": [', `"blocks": [${listing},`));
}

const events = JSON.stringify({
  fields: { id: { is: 'text' }, title: { is: 'text' } },
  items: [{ id: 'tech-fest', title: 'Tech Fest' }],
});

const bench = {
  elsewhere: 'tests/bench/bench.spec.ts',
  because: 'A measurement takes minutes; it is run with --smoke.',
};
const wholeTest = { elsewhere: 'scripts/test.mjs', because: 'This test is a part of it.' };

export const projectRows: Rows = {
  'npm test': wholeTest,
  'npm test -- long': wholeTest,
  'npm test -- block stats-strip': wholeTest,
  '.ci/run': wholeTest,
  'npx vitest run --config tests/vitest.config.ts src/engine/make/css': wholeTest,
  'npx playwright test --config tests/playwright.config.ts --project=browser tests/browser/lists.spec.ts -g "a few words of its title"':
    wholeTest,
  'npm run pack': { elsewhere: 'tests/documented/siteRows.ts', because: 'A site is made with what it writes.' },

  'npm start': { runsOn: true, asks: '/', shows: /Hollow Lane/ },
  'PORT=8080 npm start': {
    as: `PORT=${freePort} npm start`,
    runsOn: true,
    says: new RegExp(`Serving dist at http://localhost:${freePort} `),
  },
  'HOST=0.0.0.0 npm start': {
    as: 'HOST=127.0.0.1 npm start',
    runsOn: true,
    asks: '/visit',
    shows: /The gate in spring/,
  },
  'npm start -- --help': { says: /^npm start -- /m },

  'npm run studio': { runsOn: true, opensStudio: true, shows: /<script type="module"/ },
  'npm run dev': { runsOn: true, asks: '/_blocks/hero', shows: /hero/ },
  'HOST=0.0.0.0 npm run dev': {
    as: 'HOST=127.0.0.1 npm run dev',
    isOfLongRuns: true,
    runsOn: true,
    asks: '/',
    shows: /Hollow Lane/,
  },
  'npm run dev -- --new-token': { runsOn: true, opensStudio: true, shows: /<script type="module"/ },
  'npm run dev -- --at 2027-01-15': { isOfLongRuns: true, runsOn: true, asks: '/visit', shows: /The gate in spring/ },

  'npm run check': { says: /^No errors|^No problems|\d+ warnings? in/m },
  'npm run --silent check': { says: /^(?!>)/ },
  'npm run check -- --help': { says: /^npm run check -- /m },
  'npm run check -- --fix': { before: breakLink, status: 1, says: /link-not-found/ },
  'npm run check -- --watch': { runsOn: true, says: /warnings? in \d+ of \d+ files/ },
  'npm run check -- --explain link-not-found': { says: /link-not-found/ },
  'npm run check -- --changed HEAD': { before: breakLink, status: 1, says: /link-not-found/ },

  'git diff pages': { before: renameVisit, says: /^\+.*"heading": "Come"/m },
  'git log -p pages/about/location.json': { says: /^\+.*"Location"/m },
  'git restore pages/about/location.json': {
    before: edit('pages/about/location.json', 'By the lane.', 'Here.'),
    says: /^$/,
    after: isCommitted('pages/about/location.json'),
  },
  'git restore pages': { before: renameVisit, says: /^$/, after: isCommitted('pages') },
  'git fetch --refetch --no-filter': {
    elsewhere: 'src/engine/serve/studio/git/publish.test.ts',
    because: 'It is for a clone that lacks a part of the history.',
  },
  'git revert COMMIT': { as: 'git revert --no-edit HEAD', after: isCommitted('main -- pages') },

  'npm run new -- page /events/tech-fest': {
    after: (place) => {
      writeNewPage('pages/events/tech-fest.json')(place);
      isRight('pages/events/tech-fest.json')(place);
    },
  },
  'npm run new -- data opening-hours': { after: isRight('pages/_data/opening-hours.json') },
  'npm run new -- layout wide': { after: isRight('pages/_layouts/wide.json') },
  'npm run new -- block opening-hours': { after: isRight('blocks/opening-hours/block.ts') },
  'npm run new -- ci github': {
    after: (place) => expect(place.read('.github/workflows/site.yml')).toContain('timezone: "UTC"'),
  },
  'npm run mv': { status: 2, says: /npm run mv -- / },
  'npm run mv -- /about/location /about/where': { after: isRight('pages/about/where.json') },
  'npm run mv -- spotlights#tech-fest spotlights#techfest': {
    before: (place) => place.write('pages/_data/spotlights.json', events),
    after: (place) => expect(place.read('pages/_data/spotlights.json')).toContain('"techfest"'),
  },
  'npm run mv -- _media/campus/gate.jpg _media/campus/main-gate.jpg': {
    after: isRight('pages/_media/campus/main-gate.jpg'),
  },
  'npm run rm -- /open-day': { after: (place) => expect(place.exists('pages/open-day.json')).toBe(false) },
  'npm run migrate': {
    before: makeOld,
    says: /^listing 1 → 2: /m,
    after: (place) => expect(place.read('pages/about.json')).toMatch(/"type": ?"gallery"/),
  },
  // Its handling of an interrupted change is tested in tests/crash.
  'npm run recover': { says: /^Nothing to do: no change of pages was interrupted/m },
  'npm run recover -- finish': { says: /^Nothing to do: no change of pages was interrupted/m },
  'npm run focus -- campus/gate.jpg': { says: /"focus": "50% 50%"/ },
  'npm run focus -- campus/gate.jpg 30% 40%': { says: /"focus": "30% 40%"/ },
  'npm run inbox': {
    as: 'PORT=0 npm run inbox',
    runsOn: true,
    asks: '/style.css',
    shows: /color-scheme/,
  },
  'npm run forms:schema': { says: /^Wrote 1 schemas?:\n.*dist-forms/m },
  'npm run translated': { says: /^Hindi \(hi\): 1 of \d+ pages/m },
  'npm run translated -- about.hi.json': { after: isRight('pages/about.hi.json') },
  'npm run gen': { says: /^Wrote|^Everything generated/m, after: isThere('schemas/generated/page.schema.json') },

  'npm run review': { before: renameVisit, says: /^1 page changes for visitors/m },
  'npm run review -- main': { says: /The gate\{\+ in spring\+\}/ },
  'npm run review -- main...': { says: /The gate\{\+ in spring\+\}/ },
  'npm run review -- --format html --out review.html': {
    isOfLongRuns: true,
    before: renameVisit,
    after: (place) => expect(place.read('review.html')).toContain('data:image/webp'),
  },

  'npm run build': { says: /^Built \d+ pages/m, after: isThere('dist/index.html') },
  'npm run build -- --why /about': {
    before: edit('pages/about.json', 'See [the', 'Look at [the'),
    says: /^\/about was made again: /m,
  },
  'npm run build -- --if-due': { before: buildNow, says: /^Nothing is due/m },
  'npm run build -- --max-problems all': { says: /^Built \d+ pages/m },
  'npm run build -- --at 2027-01-15T09:00': { says: /^Built \d+ pages/m },
  'npm run build -- --pages DIR --out DIR --at 2027-01-15': {
    as: 'npm run build -- --pages pages --out out --at 2027-01-15',
    after: isThere('out/index.html'),
  },
  'npm run build -- --drafts --out preview': {
    after: (place) => expect(place.read('preview/index.html')).toContain('noindex'),
  },
  'npm run build -- --compress --out DIR': {
    as: 'npm run build -- --compress --out out',
    after: isThere('out/index.html.br'),
  },
  'mkdir -p /srv/site/releases && ln -s releases/first /srv/site/current': {
    as: linkRelease,
    says: /^$/,
  },
  'npm run build -- --compress --out /srv/site/current': {
    as: 'npm run build -- --compress --out srv/site/current',
    before: (place) => place.must(linkRelease),
    after: isThere('srv/site/current/index.html.br'),
  },
  'npm run build -- --shard 1/4 --out parts/1': { says: /^Built part 1 of 4/m },
  'npm run build -- --merge parts/* --out dist': {
    before: (place) => [1, 2].map((part) => place.must(`npm run build -- --shard ${part}/2 --out parts/${part}`)),
    says: / of 2 parts /,
  },

  'npm run docs': { isOfLongRuns: true, says: /^Built \d+ pages into dist-docs/m },
  'npm run serve -- --out dist-docs': { isOfLongRuns: true, runsOn: true, asks: '/', shows: /<title>/ },
  'npm run format': {
    isOfLongRuns: true,
    before: (place) => place.write('src/unformatted.ts', "export   const word = 'one'\n"),
    says: /Fixed 1 file/,
    after: (place) => expect(place.read('src/unformatted.ts')).toBe("export const word = 'one';\n"),
  },
  'npm run fuzz -- check 5': {
    isOfLongRuns: true,
    as: 'npm run fuzz -- check 0.02',
    says: /inputs, and nothing found/,
  },
  'npm run audit': {
    as: 'npm_config_registry=http://127.0.0.1:9 npm run audit',
    says: /^No registry answers here/m,
  },
  'npm run bench -- visitor --sites lintel,astro --runs 9': bench,
  'npm run bench -- touch --beside DIR': bench,
  'npm run bench -- inbox': bench,
  'npm run bench -- check 10000': bench,
  'npm run bench -- build 100,1000,10000 3': bench,
  'npm run bench -- items 10000,100000': bench,
  'npm run bench -- dev 100 1000 10000': bench,
  'npm run bench -- studio 54 large': bench,
  'npm run bench -- memory': bench,
  'npm run bench -- serve': bench,
  'npm run bench -- site': bench,
  'npm run bench -- search 1000 10000': bench,
  'npm run bench -- prose ../their/docs': bench,
  'npm run bench -- listing 1000': bench,
};
