import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { type Room, rooms } from './rooms.ts';

/** What follows from the table of rooms: Biome's rules and the tsconfigs, as texts by path on disk. */
export function generateRoomFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, value: object) =>
    files.set(join(projectRoot, path), `${JSON.stringify(value, undefined, 2)}\n`);
  add('.biome.rooms.json', { root: false, overrides: rooms.map(biomeOverride) });
  for (const room of rooms) add(`${room.folder}/tsconfig.json`, tsconfigOf(room));
  const folders = rooms.map(({ folder }) => folder);
  const inTests = folders.map((folder) => `../${folder}`);
  add('tsconfig.json', withReferences('tsconfig.json', [...folders, 'tests']));
  add('tests/tsconfig.json', withReferences('tests/tsconfig.json', inTests));
  return files;
}

/** Packages that only code with components may import. */
const componentPackages = ['react', 'react/**', 'react-dom', 'react-dom/**', '@mantine/**'];

function biomeOverride(room: Room): object {
  const { folder, uses, environment } = room;
  const names = [...uses, folder];
  const others = rooms.filter((other) => other.alias && !names.includes(other.folder));
  const patterns = [
    {
      group: [...others.map(({ alias }) => `${alias}/**`), '#tests/**'],
      message: `${folder} may import ${uses.join(', ') || 'no other room'}: the table of rooms says so.`,
    },
    {
      // Blocks stand in folders of their own and know nothing of each other.
      group:
        folder === 'blocks' ? ['#blocks/**', '../**'] : [`${room.alias ?? '#scripts'}/**`, ...otherFolders(folder)],
      message: 'Relative imports stay within one room; between rooms write #room/...',
    },
    ...(environment === 'any' ? [{ group: componentPackages, message: `${folder} is free of components.` }] : []),
  ];
  return {
    // What lists the blocks may import them all.
    includes: [
      folder === 'blocks' ? 'blocks/*/**' : `${folder}/**`,
      ...outsideOf(room),
      ...notOf(room).map((path) => `!${path}`),
    ],
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns } } },
        ...(environment !== 'node' && { correctness: { noNodejsModules: 'error' } }),
      },
    },
  };
}

const outsideOf = ({ outside }: Room): string[] => (outside ? [outside] : []);

/** Files in the folder of a room that are of others. */
const notOf = ({ folder }: Room): string[] => rooms.flatMap(outsideOf).filter((path) => path.startsWith(`${folder}/`));

/** The other rooms as a relative import would reach them from a room. */
const otherFolders = (folder: string): string[] =>
  rooms
    .filter((other) => other.folder !== folder)
    .map((other) => `**/${relative(folder, other.folder).split('\\').join('/')}/**`)
    .concat('**/../tests/**');

/** The tsconfig of a room: what it references is all that its files can import. */
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
    exclude: ['**/*.test.ts', '**/*.test.tsx', ...notOf(room).map(fromHere)],
    references: uses.map((used) => ({ path: fromHere(used) })),
  };
}

/** A tsconfig written by hand, with the references that the table asks for. */
function withReferences(path: string, folders: string[]): object {
  const written: unknown = JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
  const config: JsonObject = isObject(written) ? written : {};
  return { ...config, references: folders.map((folder) => ({ path: folder })) };
}
