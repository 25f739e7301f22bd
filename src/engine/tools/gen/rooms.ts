/**
 * The law of imports, in one table. `npm run gen` writes Biome's rules and the tsconfigs from it, and a test holds the
 * real import graph against it.
 */

/** A folder of code, and what its files may import beside each other. */
export interface Room {
  /** From the top of the project. */
  folder: string;
  /** Files of it that lie in the folder of another room. */
  outside?: string;
  /** How code elsewhere begins the names of its files. */
  alias?: string;
  /** Folders of the rooms that it may import, types included. Everything else is refused. */
  uses: string[];
  /** What its code may rely on: the language alone, a browser, or Node. */
  environment: 'any' | 'browser' | 'node';
}

/** The floors of the engine: each may use those before it. */
export const floors = ['store', 'problems', 'content', 'check', 'edit', 'make', 'serve', 'tools'].map(
  (name) => `src/engine/${name}`,
);

/** Rooms of the site's own code, in the order of their use. */
const siteRooms: Room[] = [
  { folder: 'src/shared', uses: [], environment: 'any' },
  { folder: 'src/rules', uses: ['src/shared'], environment: 'any' },
  { folder: 'src/ui', uses: ['src/shared', 'src/rules'], environment: 'browser' },
  { folder: 'blocks', uses: ['src/shared', 'src/rules', 'src/ui'], environment: 'browser' },
  { folder: 'src/render', uses: ['src/shared', 'src/rules', 'src/ui', 'blocks'], environment: 'browser' },
  {
    folder: 'src/client',
    // What a page feature has for browsers.
    outside: 'src/engine/make/features/*/client.ts',
    uses: ['src/shared', 'src/rules', 'src/ui', 'blocks', 'src/render'],
    environment: 'browser',
  },
  // Functions that a tool gives to a page that it has opened: each is sent there by itself.
  { folder: 'src/inPage', uses: [], environment: 'browser' },
  // The editor: it shows pages, and has nothing of theirs in it. Forms it judges as they judge what visitors fill in.
  { folder: 'src/studio', uses: ['src/shared', 'src/rules', 'blocks'], environment: 'browser' },
];

/** The engine may use all of them but what runs in browsers alone. */
const usedByEngine = siteRooms
  .map(({ folder }) => folder)
  .filter((folder) => !['src/client', 'src/studio'].includes(folder));

const aliasOf = (folder: string) => `#${folder.replace(/^src\//, '')}`;

/** Every room, those that are used before those that use them. */
export const rooms: Room[] = [
  ...siteRooms.map((room) => ({ ...room, alias: aliasOf(room.folder) })),
  ...floors.map((folder, index): Room => {
    const uses = [...usedByEngine, ...floors.slice(0, index)];
    return { folder, alias: aliasOf(folder), uses, environment: 'node' };
  }),
  { folder: 'scripts', uses: floors, environment: 'node' },
];

/** The room that a file is in, by its path from the top of the project; undefined for tests and configuration. */
export const roomOf = (path: string): Room | undefined =>
  rooms.find(({ outside }) => outside && new RegExp(`^${outside.replace('*', '[^/]+')}$`).test(path)) ??
  rooms.find(({ folder }) => path.startsWith(`${folder}/`));
