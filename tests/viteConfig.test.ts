import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startProcess } from './bench/dev/devProcess.ts';
import { copyOrchard } from './browser/siteCopy.ts';
import { copyEngine, type EngineCopy } from './engineCopy.ts';

/* A plugin that is added to vite.config.ts works wherever code is compiled. */

/** Adds a plugin, in a separate file, that marks the tabs and the loader. */
function addPlugin(engine: EngineCopy): void {
  mkdirSync(join(engine.folder, 'plugins'));
  writeFileSync(
    join(engine.folder, 'plugins/mark.ts'),
    `import type { Plugin } from 'vite';

export const mark: Plugin = {
  name: 'mark',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/blocks/tabs/Tabs.tsx'))
      return code.replace('className={classes.anchor}', 'className={classes.anchor} data-plugin="first"');
    if (id.endsWith('/src/client/loader.ts')) return \`\${code}\\ndocument.plugin = 'first';\`;
  },
};
`,
  );
  engine.edit('vite.config.ts', (code) =>
    `import { mark } from './plugins/mark';\n${code}`.replace('plugins: []', 'plugins: [mark]'),
  );
}

function tabsSite() {
  const site = copyOrchard('vite-config');
  const panel = (label: string) => ({ label, blocks: [{ type: 'rich-text', text: label }] });
  site.edit('index.json', (page) => {
    page.blocks.push({ type: 'tabs', items: [panel('Early'), panel('Late')] });
  });
  return site;
}

it('uses a plugin of vite.config.ts in both builds, for the loader and in dev, and notices that it has changed', async () => {
  const engine = copyEngine('vite [config]%20 ü');
  const { pages, out } = tabsSite();
  const readPage = () => readFileSync(join(out, 'index.html'), 'utf8');
  addPlugin(engine);
  engine.build({ pages, out });
  expect(readPage()).toContain('data-plugin="first"');
  expect(readPage()).toMatch(/<script id="loader"[^>]*>.*?document\.plugin=`first`/s);
  const code = readdirSync(join(out, 'assets')).map((name) => readFileSync(join(out, 'assets', name), 'utf8'));
  expect(code.filter((text) => text.includes('data-plugin'))).toHaveLength(1);

  engine.edit('plugins/mark.ts', (text) => text.replaceAll('first', 'second'));
  engine.build({ pages, out });
  expect(readPage()).toContain('data-plugin="second"');

  const args = ['scripts/compiled.cjs', 'scripts/dev.ts', '--pages', pages];
  const dev = await startProcess(process.execPath, args, {
    cwd: engine.folder,
    env: { LINTEL_CACHE: engine.env.LINTEL_CACHE },
  });
  try {
    const read = async (path: string, accept: string) =>
      (await fetch(new URL(path, dev.url), { headers: { accept } })).text();
    expect(await read('/', 'text/html')).toContain('data-plugin="second"');
    expect(await read('/blocks/tabs/Tabs.tsx', '*/*')).toContain('"data-plugin": "second"');
    engine.edit('blocks/tabs/Tabs.tsx', (text) => text.replace('className={classes.anchor}', '$& data-edited=""'));
    await vi.waitFor(async () => expect(await read('/', 'text/html')).toContain('data-edited'), 30_000);
    expect(await read('/', 'text/html')).toContain('data-plugin="second"');
  } finally {
    await dev.stop();
  }
});
