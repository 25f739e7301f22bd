import fs, {
  chmodSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FileState, StudioProblem, UndoState } from '#shared/studio.ts';
import type { StudioEvent } from '#shared/studioEvent.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterEach(() => studio.stop());

const heading = (value: string) => ({ kind: 'set', pointer: '/heading', value }) as const;
const hashOf = async (file: string) => (await studio.get<FileState>(`file?file=${file}`)).hash;

test('saves, notifies the site, and returns the new text of the file', async () => {
  const before = studio.read('visit.json');
  const events: StudioEvent[] = [];
  studio.saves.subscribe((event) => events.push(event));
  const saved = await studio.change('visit.json', heading('Come'));
  const after = before.replace('"heading": "Visit"', '"heading": "Come"');
  expect(saved).toMatchObject({
    status: 200,
    files: [{ file: 'visit.json', text: after, hash: await hashOf('visit.json') }],
    history: { undo: 'Change of visit.json' },
    place: { file: 'visit.json', pointer: '/heading' },
  });
  expect(studio.read('visit.json')).toBe(after);
  expect(events.filter(({ kind }) => kind === 'saved')).toEqual([{ kind: 'saved', files: ['visit.json'] }]);
  // No temporary file is left.
  expect(readdirSync(studio.pages)).not.toContainEqual(expect.stringMatching(/^\./));
});

test('pages follow before the site is checked', async () => {
  const shown = () => JSON.stringify(studio.content.stateAt()?.context.pages.get('/visit'));
  await studio.change('visit.json', { kind: 'set', pointer: '/blocks/0/heading', value: 'A new gate' });
  const page = studio.content.stateAt()?.context.pages.get('/visit');
  expect(page && JSON.stringify(studio.content.stateAt()?.whole(page))).toContain('A new gate');
  await studio.change('visit.json', heading('Come'));
  await expect.poll(shown).toContain('Come');
});

test('several changes are one step, each from where the one before it ends', async () => {
  const before = studio.read('index.json');
  const { place, status } = await studio.change(
    'index.json',
    { kind: 'remove', pointer: '/blocks/0' },
    { kind: 'move', pointer: '/blocks/0', to: '/blocks/2' },
    { kind: 'insert', pointer: '/blocks/0', value: { type: 'rich-text', text: 'New.' } },
  );
  expect([status, place?.pointer]).toEqual([200, '/blocks/0']);
  expect(JSON.parse(studio.read('index.json')).blocks.map(({ type }: { type: string }) => type)).toEqual([
    'rich-text',
    'cards',
    'stats-strip',
    'rich-text',
  ]);
  expect((await studio.post('undo', {})).place?.pointer).toBe('/blocks/0');
  expect(studio.read('index.json')).toBe(before);
});

test('a change of what is no longer there is refused with the file as it is', async () => {
  const hash = await hashOf('visit.json');
  studio.write('visit.json', studio.read('visit.json').replace('Visit', 'Visit us'));
  const refused = await studio.post('change', { file: 'visit.json', hash, changes: [heading('Come')], label: 'x' });
  expect(refused).toMatchObject({
    status: 409,
    reason: 'Somebody else has saved visit.json meanwhile.',
    now: { file: 'visit.json', text: studio.read('visit.json'), hash: await hashOf('visit.json') },
  });
  expect(await studio.get<UndoState>('history')).toEqual({});
});

