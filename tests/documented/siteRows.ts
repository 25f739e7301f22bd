import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from './commandLines.ts';
import { type Rows, writeNewPage } from './rows.ts';
import { offerPackages } from './site.ts';
import type { Workplace } from './workplace.ts';

const isThere = (path: string) => (place: Workplace) => expect(place.exists(path), path).toBe(true);
const enter = (folder: string) => (place: Workplace) => {
  place.folder = join(place.top, folder);
};

/** In place of asking the registry for what writes types of blocks. */
function linkTypeCompiler(place: Workplace): void {
  const name = 'node_modules/json-schema-to-typescript';
  if (!existsSync(place.path(name))) symlinkSync(join(root, name), place.path(name));
}

/** Commands of the section "Your own site", in its order, and those for the resulting site. */
export const siteRows: Rows = {
  'npm run pack': { says: /^lintel-0\.1\.0\.tgz$/m, after: isThere('lintel-0.1.0.tgz') },
  'mkdir market && cd market': {
    before: enter('elsewhere'),
    says: /^$/,
    after: (place) => {
      enter('elsewhere/market')(place);
      offerPackages(place.folder);
    },
  },
  'npm install PATH/lintel-0.1.0.tgz': {
    as: 'npm install ../../lintel/lintel-0.1.0.tgz',
    after: isThere('node_modules/lintel/package.json'),
  },
  'npx lintel new site . --name "Market Practice" --language en --brand "#0a6c74" --look quiet': {
    after: isThere('pages/_site.json'),
  },
  'npx lintel studio': { isOfLongRuns: true, runsOn: true, opensStudio: true, shows: /<script type="module"/ },

  'npm install --save-dev json-schema-to-typescript typescript @types/react': {
    elsewhere: 'tests/package/practice.test.ts',
    because: 'It asks the registry; what is compiled with these is tested there.',
  },
  'lintel new site': { as: 'lintel new site other', says: /other/, after: isThere('other/pages/_site.json') },
  'lintel help': { says: /^ {2}studio /m },
  'lintel new block opening-hours': { before: linkTypeCompiler, after: isThere('blocks/opening-hours/block.ts') },
  'lintel eject hero': { says: /blocks\/hero\/Hero\.tsx/, after: isThere('blocks/hero/Hero.tsx') },
  'lintel gen': { says: /^Wrote|^Everything generated/m },
  'lintel dev': { runsOn: true, asks: '/_blocks/opening-hours', shows: /Third entry/ },
  'lintel check --explain': { as: 'lintel check --explain link-not-found', says: /link-not-found/ },
  'lintel test blocks': {
    elsewhere: 'tests/package/practice.test.ts',
    because: 'It takes half a minute, and is run there.',
  },

  'npm install': { says: /up to date|added|changed|removed/ },
  'npm run new -- page /news': { after: writeNewPage('pages/news.json') },
  'npm run new -- page /neues': { after: writeNewPage('pages/neues.json') },
  'npm run new -- block opening-hours': { status: 2, says: /opening-hours/ },
  'npm run new -- ci github': { status: 2, says: /\.github\/workflows\/site\.yml already/ },
  'npm run new -- block oeffnungszeiten': {
    before: linkTypeCompiler,
    after: isThere('blocks/oeffnungszeiten/block.ts'),
  },
  'npm run check': { says: /^No errors|^No problems|\d+ warnings? in/m },
  'npm run build': { says: /^Built \d+ pages/m, after: isThere('dist/index.html') },
  'npm run serve': { runsOn: true, asks: '/', shows: /Market Practice/ },
  'npm run studio': { isOfLongRuns: true, runsOn: true, opensStudio: true, shows: /<script type="module"/ },
  'npm run dev': { isOfLongRuns: true, runsOn: true, asks: '/', shows: /Market Practice/ },
};
