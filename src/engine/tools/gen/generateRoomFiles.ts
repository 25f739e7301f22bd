import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import { type Room, rooms } from './rooms.ts';

export function generateRoomFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, value: object) =>
    files.set(join(projectRoot, path), `${JSON.stringify(value, undefined, 2)}\n`);
  for (const room of rooms) add(`${room.folder}/tsconfig.json`, tsconfigOf(room));
  const folders = rooms.map(({ folder }) => folder);
  const inTests = folders.map((folder) => `../${folder}`);
  add('tsconfig.json', withReferences('tsconfig.json', [...folders, 'tests']));
  add('tests/tsconfig.json', withReferences('tests/tsconfig.json', inTests));
  return files;
}

const outsideOf = ({ outside }: Room): string[] => (outside ? [outside] : []);

/** Files in the folder of a room that belong to another room. */
const foreignFilesOf = ({ folder }: Room): string[] =>
  rooms.flatMap(outsideOf).filter((path) => path.startsWith(`${folder}/`));

/** Creates the tsconfig of a room: its files can import only from its references. */
function tsconfigOf(room: Room): object {
  const { folder, uses, environment } = room;
  const fromHere = (path: string) => relative(folder, path);
  const up = relative(folder, '.');
  const name = folder.replace(/^src\//, '').replaceAll('/', '-');
  return {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      ...(environment === 'browser' && { lib: ['es2023', 'dom', 'dom.iterable'], types: ['vite/client'] }),
      ...(environment === 'node' && { types: ['node'] }),
      rootDir: up,
      outDir: `${up}/.cache/types`,
      tsBuildInfoFile: `${up}/.cache/types/${name}.tsbuildinfo`,
    },
    include: ['.', ...outsideOf(room).map(fromHere), ...(folder === 'scripts' ? ['../vite.config.ts'] : [])],
    exclude: ['**/*.test.ts', '**/*.test.tsx', ...foreignFilesOf(room).map(fromHere)],
    references: uses.map((used) => ({ path: fromHere(used) })),
  };
}

/** Adds references from the table to a tsconfig that is written by hand. */
function withReferences(path: string, folders: string[]): object {
  const written: unknown = JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
  const config: JsonObject = asObject(written);
  return { ...config, references: folders.map((folder) => ({ path: folder })) };
}
