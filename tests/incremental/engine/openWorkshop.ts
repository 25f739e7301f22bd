import { afterAll, beforeAll } from 'vitest';
import { type CleanBuilder, makeFolder, startCleanBuilder, warmUp } from './place.ts';

/** What the tests of a file build in, and beside. */
export interface Workshop {
  /** Folder of everything that they make; it is removed when they have ended. */
  folder: string;
  /** Makes every site from nothing; it is there while tests run. */
  readonly clean: CleanBuilder;
}

/** Prepares the folder and the builder that a file of tests needs, for as long as it runs. */
export function openWorkshop(): Workshop {
  const { folder, remove } = makeFolder();
  let clean: CleanBuilder | undefined;
  beforeAll(async () => {
    await warmUp(folder);
    clean = startCleanBuilder(folder);
  });
  afterAll(async () => {
    await clean?.stop();
    remove();
  });
  return {
    folder,
    get clean() {
      if (!clean) throw new Error('The builder is started before the first test.');
      return clean;
    },
  };
}
