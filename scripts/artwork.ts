/**
 * Makes the artwork of the reference site in pages/_media.
 *
 *   npm run artwork -- [--force] [--only PREFIX]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeArtwork } from '#build/artwork/index.ts';

const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const { written, kept } = await makeArtwork(
  { folder: fileURLToPath(new URL('../pages/_media', import.meta.url)), force: values.force, only: values.only },
  (path) => console.log(path),
);
console.log(`${written} files written, ${kept} left as they are`);
