import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { programKey } from '#engine/store/programKey.ts';

const root = join(import.meta.dirname, '..');
const store = join(root, '.cache/once');

/** Folders that decide what is made: the engine, and the sites that tests build with it. */
const folders = ['src', 'blocks', 'schemas', 'scripts', 'tests/package', 'tests/sites', 'tests/bench/pages'];

/**
 * A folder of things that take long to make and that several test files look at: whoever needs one first makes it. It is
 * another one as soon as the engine changes, and what was made of an earlier engine goes.
 */
function folderOfNow(): string {
  const key = contentHash([programKey(folders), readFileSync(join(root, 'package.json'))], 32);
  const folder = join(store, key);
  if (existsSync(folder)) return folder;
  rmSync(store, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A folder that nobody changes, made once for all test files and runners.
 * @param name of it
 * @param make fills the empty folder that it is given
 */
export function madeOnce(name: string, make: (folder: string) => void): string {
  const { made, begin, end } = placeOf(name);
  if (existsSync(made)) return made;
  const making = begin();
  make(making);
  return end(making);
}

/** The same for what is made by and by. */
export async function madeOnceLater(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const { made, begin, end } = placeOf(name);
  if (existsSync(made)) return made;
  const making = begin();
  await make(making);
  return end(making);
}

function placeOf(name: string) {
  const all = folderOfNow();
  const made = join(all, name);
  return {
    made,
    begin: () => mkdtempSync(join(all, `.${name}-`)),
    end(making: string): string {
      try {
        renameSync(making, made);
      } catch (error) {
        // Somebody else has made it meanwhile.
        if (!existsSync(made)) throw error;
        rmSync(making, { recursive: true });
      }
      return made;
    },
  };
}

/** Offers a folder that a test has made on its way to others that need such a one. */
export const offerMade = (name: string, folder: string): void => {
  madeOnce(name, (made) => cpSync(folder, made, { recursive: true }));
};
