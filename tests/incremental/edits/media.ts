import type { Site } from '../site/model.ts';
import { drawings, photographs } from '../site/pictures.ts';
import type { Edit } from './edit.ts';
import { changeTexts } from './texts.ts';

const isPhoto = (path: string) => path.endsWith('.jpg');
const photos = (site: Site) => [...site.pictures.keys()].filter(isPhoto);

export const mediaEdits: Record<string, Edit> = {
  'picture replaced': (site, chance) => {
    const path = chance.pick([...site.pictures.keys()]) ?? '';
    site.pictures.set(path, chance.pick(isPhoto(path) ? photographs : drawings) ?? '');
    return `${path}: ${site.pictures.get(path)}`;
  },
  'pictures exchanged': (site, chance) => {
    const [first = '', second = ''] = [chance.pick(photos(site)), chance.pick(photos(site))];
    const [of, with_] = [site.pictures.get(first) ?? '', site.pictures.get(second) ?? ''];
    site.pictures.set(first, with_).set(second, of);
    return `${first} and ${second}`;
  },
  'picture renamed': (site, chance) => {
    const from = chance.pick(photos(site)) ?? '';
    const to = from.includes('/') ? from.replace('river/', '') : `river/${from}`;
    site.pictures.set(to, site.pictures.get(from) ?? '');
    site.pictures.delete(from);
    changeTexts(site, (text) => (text === from ? to : text));
    return `${from} → ${to}`;
  },
  'picture in two folders': (site) => {
    // With the same name and the same bytes, both have the same address.
    const twin = 'twin/mill.jpg';
    if (!site.pictures.delete(twin)) {
      site.pictures.set(twin, site.pictures.get('mill.jpg') ?? 'dusk');
      return `${twin} added`;
    }
    changeTexts(site, (text) => (text === twin ? 'ridge.jpg' : text));
    return `${twin} removed`;
  },
};
