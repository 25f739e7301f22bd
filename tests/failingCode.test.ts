import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEngine } from './engineCopy.ts';

/*
 * Code of a block or of a page feature that throws: a build and dev name the place in the content, and no other page
 * is affected.
 */

const { folder: engine, env: environment } = copyEngine('failing-code');
const env = { ...process.env, ...environment };

const write = (path: string, text: string) => {
  mkdirSync(join(engine, path, '..'), { recursive: true });
  writeFileSync(join(engine, path), text);
};

/** Throws in one part of the block's code, which the text names. */
const failIn = (part: string) => `if (text === '${part}') throw new TypeError('the ${part} cannot do this');`;

const files = {
  'fragile.schema.json': JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Fragile',
    description: 'A text that breaks.',
    version: 1,
    type: 'object',
    properties: { text: { title: 'Text', description: 'What breaks.', type: 'string', minLength: 1 } },
    required: ['text'],
  }),
  'fragile.examples.json': JSON.stringify({ minimal: { type: 'fragile', text: 'Whole' } }),
  'Fragile.tsx': `export default function Fragile({ text }: { text: string }) { ${failIn('component')} return <p>{text}</p>; }`,
  'Fragile.module.css': '',
  'block.ts': `import { defineBlock } from '#shared/block.ts';
import type { Fragile } from './fragile.types.ts';
export default defineBlock<Fragile>({
  hydrate: ({ text }) => { ${failIn('traits')} return 'never'; },
  load: () => import('./Fragile.tsx'),
});`,
  'fragile.build.ts': `import { defineBlockBuild } from '#shared/blockBuild.ts';
export default defineBlockBuild<{ text: string }>({ jsonLd: ({ text }) => { ${failIn('structured data')} return []; } });`,
  'fragile.check.ts': `import { defineBlockCheck } from '#shared/blockCheck.ts';
export default defineBlockCheck({ problems: {}, check({ text }) { ${failIn('check')} } });`,
};

const feature = `import type { Feature } from '../feature.ts';
export const feature: Feature = {
  head({ page }) { if (page.heading === 'Head') throw new Error('the head cannot do this'); return ''; },
};`;

const pageOf = (text: string, heading = 'A page') =>
  JSON.stringify(
    {
      title: `${heading}: ${text}`,
      description: `What a page shows whose block has the text "${text}", and no more than that.`,
      heading,
      blocks: [
        { type: 'rich-text', text: 'Before it' },
        { type: 'fragile', text },
      ],
    },
    null,
    2,
  );

function run(command: string, ...words: string[]) {
  const argv = ['scripts/compiled.cjs', `scripts/${command}.ts`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: engine, env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** Place in compiled code or in a package. */
const stack = /\.cjs:\d+|node_modules/;

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'fixtures/orchard'), join(engine, 'pages'), { recursive: true });
  expect(run('new', 'block', 'fragile')).toMatchObject({ status: 0 });
  for (const [name, text] of Object.entries(files)) write(`blocks/fragile/${name}`, text);
  write('src/engine/make/features/fragile/feature.ts', feature);
  expect(run('gen')).toMatchObject({ status: 0 });
  write('pages/whole.json', pageOf('Whole'));
});

it('refuses content on which the check of a block fails, at the block', () => {
  write('pages/broken.json', pageOf('check'));
  const { status, text } = run('check', '--format', 'concise');
  expect(text).toMatch(
    /^pages\/broken\.json:10:5: error block-failed The code of the "fragile" block has failed on this block: the check cannot do this\./m,
  );
  expect(text).not.toMatch(stack);
  expect(status).toBe(1);
  const { text: full } = run('check');
  expect(full).toContain('The code is in blocks/fragile/fragile.check.ts, line 2,');
  expect(full).toMatch(/> 2 │ .*the check cannot do this/);
  expect(full).toContain('properties: {"type":"fragile","text":"check"}');
});

it('names every place where code fails in a build, and writes nothing', () => {
  for (const part of ['component', 'traits', 'structured data'])
    write(`pages/broken${part === 'component' ? '' : `-${part.split(' ')[0]}`}.json`, pageOf(part));
  write('pages/head.json', pageOf('Whole', 'Head'));
  const { status, text } = run('build', '--out', 'dist');
  for (const [file, reason, code] of [
    ['broken', 'component', 'blocks/fragile/Fragile.tsx, line 1,'],
    ['broken-traits', 'traits', 'blocks/fragile/block.ts, line 4,'],
    ['broken-structured', 'structured data', 'blocks/fragile/fragile.build.ts, line 2,'],
  ]) {
    expect(text).toContain(`pages/${file}.json:10:5`);
    expect(text).toContain(`has failed on this block: the ${reason} cannot do this.`);
    expect(text).toContain(`The code is in ${code}`);
  }
  expect(text).toContain('The page feature "fragile" has failed on this file: the head cannot do this.');
  expect(text).toContain('pages/head.json:1:1');
  expect(text).toMatch(/at Fragile \(blocks\/fragile\/Fragile\.tsx:1:\d+\)/);
  expect(text).toMatch(/at head \(src\/engine\/make\/features\/fragile\/feature\.ts:3:\d+\)/);
  expect(text).toContain('4 errors');
  expect(text).not.toMatch(stack);
  expect(status).toBe(1);
  expect(existsSync(join(engine, 'dist'))).toBe(false);
});

it('names the place of code that cannot be compiled, of a component and of a check', () => {
  const breakAndRun = (file: string, command: string) => {
    write(`blocks/fragile/${file}`, `${files[file as keyof typeof files]}\nconst = 1;\n`);
    const { status, text } = run(command, ...(command === 'build' ? ['--out', 'dist'] : []));
    write(`blocks/fragile/${file}`, files[file as keyof typeof files]);
    return { status, text };
  };
  for (const [file, command, place] of [
    ['Fragile.tsx', 'build', 'blocks/fragile/Fragile.tsx:2:7'],
    ['fragile.check.ts', 'check', 'blocks/fragile/fragile.check.ts:3:7'],
  ] as const) {
    const { status, text } = breakAndRun(file, command);
    expect(text).toContain(place);
    expect(text).toMatch(/> \d │ const = 1;/);
    expect(text).toContain('This code cannot be read');
    expect(text).not.toMatch(stack);
    expect(status).toBe(2);
  }
});

let dev: ChildProcess | undefined;

afterAll(() => dev?.kill());

it('shows all other pages in dev, and why one cannot be shown', async () => {
  const port = await freePort();
  const args = ['scripts/compiled.cjs', 'scripts/dev.ts', '--port', String(port)];
  dev = spawn(process.execPath, args, { cwd: engine, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  await expect.poll(() => output, { timeout: 120_000 }).toContain('Follow your changes at');
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  expect(await get('/broken')).toMatchObject({ status: 500, text: expect.stringContaining('broken.json:10:5') });
  const { status, text } = await get('/head');
  expect(text).toContain('The page feature &quot;fragile&quot; has failed on this file');
  expect(text).not.toMatch(stack);
  expect(status).toBe(500);
  expect(await get('/whole')).toMatchObject({ status: 200, text: expect.stringContaining('Whole') });
  expect(await get('/sitemap.xml')).toMatchObject({ status: 200 });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
