import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../bench/pages/writePages.ts';
import { differences, readTree } from '../incremental/engine/tree.ts';
import { createPlace, type Place } from './builds.ts';
import { edit } from './site.ts';

/* Parts of different sites, or of none, are refused before anything is changed. */

let place: Place;

beforeAll(async () => {
  place = await createPlace(12);
});

afterAll(() => place?.remove());

it('a mistake anywhere stops every part, also those that the page is not in', async () => {
  const text = readFileSync(join(place.pages, fileOf(4)));
  edit(place.pages, fileOf(4), (page) => Object.assign(page, { layout: 'nowhere' }));
  for (const { status, said } of await place.buildParts(2)) {
    expect(status).toBe(1);
    expect(said).toContain('"nowhere"');
    expect(said).toContain('Nothing was written');
  }
  expect(existsSync(place.at('parts'))).toBe(false);
  writeFileSync(join(place.pages, fileOf(4)), text);
});

it('options that do not belong together are told apart', async () => {
  const build = async (words: string[]) => place.build(...words);
  expect(await build(['--shard', '1/2', '--out', 'x', '--keep', '3'])).toMatchObject({
    status: 2,
    said: expect.stringMatching(/--keep belongs to --merge/),
  });
  expect(await build(['--shard', '3/2'])).toMatchObject({ status: 2, said: expect.stringMatching(/--shard must be/) });
  expect(await build(['--merge', '--out', 'x'])).toMatchObject({
    status: 2,
    said: expect.stringMatching(/as --merge parts\/1/),
  });
  for (const [option, ...value] of [['--shard', '1/2'], ['--compress'], ['--at', '2027-01-15'], ['--pages', 'x']])
    expect(await build(['--merge', 'a', 'b', String(option), ...value])).toMatchObject({
      status: 2,
      said: expect.stringContaining(`${option} belongs to the builds of the parts`),
    });
});

it('parts that were built before and after an edit do not become one site', async () => {
  expect((await place.buildParts(2)).map(({ status }) => status)).toEqual([0, 0]);
  expect((await place.merge('site', 2)).status).toBe(0);
  const before = readTree(place.at('site'));
  edit(place.pages, fileOf(2), (page) => Object.assign(page, { heading: 'Another heading' }));
  expect((await place.buildPart(1, 2)).status).toBe(0);
  expect(await place.merge('site', 2)).toMatchObject({ status: 2, said: expect.stringContaining('different content') });
  expect((await place.buildPart(1, 2, '--at', '2027-01-14')).status).toBe(0);
  expect((await place.buildPart(2, 2, '--at', '2027-01-15')).status).toBe(0);
  expect(await place.merge('site', 2)).toMatchObject({
    status: 2,
    said: expect.stringContaining('came or went between'),
  });
  expect((await place.buildPart(1, 2)).status).toBe(0);
  expect((await place.buildPart(2, 2, '--compress')).status).toBe(0);
  expect(await place.merge('site', 2)).toMatchObject({
    status: 2,
    said: expect.stringContaining('without --compress'),
  });
  expect((await place.buildPart(2, 2)).status).toBe(0);
  rmSync(place.at('parts/2/_shard.json'));
  expect(await place.merge('site', 2)).toMatchObject({ status: 2, said: expect.stringContaining('no finished part') });
  expect(differences(readTree(place.at('site')), before)).toEqual([]);
});
