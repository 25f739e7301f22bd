import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileState, PageOutline, SearchHit, StudioProblem } from '#shared/studio.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

const text = 'Open on **Saturdays** in autumn.\r\n\r\n- Boots help\r\n';
const page = `{
  "title": "Come by bus | {site.name}",
  "description": "Where the bus to the orchard stops, and how far it is to walk from there.",
  "heading": "Come by bus",
  "blocks": [{ "type": "rich-text", "text": { "file": "_bus.md" } }]
}
`;

let studio: OpenStudio;
beforeEach(async () => {
  studio = await openStudio('tests/fixtures/orchard');
  studio.write('bus.json', page);
  studio.write('_bus.md', text);
  await studio.saves.checkAll();
});
afterEach(() => studio.stop());

test('a text in a file is changed, undone and searched there, and the page has it', async () => {
  const value = 'Open on **Sundays** in autumn.\n\n- Boots help';
  const { status } = await studio.change('_bus.md', { kind: 'set', pointer: '', value });
  expect([status, studio.read('_bus.md')]).toEqual([200, text.replace('Saturdays', 'Sundays')]);
  await studio.saves.checkAll();
  const hits = await studio.get<SearchHit[]>('search?for=boots');
  expect(hits).toContainEqual(expect.objectContaining({ file: '_bus.md', pointer: '', route: '/bus' }));
  expect(await studio.post('undo', {})).toMatchObject({ status: 200 });
  expect(studio.read('_bus.md')).toBe(text);
  const { list } = await studio.get<PageOutline>('outline?file=bus.json');
  expect(await studio.get('uses?file=_bus.md&pointer=')).toMatchObject({ name: 'the text _bus.md', pages: ['/bus'] });
  expect(list.blocks).toEqual([
    expect.objectContaining({ type: 'rich-text', name: expect.stringContaining('Open on') }),
  ]);
});

test('its problems are in its file, and are fixed there', async () => {
  studio.write('visit.json', studio.read('visit.json').replace('{', '{ "aliases": ["/come"],'));
  const { hash } = await studio.get<FileState>('file?file=_bus.md');
  const change = { kind: 'text', text: `${text}- [Come](/come)\r\n` };
  expect(await studio.post('change', { file: '_bus.md', hash, changes: [change], label: 'Text' })).toMatchObject({
    status: 200,
  });
  await studio.saves.checkAll();
  const problems = await studio.get<StudioProblem[]>('problems');
  const own = problems.filter(({ file }) => file === '_bus.md');
  expect(own.map(({ code, line, column }) => [code, line, column])).toEqual([['link-moved', 4, 10]]);
  await studio.post('fix', { problems: own });
  expect(studio.read('_bus.md')).toBe(`${text}- [Come](/visit)\r\n`);
});
