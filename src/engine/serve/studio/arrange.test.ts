import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileOperation, FileOperationResult } from '#shared/fileOperation.ts';
import type { SiteSummary, StudioProblem } from '#shared/studio.ts';
import { filesIn } from '#tests/filesIn.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
});
afterEach(() => studio.stop());

type Answer = FileOperationResult & { status: number; reason?: string };

const arrange = async (operation: FileOperation, more: object = {}): Promise<Answer> =>
  (await studio.post('arrange', { what: operation, label: `${operation.kind}`, ...more })) as unknown as Answer;

const snapshot = () => filesIn(studio.pages);

const routes = async () => (await studio.get<SiteSummary>('site')).pages.map(({ route }) => route);

test('a page moves with all that names it, and back to the byte', async () => {
  const before = snapshot();
  const planned = await arrange({ kind: 'move', from: '/visit', to: '/come' }, { isDryRun: true });
  expect(snapshot()).toEqual(before);
  expect(planned).toMatchObject({ status: 200, isPossible: true });
  expect(planned.files).toContainEqual(expect.objectContaining({ from: 'visit.json', to: 'come.json' }));
  expect(planned.files.filter(({ diff }) => diff?.includes('"/come"')).length).toBeGreaterThan(0);
  expect(planned.saved).toBeUndefined();

  const done = await arrange({ kind: 'move', from: '/visit', to: '/come' });
  expect(done.saved).toMatchObject({ history: { undo: 'move' }, place: { file: 'come.json', pointer: '' } });
  expect(await routes()).toContain('/come');
  const after = snapshot();
  await studio.change('come.json', { kind: 'set', pointer: '/heading', value: 'Come' });
  for (const _ of [1, 2]) expect(await studio.post('undo', {})).toMatchObject({ status: 200 });
  expect(snapshot()).toEqual(before);
  expect(await studio.post('redo', {})).toMatchObject({ status: 200 });
  expect(snapshot()).toEqual(after);
});

test('what is used is not removed, and says by whom', async () => {
  const before = snapshot();
  const refused = await arrange({ kind: 'remove', target: '/visit' });
  expect(refused.isPossible).toBe(false);
  expect(refused.users).toContainEqual({ file: expect.any(String), pointer: expect.any(String), written: '/visit' });
  expect(snapshot()).toEqual(before);
  expect(await arrange({ kind: 'remove', target: '/visit', redirect: '/' })).toMatchObject({ isPossible: true });
  expect(await routes()).not.toContain('/visit');
  await studio.post('undo', {});
  expect(snapshot()).toEqual(before);
});

test('pictures come back as they were', async () => {
  const [picture = ''] = readdirSync(join(studio.pages, '_media'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(png|jpe?g|webp|avif)$/.test(name),
  );
  const before = snapshot();
  expect(await arrange({ kind: 'remove', target: `_media/${picture}`, isForced: true })).toMatchObject({
    isPossible: true,
  });
  expect(Object.keys(snapshot())).not.toContain(join(studio.pages, '_media', picture));
  expect(await studio.post('undo', {})).toMatchObject({ status: 200 });
  expect(snapshot()).toEqual(before);
  expect(await studio.post('redo', {})).toMatchObject({ status: 200 });
  expect(Object.keys(snapshot())).not.toContain(join(studio.pages, '_media', picture));
});

test('a new page has nothing invented in it; a file that others made since is not overwritten', async () => {
  const before = snapshot();
  expect(await arrange({ kind: 'new-page', route: '/harvest', title: 'Harvest' })).toMatchObject({ isPossible: true });
  expect(JSON.parse(studio.read('harvest.json'))).toMatchObject({ heading: 'Harvest' });
  const codes = (await studio.get<StudioProblem[]>('problems')).map(({ code }) => code);
  expect(codes).toEqual(['text-unwritten', 'text-unwritten']);
  await studio.post('undo', {});
  expect(snapshot()).toEqual(before);
  studio.write('harvest.json', '{}');
  expect(await studio.post('redo', {})).toMatchObject({ status: 422, reason: expect.stringContaining('harvest.json') });
  expect(studio.read('harvest.json')).toBe('{}');
});

test('a blank page has its words and nothing else', async () => {
  const operation: FileOperation = { kind: 'new-page', route: '/harvest', title: 'Harvest', isBlank: true };
  expect(await arrange(operation)).toMatchObject({ isPossible: true });
  expect(JSON.parse(studio.read('harvest.json'))).toEqual({
    title: expect.stringContaining('Harvest'),
    description: '',
    heading: 'Harvest',
    blocks: [],
  });
});

test('several arrangements and changes can be one step', async () => {
  const before = snapshot();
  const value = { type: 'rich-text', text: 'Hello.' };
  const created = await arrange({ kind: 'create', folder: '_blocks', name: 'hello', value }, { typing: 'share' });
  expect(created.saved?.files[0]?.file).toBe('_blocks/hello.json');
  const { hash } = await studio.get<{ hash: string }>('file?file=visit.json');
  await studio.post('change', {
    ...{ file: 'visit.json', hash, label: 'share', typing: 'share' },
    changes: [{ kind: 'insert', pointer: '/blocks/0', value: { type: 'shared', use: 'hello' } }],
  });
  await studio.post('undo', {});
  expect(snapshot()).toEqual(before);
});

test('what cannot be, is refused in words', async () => {
  const kinds: FileOperation[] = [
    { kind: 'create', folder: '_blocks', name: 'No Name', value: {} },
    { kind: 'create', folder: '../x' as '_blocks', name: 'a', value: {} },
    { kind: 'move', from: '/nowhere', to: '/there' },
    { kind: 'new-page', route: '/visit' },
    { kind: 'explode' } as unknown as FileOperation,
  ];
  for (const operation of kinds) expect((await arrange(operation)).status).toBe(422);
  expect((await arrange(kinds[0] as FileOperation)).reason).toContain('Did you mean "no-name"?');
});
