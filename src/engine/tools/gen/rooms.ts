/**
 * Table of the allowed imports. `npm run gen` writes the tsconfigs from it, and a test compares it with the real import
 * graph.
 */

/** Folder of code with its allowed imports; its own files may import each other. */
export interface Room {
  /** From the top of the project. */
  folder: string;
  /** Pattern of its files that are in the folder of another room. */
  outside?: string;
  /** Folders of the rooms that it may import, types included. */
  uses: string[];
  /** Globals that its code may use: of the language alone, of a browser, or of Node. */
  environment: 'any' | 'browser' | 'node';
}

/** Layers of the engine: each may import those before it. */
export const floors = ['store', 'problems', 'content', 'check', 'edit', 'make', 'serve', 'tools'].map(
  (name) => `src/engine/${name}`,
);

/** Rooms of the site's own code; each imports only rooms before it. */
const siteRooms: Room[] = [
  { folder: 'src/shared', uses: [], environment: 'any' },
  { folder: 'src/rules', uses: ['src/shared'], environment: 'any' },
  { folder: 'src/ui', uses: ['src/shared', 'src/rules'], environment: 'browser' },
  { folder: 'blocks', uses: ['src/shared', 'src/rules', 'src/ui'], environment: 'browser' },
  { folder: 'src/render', uses: ['src/shared', 'src/rules', 'src/ui', 'blocks'], environment: 'browser' },
  {
    folder: 'src/client',
    // Scripts of page features for browsers.
    outside: 'src/engine/make/features/*/client.ts',
    uses: ['src/shared', 'src/rules', 'src/ui', 'blocks', 'src/render'],
    environment: 'browser',
  },
  // Functions that a tool sends into an opened page, each by itself.
  { folder: 'src/inPage', uses: [], environment: 'browser' },
  // Editors of texts with markup, in the studio and on the page in its canvas.
  { folder: 'src/markdown', uses: ['src/shared'], environment: 'browser' },
  // The studio's part inside a page that it frames. The studio itself has only its messages (`shared/framedPage.ts`).
  { folder: 'src/framed', uses: ['src/shared', 'src/markdown'], environment: 'browser' },
  // The studio shows pages without importing their code. It validates forms by the same rules as visitors' input.
  {
    folder: 'src/studio',
    uses: ['src/shared', 'src/rules', 'blocks', 'src/markdown'],
    environment: 'browser',
  },
];

const usedByEngine = siteRooms
  .map(({ folder }) => folder)
  .filter((folder) => !['src/client', 'src/markdown', 'src/framed', 'src/studio'].includes(folder));

export const rooms: Room[] = [
  ...siteRooms,
  ...floors.map((folder, index): Room => {
    const uses = [...usedByEngine, ...floors.slice(0, index)];
    return { folder, uses, environment: 'node' };
  }),
  // It receives what visitors send, by the rules of the page. It takes forms as data, and knows no engine.
  { folder: 'src/inbox', uses: ['src/shared', 'src/rules'], environment: 'node' },
  { folder: 'scripts', uses: [...floors, 'src/inbox'], environment: 'node' },
];

/** Room of a file, by path from the top of the project; undefined for tests and configuration. */
export const roomOf = (path: string): Room | undefined =>
  rooms.find(({ outside }) => outside && new RegExp(`^${outside.replace('*', '[^/]+')}$`).test(path)) ??
  rooms.find(({ folder }) => path.startsWith(`${folder}/`));
