import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import { programFingerprint } from '#engine/store/programFingerprint.ts';

const root = join(import.meta.dirname, '..');
const store = join(root, '.cache/once');

/** Folders on which cached results depend: the engine, and the sites that tests build with it. */
const folders = ['src', 'blocks', 'schemas', 'scripts', 'tests/package', 'tests/sites', 'tests/bench/pages'];

/**
 * A cache folder for results that are slow to make and that several test files use; the first user makes them. Its name
 * depends on the engine, and results of an earlier engine are removed.
 */
function folderOfNow(): string {
  const key = contentHash([programFingerprint(folders), readFileSync(join(root, 'package.json'))], 32);
  const folder = join(store, key);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  // Other workers may have found the new folder already.
  for (const name of readdirSync(store))
    if (name !== key) rmSync(join(store, name), { recursive: true, force: true, maxRetries: 5 });
  return folder;
}

/**
 * A read-only folder, made once for all test files and runners.
 * @param name of it
 * @param make fills the empty folder
 */
export function madeOnce(name: string, make: (folder: string) => void): string {
  const { made, begin, end } = placeOf(name);
  if (existsSync(made)) return made;
  const making = begin();
  make(making);
  return end(making);
}

/** The same for an asynchronous function. */
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
        // A different process has made it meanwhile.
        if (!existsSync(made)) throw error;
        rmSync(making, { recursive: true });
      }
      return made;
    },
  };
}

/** Offers a folder that a test has made to others that need the same. */
export const offerMade = (name: string, folder: string): void => {
  madeOnce(name, (made) => cpSync(folder, made, { recursive: true }));
};
