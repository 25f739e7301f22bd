import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSampleBuilds } from '#tests/samples/output.ts';
import { describeRebuildDates } from './buildReport.ts';
import { measureLargest, pageBytesTable } from './pageBytes.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

it('puts an output in place only when all of it was written', async () => {
  const parent = folder();
  const out = join(parent, 'dist');
  const { deliver } = createSampleBuilds();
  const build = (text: string, fail?: () => void) => deliver(out, { 'index.html': text }, {}, fail);
  await build('good');
  const fail = () => {
    throw new Error('half way');
  };
  await expect(build('broken', fail)).rejects.toThrow('half way');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('good');
  expect(readdirSync(parent)).toEqual(['dist']);
  await build('better');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('better');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('shows the bytes of each page in columns', () => {
  const table = pageBytesTable([{ route: '/about', html: 7440, islands: 0, code: 65000 }]);
  expect(table).toMatch(/\/about +7\.4 +– +65\.0$/m);
});

it('shows the largest pages of very many', () => {
  const out = folder();
  const page = (name: string, size: number) => ({ document: { path: `${name}/index.html` }, size });
  const pages = Array.from({ length: 300 }, (_, time) => page(`page-${time}`, time));
  for (let time = 290; time < 300; time += 1) {
    mkdirSync(join(out, `page-${time}`));
    writeFileSync(join(out, `page-${time}/index.html`), 'a'.repeat(time));
  }
  const largest = measureLargest(pages, out);
  expect(largest.map(({ route }) => route)).toEqual(Array.from({ length: 10 }, (_, time) => `/page-${299 - time}`));
  const table = pageBytesTable(largest, 300);
  expect(table).toContain('the 10 largest of 300 pages');
  expect(table.split('\n')).toHaveLength(11);
});

it('says on which days building again changes something', () => {
  const change = { change: 'appears', file: 'a.json', pointer: '', name: 'Open day' } as const;
  expect(describeRebuildDates([{ date: '2027-01-15', changes: [change] }])).toContain(
    '2027-01-15  "Open day" appears (a.json)',
  );
});