test('what cannot be written is refused in words, and the file is as before', async () => {
  const text = studio.read('visit.json');
  const path = join(studio.pages, 'visit.json');
  const refused = async (reason: RegExp) => {
    const answer = await studio.change('visit.json', heading('Come'));
    expect([answer.status, answer.reason]).toEqual([422, expect.stringMatching(reason)]);
    expect(studio.read('visit.json')).toBe(text);
    expect(await studio.get<UndoState>('history')).toEqual({});
  };
  chmodSync(path, 0o444);
  await refused(/^visit.json cannot be changed here: it is write-protected.$/);
  expect((await studio.get<FileState>('file?file=visit.json')).readOnly).toMatch(/write-protected/);
  chmodSync(path, 0o644);
  const { writeFileSync: write } = fs;
  const restore = () => {
    Object.assign(fs, { writeFileSync: write });
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  const full = vi.fn((to: string, ...rest: [string]) => {
    if (!String(to).startsWith(studio.pages)) return write(to, ...rest);
    // Part of the file is written before the disk is full.
    write(to, '{');
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  });
  Object.assign(fs, { writeFileSync: full });
  syncBuiltinESMExports();
  await refused(/^Nothing was changed: the disk is full.$/);
  restore();
  expect(readdirSync(studio.pages)).not.toContainEqual(expect.stringMatching(/^\./));
  writeFileSync(path, Buffer.from('{ "heading": "Caf\xe9" }', 'latin1'));
  const answer = await studio.change('visit.json', heading('Come'));
  expect([answer.status, answer.reason]).toEqual([422, expect.stringMatching(/not saved as UTF-8/)]);
  rmSync(path);
  expect((await studio.post('change', { file: 'visit.json', hash: '', changes: [], label: '' })).reason).toMatch(
    /no file visit.json/,
  );
});

test('the mode of a file and the file behind a link stay', async () => {
  const path = join(studio.pages, 'visit.json');
  chmodSync(path, 0o640);
  symlinkSync('visit.json', join(studio.pages, 'come.json'));
  await studio.saves.checkAll();
  expect((await studio.change('come.json', heading('Come'))).status).toBe(200);
  expect(studio.read('visit.json')).toContain('"heading": "Come"');
  expect([statSync(path).mode & 0o777, fs.lstatSync(join(studio.pages, 'come.json')).isSymbolicLink()]).toEqual([
    0o640,
    true,
  ]);
  await studio.post('undo', {});
  expect(studio.read('come.json')).toContain('"heading": "Visit"');
});

test('takes back everything, to the byte, and does it again', async () => {
  const odd = '\ufeff{\r\n\t"heading":"Caf\\u00e9" ,"blocks" : [ ],\r\n"blocks":[{"type":"rich-text","text":"x"}]}';
  studio.write('visit.json', odd);
  await studio.saves.checkAll();
  const before = new Map(['visit.json', 'index.json', '_data/harvest.json'].map((file) => [file, studio.read(file)]));
  await studio.change('visit.json', heading('Café au lait'));
  await studio.change('_data/harvest.json', { kind: 'move', pointer: '/items/2', to: '/items/0' });
  await studio.change('visit.json', { kind: 'insert', pointer: '/blocks/1', value: { type: 'rich-text', text: 'y' } });
  await studio.change('index.json', { kind: 'text', text: '{}' });
  const after = new Map([...before.keys()].map((file) => [file, studio.read(file)]));
  for (let step = 0; step < 4; step++) expect((await studio.post('undo', {})).status).toBe(200);
  expect(new Map([...before.keys()].map((file) => [file, studio.read(file)]))).toEqual(before);
  const nothing = await studio.post('undo', {});
  expect([nothing.status, nothing.reason]).toEqual([422, 'There is nothing to take back.']);
  for (let step = 0; step < 4; step++) expect((await studio.post('redo', {})).status).toBe(200);
  expect(new Map([...before.keys()].map((file) => [file, studio.read(file)]))).toEqual(after);
});

test('what changes nothing is no step, and writes nothing', async () => {
  await studio.change('visit.json', heading('Come'));
  await studio.post('undo', {});
  const { mtimeMs, ino } = statSync(join(studio.pages, 'visit.json'));
  const saved = await studio.change('visit.json', heading('Visit'));
  expect([saved.status, saved.history]).toEqual([200, { redo: 'Change of visit.json' }]);
  const now = statSync(join(studio.pages, 'visit.json'));
  expect([now.mtimeMs, now.ino]).toEqual([mtimeMs, ino]);
});

test('what somebody else has changed at the same place is not taken back, and that is said', async () => {
  await studio.change('index.json', heading('Pears'));
  await studio.change('visit.json', heading('Come'));
  studio.write('visit.json', studio.read('visit.json').replace('Come', 'Come!').replace('Boots', 'Rubber boots'));
  const refused = await studio.post('undo', {});
  expect([refused.status, refused.reason]).toEqual([
    422,
    '“Change of visit.json” can no longer be taken back from here: somebody else has changed this place since.',
  ]);
  expect(studio.read('visit.json')).toContain('Come!');
  expect((await studio.post('undo', {})).files[0]?.text).toContain('Apples without hurry');
  expect(await studio.get<UndoState>('history')).toEqual({ redo: 'Change of index.json' });
});

test('what would no longer be JSON is not taken back', async () => {
  studio.write('visit.json', '{ "heading": "Visit", "blocks": [1, 2, 3] }');
  await studio.saves.checkAll();
  await studio.change('visit.json', { kind: 'remove', pointer: '/blocks/1' });
  studio.write('visit.json', '{ "heading": "Visit", "blocks": "none, 3] }" }');
  expect((await studio.post('undo', {})).status).toBe(422);
  expect(studio.read('visit.json')).toBe('{ "heading": "Visit", "blocks": "none, 3] }" }');
});

test('a file that is gone cannot be taken back', async () => {
  await studio.change('visit.json', heading('Come'));
  renameSync(join(studio.pages, 'visit.json'), join(studio.pages, 'come.json'));
  expect((await studio.post('undo', {})).status).toBe(422);
  expect(await studio.get<UndoState>('history')).toEqual({});
  expect(studio.read('come.json')).toContain('"heading": "Come"');
});

test('fixes one problem or all, and takes that back as one step', async () => {
  mkdirSync(join(studio.pages, 'more'));
  const [one, two] = ['{ "heading": "One", "tilte": "One", "blocks": [], }', '{ "heading": "Two", "blocks": [],, }'];
  studio.write('more/one.json', one);
  studio.write('more/two.json', two);
  await studio.saves.checkAll();
  const problems = await studio.get<StudioProblem[]>('problems');
  const misspelt = problems.find(({ file, fix }) => file === 'more/one.json' && fix);
  expect(misspelt).toBeDefined();
  const fixed = await studio.post('fix', { problems: [misspelt] });
  expect([fixed.status, fixed.files.map(({ file }) => file)]).toEqual([200, ['more/one.json']]);
  expect(fixed.history.undo).toMatch(/^Fix/);
  const all = await studio.post('fix', { problems: 'all' });
  expect(all.files.map(({ file }) => file)).toContain('more/two.json');
  expect(JSON.parse(studio.read('more/one.json')).title).toBe('One');
  expect((await studio.post('fix', { problems: 'all' })).status).toBe(422);
  for (let step = 0; step < 2; step++) expect((await studio.post('undo', {})).status).toBe(200);
  expect([studio.read('more/one.json'), studio.read('more/two.json')]).toEqual([one, two]);
});
