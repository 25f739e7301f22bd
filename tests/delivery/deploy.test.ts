import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { createSampleBuilds } from '../samples/output.ts';
import { nginxPath, startNginx } from './nginx.ts';
import { ask } from './request.ts';

/*
 * A site is built again and again while others read it: behind a link it is available at any time.
 */

const builds = 150;
const { deliver } = createSampleBuilds();

/** A build of one page, which names one file of code that no other build has. Earlier files are kept throughout. */
const build = (out: string, name: string) =>
  deliver(out, { 'index.html': name, [`assets/${name}.js`]: name, '_nginx.conf': '' }, { keep: builds });

async function deployed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const link = join(folder, 'current');
  symlinkSync('releases/none-yet', link);
  await build(link, 'b0');
  return link;
}

const message = (child: ChildProcess) => new Promise<unknown>((resolve) => child.once('message', resolve));

it('a process that reads all the time never misses a file', async () => {
  const link = await deployed();
  const reader = fork(join(import.meta.dirname, 'reader.mjs'), [link]);
  await message(reader);
  for (let number = 1; number <= builds; number++) {
    await build(link, `b${number}`);
    await sleep(2);
  }
  const report = message(reader);
  reader.send('stop');
  const {
    reads,
    builds: distinctBuilds,
    failures,
  } = (await report) as { reads: number; builds: number; failures: string[] };
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(builds);
  expect(distinctBuilds).toBeGreaterThan(1);
});

const startOwnServer = (directory: string) =>
  startServer({ directory, port: 0 }).then(({ port, close }) => ({ port, stop: close }));

const hosts = [
  { name: "Lintel's own server", start: startOwnServer, isThere: true },
  { name: 'nginx', start: startNginx, isThere: Boolean(nginxPath) },
];

for (const { name, start, isThere } of hosts)
  it.skipIf(!isThere)(`visitors of ${name} get every page and its code`, async () => {
    const link = await deployed();
    const host = await start(link);
    let isOver = false;
    const failures: string[] = [];
    const visit = async () => {
      while (!isOver) {
        const page = await ask(host.port, { path: '/' });
        const code = await ask(host.port, { path: `/assets/${page.body}.js` });
        if (page.status !== 200 || code.status !== 200) failures.push(`${page.status} ${page.body}, ${code.status}`);
      }
    };
    const visits = [visit(), visit()];
    for (let number = 1; number <= builds; number++) {
      await build(link, `b${number}`);
      await sleep(2);
    }
    isOver = true;
    await Promise.all(visits);
    await host.stop();
    expect(failures).toEqual([]);
  });
