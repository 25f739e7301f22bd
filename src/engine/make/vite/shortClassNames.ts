import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { contentHash } from '#engine/store/cache.ts';
import { letterName } from '../css/letterName.ts';
import { ownBlockStyles } from './ownBlocks.ts';

const rooms = ['src/ui', 'src/render', 'blocks'];
const namePattern = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;

/** By the whole path: two folders may each have a file of the same name. */
const keyOf = (file: string, name: string) => `${file.split('?')[0]} ${name}`;

/** A number for each name in each CSS module, the same in both programs that are compiled from them. */
function numberNames(root: string): Map<string, number> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => join(root, room, name)),
  );
  files.push(...ownBlockStyles());
  const numbers = new Map<string, number>();
  for (const file of files.sort()) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(namePattern)) {
      const key = keyOf(file, name);
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  }
  return numbers;
}

/** Name of a class that has come into a file while the dev server runs: it shows a developer where it comes from. */
const readableName = (name: string, file: string) =>
  `${name}_${contentHash([basename(file.split('?')[0] ?? file)], 3)}`;

/**
 * Class names of one or two letters in what visitors get: 3 to 4 % of a document after compression. The dev server gives
 * the same ones, since pages are rendered there by the code that builds render with.
 */
export function shortClassNames(root: string): Plugin {
  const numbers = numberNames(root);
  return {
    name: 'lintel:short-class-names',
    config: (_, { command }) => ({
      css: {
        modules: {
          generateScopedName(name: string, file: string) {
            const number = numbers.get(keyOf(file, name));
            if (number !== undefined) return letterName(number);
            if (command === 'serve') return readableName(name, file);
            throw new Error(`${file} has a name that was not found in it: ${name}`);
          },
        },
      },
    }),
  };
}
