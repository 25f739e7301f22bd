/*
 * npm run bench -- serve [--clients 500] [--seconds 10]: Lintel's own server beside nginx, where there is one, with the
 * configuration that the build has written for it. Many clients ask for all pages in turn, compressed ahead with Brotli,
 * each on a connection that stays open. Both servers have one process; the clients are on the same machine, in another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { readOptions } from '#engine/problems/commandLine.ts';
import { nginxPath, startNginx } from '#tests/delivery/nginx.ts';
import { ask } from '#tests/delivery/request.ts';
import { alignColumns } from '../columns.ts';
import { startProcess } from '../dev/devProcess.ts';
import { cpuOf, memoryOf } from '../processTree.ts';
import { size } from '../smoke.ts';
import { askAtOnce, waitForClosing } from './clients.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  clients: { about: 'connections that ask at once', default: String(size(500, 5)) },
  seconds: { about: 'how long they ask', default: String(size(10, 0.2)) },
};

const { pages = '', clients = '', seconds = '' } = readOptions(options, process.argv.slice(2));
const root = join(import.meta.dirname, '../../..');
const out = mkdtempSync(join(tmpdir(), 'bench-serve-'));

interface Host {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

async function startOwnServer(): Promise<Host> {
  const args = ['--import', 'tsx', 'scripts/serve.ts', '--out', out];
  const { url, pid, stop } = await startProcess(process.execPath, args, { cwd: root, env: { HOST: '127.0.0.1' } });
  return { port: Number(new URL(url).port), pid, stop };
}

try {
  const { ok } = await buildSite({ pages: resolve(pages), out, compress: true });
  if (!ok) throw new Error(`${pages} has errors: npm run check says which.`);
  console.log(`${clients} clients for ${seconds} s; load average ${loadavg()[0]?.toFixed(1)}`);
  const hosts: [string, () => Promise<Host>][] = [
    ["Lintel's own", startOwnServer],
    ...(nginxPath ? [['nginx', () => startNginx(out)] satisfies [string, () => Promise<Host>]] : []),
  ];
  const lines = [['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs each', 'failed', 'memory MB', 'slow clients closed']];
  for (const [name, start] of hosts) lines.push([name, ...(await measure(start))]);
  for (const line of alignColumns(lines)) console.log(`  ${line}`);
} finally {
  rmSync(out, { recursive: true });
}

async function measure(start: () => Promise<Host>): Promise<string[]> {
  const { port, pid, stop } = await start();
  try {
    const load = { port, clients: Number(clients), paths: await pathsOf(port) };
    const memory = () => (memoryOf([pid]) / 1024 ** 2).toFixed(0);
    // A warm-up, for everything that is read and compiled on first use.
    await askAtOnce({ ...load, forMs: size(8000, 100) });
    const [memoryBefore, cpuBefore] = [memory(), cpuOf(pid)];
    const { requests, failed, ms, latencies } = await askAtOnce({ ...load, forMs: Number(seconds) * 1000 });
    const cpu = cpuOf(pid) - cpuBefore;
    const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1);
    const slow = size(100, 2);
    const closed = await waitForClosing(port, slow, size(20_000, 100));
    return [
      ((requests / ms) * 1000).toFixed(0),
      at(0.5),
      at(0.99),
      ((cpu / requests) * 1000).toFixed(0),
      String(failed),
      `${memoryBefore} → ${memory()}`,
      `${closed} of ${slow} in ${size(20, 0)} s`,
    ];
  } finally {
    await stop();
  }
}

async function pathsOf(port: number): Promise<string[]> {
  const { body } = await ask(port, { path: '/sitemap.xml' });
  return [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
