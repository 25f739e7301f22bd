import { fileOf, listAt, pagePaths, type Site } from '../site/model.ts';
import { words } from '../site/pages.ts';
import type { Chance } from './chance.ts';
import type { Edit } from './edit.ts';

const some = (site: Site, chance: Chance) => chance.pick(pagePaths(site)) ?? 'index.json';

/** Edits after which a site must not be built. */
export const breakingEdits: Record<string, Edit> = {
  'comma forgotten': (site, chance) => {
    const path = chance.pick([...site.files.keys()]) ?? '';
    site.broken.set(path, JSON.stringify(fileOf(site, path), null, 2).replace(',\n', '\n'));
    return path;
  },
  'half of a file': (site, chance) => {
    const path = some(site, chance);
    const json = JSON.stringify(fileOf(site, path));
    site.broken.set(path, json.slice(0, json.length / 2));
    return path;
  },
  'link to nowhere': (site, chance) => {
    const path = some(site, chance);
    listAt(fileOf(site, path), 'blocks').push(words('See [nothing](/nowhere-at-all).'));
    return path;
  },
  'block of no kind': (site, chance) => {
    const path = some(site, chance);
    listAt(fileOf(site, path), 'blocks').push({ type: 'riverboat' });
    return path;
  },
  'picture that is not there': (site, chance) => {
    const path = some(site, chance);
    fileOf(site, path).image = 'gone.jpg';
    return path;
  },
  'picture taken away': (site) => {
    site.pictures.delete('ridge.jpg');
    site.pictures.delete('river/ridge.jpg');
    return 'ridge.jpg';
  },
  'page taken away that others link to': (site) =>
    site.files.delete('courses/index.json') ? 'courses/index.json' : undefined,
  'value taken away that texts name': (site) => {
    delete fileOf(site, '_site.json').phoneShown;
    return 'phoneShown';
  },
};
