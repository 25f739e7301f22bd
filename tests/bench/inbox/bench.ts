/*
 * npm run bench -- inbox [--clients 50] [--seconds 10]: entries a second that the inbox stores, each on the disk before
 * it is answered, beside a bare Node server that appends what it gets to a file and waits for the disk. The clients are
 * on the same machine, in another process. After it what the process holds in memory, before and at the end.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '#engine/problems/commandLine.ts';
import { formKey } from '#rules/formKey.ts';
import { defaultLabels } from '#shared/content.ts';
import { alignColumns } from '../columns.ts';
import { memoryOf } from '../processTree.ts';
import { size } from '../smoke.ts';

const options = {
  clients: { about: 'visitors who send at once', default: String(size(50, 3)) },
  seconds: { about: 'how long they send', default: String(size(10, 0.3)) },
};

const { clients = '', seconds = '' } = readOptions(options, process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'bench-inbox-'));

const rules = [{ rule: 'required', message: 'Please fill this in' }];
const fields = [
  { name: 'name', label: 'Name', input: 'text', rules },
  { name: 'email', label: 'E-mail', input: 'email', rules: [...rules, { rule: 'email', message: 'No address' }] },
  { name: 'message', label: 'Message', input: 'textarea', rules },
];
const key = formKey({ fields });
const form = { key, name: 'ask', title: 'Ask', language: 'en', page: '/', siteName: 'Bench', submitLabel: 'Send' };
const forms = JSON.stringify([{ ...form, fields, labels: defaultLabels }]);

interface Receiver {
  name: string;
  start: () => ChildProcess;
  path: string;
}

const root = join(import.meta.dirname, '../../..');
const script = (path: string, ...words: string[]) =>
  fork(join(root, 'scripts/compiled.cjs'), [join(root, path), ...words], { cwd: root });

const receivers: Receiver[] = [
  {
    name: 'inbox',
    start: () => script('tests/inbox/server.ts', JSON.stringify({ file: join(folder, 'inbox.db') }), forms),
    path: `/_inbox/${key}`,
  },
  { name: 'bare', start: () => script('tests/bench/inbox/bareServer.ts', join(folder, 'bare.jsonl')), path: '/' },
];

/** Sends one entry after another until the time is over. @returns how long each took, in milliseconds */
async function sendEntries(url: string, client: number, end: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; performance.now() < end; number++) {
    const start = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': `${client}-${number}`,
        // Each entry has a sender of its own, since one sender may not send as much.
        'x-forwarded-for': `10.${client % 250}.${Math.floor(number / 250) % 250}.${number % 250}`,
      },
      body: JSON.stringify({
        name: `Visitor ${number}`,
        email: 'asha@example.edu',
        message: 'I would like to visit. '.repeat(20),
      }),
    });
    if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times;
}

async function measure({ name, start, path }: Receiver): Promise<string[]> {
  const child = start();
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const memory = () => `${(memoryOf([child.pid ?? 0]) / 1024 ** 2).toFixed(0)} MB`;
  const before = memory();
  const begin = performance.now();
  const end = begin + Number(seconds) * 1000;
  const url = `http://127.0.0.1:${port}${path}`;
  const loops = Array.from({ length: Number(clients) }, (_, client) => sendEntries(url, client, end));
  const times = (await Promise.all(loops)).flat().sort((one, other) => one - other);
  const perSecond = times.length / ((performance.now() - begin) / 1000);
  const after = memory();
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  return [name, perSecond.toFixed(0), at(0.5), at(0.95), before, after];
}

async function run(): Promise<void> {
  const rows = [['receiver', 'entries/s', 'median', '95 %', 'memory before', 'after']];
  for (const receiver of receivers) rows.push(await measure(receiver));
  console.log(alignColumns(rows).join('\n'));
  rmSync(folder, { recursive: true });
}

void run();
