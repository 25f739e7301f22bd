import { afterAll, beforeAll } from 'vitest';
import { type CleanBuilder, makeFolder, startCleanBuilder, warmUp } from './place.ts';

/** Folder and builder of a test file. */
export interface Workshop {
  /** Folder of everything that the tests make; removed when they have ended. */
  folder: string;
  /** Builds sites without a cache of content; runs as long as the tests. */
  readonly clean: CleanBuilder;
}

/** Prepares the folder and the builder of a test file, for as long as it runs. */
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
