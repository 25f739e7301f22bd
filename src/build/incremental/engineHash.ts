import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../cache.ts';

const root = join(import.meta.dirname, '../../..');

/** Everything that a page follows from beside content, and beside what is compiled for it. */
const rooms = ['src/build', 'src/shared', 'blocks', 'schemas'];

const isRead = (name: string) => /\.(ts|json)$/.test(name) && !/(\.test\.ts|\.examples\.json)$/.test(name);

/** Hash of this program: what another one has made has to be made again. */
export function engineHash(): string {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => isRead(name) && !name.startsWith('generated'))
      .map((name) => join(room, name)),
  );
  return contentHash(
    files.sort().flatMap((file) => [file, readFileSync(join(root, file))]),
    16,
  );
}
