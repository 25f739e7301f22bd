import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { DatabasePlace } from '#inbox/store/openDatabase.ts';
import { inboxForm, temporaryFolder, temporaryStore } from '#tests/samples/inbox.ts';
import { startPostgres } from './postgres.ts';

/*
 * An inbox that is killed at any time under load has every entry for which a visitor was thanked, and none twice: what
 * was not answered is sent again with its key, as browsers do. LINTEL_KILLS sets how often.
 */

const kills = Number(process.env.LINTEL_KILLS ?? 3);
const senders = 8;
const form = inboxForm();
const server = process.env.LINTEL_KILLS ? startPostgres() : undefined;
afterAll(() => server?.stop());

interface Running {
  child: ChildProcess;
  port: number;
}

async function start(place: object): Promise<Running> {
  const child = fork('scripts/compiled.cjs', [
    join(import.meta.dirname, 'server.ts'),
    JSON.stringify(place),
    JSON.stringify([form]),
  ]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, port };
}

/** In a file; `npm test -- long` also on a PostgreSQL server, where that is installed. */
const places: [name: string, DatabasePlace | undefined][] = [
  ['a file', undefined],
  ...(server ? [['PostgreSQL', { url: server.url }] satisfies [string, DatabasePlace]] : []),
];

it.each(places)(
  `loses no thanked entry and stores none twice, killed ${kills} times, in %s`,
  async (_, given) => {
    const place = given ?? { file: join(temporaryFolder(), 'inbox.db') };
    let running = await start(place);
    let isOver = false;
    const thanked: string[] = [];
    const sendAgain = async (number: string): Promise<void> => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': number };
      while (true) {
        const body = JSON.stringify({ name: `Visitor ${number}` });
        const url = `http://127.0.0.1:${running.port}/_inbox/${form.key}`;
        // Every sender has an address of its own, as behind a proxy.
        const sender = {
          'x-forwarded-for': `10.1.${Math.floor(thanked.length / 50) % 250}.${Number(number.split('-')[0])}`,
        };
        const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...sender }, body }).catch(
          () => undefined,
        );
        if (answer?.status === 201) break;
        await sleep(5);
      }
      thanked.push(number);
    };
    const senderLoop = async (sender: number) => {
      for (let number = 0; !isOver; number++) await sendAgain(`${sender}-${number}`);
    };
    const loops = Array.from({ length: senders }, (_, sender) => senderLoop(sender + 1));
    for (let kill = 0; kill < kills; kill++) {
      await sleep(40 + ((kill * 37) % 150));
      const exit = once(running.child, 'exit');
      running.child.kill('SIGKILL');
      await exit;
      running = await start(place);
    }
    isOver = true;
    await Promise.all(loops);
    running.child.kill('SIGKILL');
    await once(running.child, 'exit');
    const { database } = await temporaryStore([], place);
    const rows = await database.selectFrom('entries').select('entryValues').execute();
    const stored = rows.map(({ entryValues }) => String(JSON.parse(entryValues).name).replace('Visitor ', ''));
    expect(stored.sort()).toEqual([...new Set(thanked)].sort());
    expect(thanked.length).toBeGreaterThan(kills);
  },
  60_000 + kills * 3_000,
);
