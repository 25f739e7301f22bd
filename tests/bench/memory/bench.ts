/*
 * npm run bench -- memory [--pages DIR]: memory of `npm run dev` and of `npm start` with all processes of each, npm's too,
 * some seconds after their first page was asked for: of the very first start, with an empty cache, and of the next one. Of
 * dev also after saves. Shared memory counts once in the first figure of each (PSS), and for each process in the second (RSS).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { readOptions } from '#engine/problems/commandLine.ts';
import { launchOptions } from '../../browser/chromium.ts';
import { type RunningServer, startProcess } from '../dev/devProcess.ts';
import { writePages } from '../pages/writePages.ts';
import { memoryOfTree } from '../processTree.ts';
import { size } from '../smoke.ts';

const options = { pages: { about: 'the folder of the pages', default: size('pages', '') } };

const { pages: original = '' } = readOptions(options, process.argv.slice(2));
const root = join(import.meta.dirname, '../../..');
const saves = size(10, 1);
/** Time after which all work following the first page is done, ms. */
const settledMs = size(6000, 100);
const saveMs = size(700, 100);

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
// Everything that dev and start have made before is made again, except Vite's files beside the packages.
const processOptions = { cwd: root, env: { LINTEL_CACHE: join(folder, 'cache') } };

const browser = await chromium.launch(launchOptions);
try {
  if (original) await cp(resolve(original), pages, { recursive: true });
  else writePages(pages, 10);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}; MB as PSS, RSS`);
  for (const turn of ['first', 'next']) {
    await measure(`npm run dev, ${turn} start`, ['run', 'dev', '--', '--pages', pages], (server) =>
      openAndSave(server, browser),
    );
    await measure(`npm start, ${turn} start`, ['start', '--', '--pages', pages, '--out', out], waitForBuild);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, args: string[], use: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startProcess('npm', args, processOptions);
  try {
    await use(server);
    print(name, server);
  } finally {
    await server.stop();
  }
}

function print(name: string, { pid }: RunningServer): void {
  const { pss, rss } = memoryOfTree(pid);
  const figures = [pss, rss].map((bytes) => (bytes / 1024 ** 2).toFixed(0).padStart(5));
  console.log(`  ${name.padEnd(42)}${figures.join('')}`);
}

async function openAndSave(server: RunningServer, browser: Browser): Promise<void> {
  const tab = await browser.newPage();
  await tab.goto(server.url);
  await tab.waitForLoadState('networkidle');
  await wait(settledMs);
  print('npm run dev with one page open', server);
  const file = join(pages, 'index.json');
  const before = readFileSync(file, 'utf8');
  for (let save = 0; save < saves; save += 1) {
    writeFileSync(file, before.replace('"heading": "', `"heading": "${save} `));
    await wait(saveMs);
  }
  writeFileSync(file, before);
  await wait(settledMs);
  await tab.close();
}

/** Waits for the output, which is moved into place when its last picture is made. */
async function waitForBuild({ url }: RunningServer): Promise<void> {
  while (!existsSync(out)) await wait(200);
  await wait(settledMs);
  await (await fetch(url)).arrayBuffer();
}
