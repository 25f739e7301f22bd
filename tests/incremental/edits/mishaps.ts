import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { emptyOfPages } from '../engine/place.ts';
import type { Chance } from './chance.ts';
import type { Mishap } from './edit.ts';

const some = (directory: string, chance: Chance, fits: (path: string) => boolean = () => true) =>
  chance.pick(listFilesBelow(directory).filter(fits));

/** A mishap that happens to one file of a folder. */
const toOneOf =
  (folder: 'pages' | 'out', fits: (path: string) => boolean, happens: (file: string) => void): Mishap =>
  (folders, chance) => {
    const path = some(folders[folder], chance, fits);
    if (path) happens(join(folders[folder], path));
    return path;
  };

const isHtml = (path: string) => path.endsWith('.html');
const isAny = () => true;

/** Mishaps of the source, the output and the cache, which must make no difference. */
export const mishaps: Record<string, Mishap> = {
  'file touched': toOneOf('pages', isAny, (file) => utimesSync(file, new Date(), new Date())),
  'page of the output deleted': toOneOf('out', isHtml, (file) => rmSync(file)),
  'page of the output edited': toOneOf('out', isHtml, (file) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace('<main', '<p>By hand</p><main')),
  ),
  'page of the output cut off': toOneOf('out', isHtml, (file) =>
    writeFileSync(file, readFileSync(file).subarray(0, 500)),
  ),
  'page of the output made a folder': toOneOf('out', isHtml, (file) => {
    rmSync(file);
    mkdirSync(file);
  }),
  'file of the output deleted': toOneOf('out', isAny, (file) => rmSync(file)),
  'file of the output edited': toOneOf('out', isAny, (file) => writeFileSync(file, 'by hand')),
  'file put into the output': ({ out }, chance) => {
    const path =
      chance.pick(['notes.txt', 'about/draft.html', 'assets/old.js', 'new/folder/index.html', 'index.html.bak']) ?? '';
    if (!existsSync(out)) return undefined;
    mkdirSync(join(out, path, '..'), { recursive: true });
    writeFileSync(join(out, path), 'put here by hand');
    return path;
  },
  'folder put into the output': ({ out }) => {
    if (existsSync(out)) mkdirSync(join(out, 'empty/inside'), { recursive: true });
    return 'empty/inside';
  },
  'folder of the output removed': ({ out }, chance) => {
    const name =
      existsSync(out) && chance.pick(readdirSync(out).filter((entry) => statSync(join(out, entry)).isDirectory()));
    if (name) rmSync(join(out, name), { recursive: true });
    return name || undefined;
  },
  'whole output removed': ({ out }) => {
    // Behind a link, its target: the link itself is part of how the site is served.
    if (existsSync(out)) rmSync(realpathSync(out), { recursive: true });
    return 'all';
  },
  'cache emptied': ({ cache }) => {
    emptyOfPages(cache);
    return 'all that is made of content';
  },
  'part of the cache removed': ({ cache }, chance) => {
    const parts = readdirSync(cache, { recursive: true, encoding: 'utf8' })
      // Code does not depend on content; damage to it is tested elsewhere.
      .filter((path) => !/^(code|commands)(\/|$)/.test(path))
      .sort();
    const part = chance.pick(parts);
    if (part) rmSync(join(cache, part), { recursive: true });
    return part;
  },
};
