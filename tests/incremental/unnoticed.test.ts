import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { everyNth } from '../longRun.ts';
import { startBuild } from './engine/builds.ts';
import { openWorkshop } from './engine/openWorkshop.ts';
import { Sequence } from './engine/sequence.ts';

/* Changes that a build overlooks if it trusts the size and the timestamp of a file, or the existence of a folder. */

const workshop = openWorkshop();
const { folder } = workshop;
let sequence: Sequence;
let count = 0;

beforeEach(async () => {
  sequence = new Sequence(join(folder, `unnoticed-${count++}`), workshop.clean, false);
  await sequence.begin();
});

afterEach(() => sequence.stop());

const build = () =>
  sequence.buildAndCompare(async (order) => {
    const outcome = await startBuild(order, sequence.folders.cache).outcome;
    return outcome ?? { ok: false, said: 'It was killed.', rendered: 0, converted: 0 };
  });

it('a picture that is replaced by another of the same size and time is shown', async () => {
  await sequence.change((site) => site.pictures.set('mill.jpg', 'night'), true);
  await build();
});

const compiled = [
  { what: 'the program that prerenders', fits: /^server\/server\.cjs$/ },
  { what: 'code for browsers', fits: /^client\/assets\/.*\.js$/ },
  { what: 'the style sheet', fits: /^server\/site\.css$/ },
];

it.each(everyNth(compiled, 3))('$what that is missing from the cache is compiled again', async ({ fits }) => {
  const code = join(sequence.folders.cache, 'code');
  const missing = readdirSync(code).flatMap((name) =>
    listFilesBelow(join(code, name))
      .filter((path) => fits.test(path))
      .slice(0, 1)
      .map((path) => join(code, name, path)),
  );
  expect(missing.length).toBeGreaterThan(0);
  for (const path of missing) rmSync(path);
  await build();
});
