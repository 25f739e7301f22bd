import { isObject, type JsonObject } from '#shared/json.ts';
import { fileOf, pagePaths, routeOf, type Site } from '../site/model.ts';
import { page, words } from '../site/pages.ts';
import type { Chance } from './chance.ts';
import type { Edit } from './edit.ts';
import { changeLinks, reworded } from './texts.ts';

const any = (site: Site, chance: Chance): [string, JsonObject] => {
  const path = chance.pick(pagePaths(site)) ?? 'index.json';
  return [path, fileOf(site, path)];
};

/** Pages that a site can do without. */
const spare = (site: Site): string[] => pagePaths(site).filter((path) => path !== 'index.json');

const photo = (site: Site, chance: Chance) =>
  chance.pick([...site.pictures.keys()].filter((path) => path.endsWith('.jpg'))) ?? '';

const card = (content: JsonObject): JsonObject => {
  if (!isObject(content.card)) content.card = {};
  return content.card;
};

/** Edits of a page's own properties. */
export const pageEdits: Record<string, Edit> = {
  'heading of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    content.heading = reworded(String(content.heading), chance);
    return `${path}: ${content.heading}`;
  },
  'description of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    content.description = reworded(String(content.description), chance);
    return path;
  },
  'card of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    if (chance.flip()) card(content).text = reworded(String(content.heading), chance);
    else card(content).title = reworded(String(content.heading), chance);
    return path;
  },
  'picture of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    const to = photo(site, chance);
    if (chance.flip()) card(content).image = to;
    else content.image = to;
    return `${path}: ${to}`;
  },
  'fields of a page': (site, chance) => {
    const path = chance.pick(pagePaths(site).filter((one) => isObject(fileOf(site, one).fields)));
    if (!path) return undefined;
    const fields = fileOf(site, path).fields as JsonObject;
    if (chance.flip()) fields.level = chance.pick(['undergraduate', 'graduate', 'evening']);
    else fields.category = chance.pick(['Arts', 'Sciences', 'Crafts']);
    return path;
  },
  'order of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    if (chance.below(3)) content.order = chance.below(5);
    else delete content.order;
    return `${path}: ${content.order}`;
  },
  'section of a page': (site, chance) => {
    const path = chance.pick(spare(site));
    if (!path) return undefined;
    const content = fileOf(site, path);
    const above = chance.pick(['/about', '/courses', '/guides', '/news'].filter((route) => route !== routeOf(path)));
    if (content.section === undefined) content.section = above;
    else delete content.section;
    return `${path}: ${content.section}`;
  },
  'layout of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    const to = chance.pick(['inner', 'course', undefined].filter((name) => name !== content.layout));
    if (to) content.layout = to;
    else delete content.layout;
    return `${path}: ${to}`;
  },
  'page shown to search engines or not': (site, chance) => {
    const [path, content] = any(site, chance);
    if (content.index === false) delete content.index;
    else content.index = false;
    return path;
  },
  'draft or not': (site, chance) => {
    const path = chance.pick(spare(site));
    if (!path) return undefined;
    const content = fileOf(site, path);
    changeLinks(site, routeOf(path), '/');
    const now = fileOf(site, path);
    if (content.draft === true) delete now.draft;
    else now.draft = true;
    return `${path}: ${now.draft === true}`;
  },
  'days of a page': (site, chance) => {
    const path = chance.pick(spare(site));
    if (!path) return undefined;
    changeLinks(site, routeOf(path), '/');
    const key = chance.flip() ? 'publishAt' : 'expireAt';
    const day = chance.pick(['2026-01-10', '2026-11-20', '2026-11-21', '2027-02-01']);
    fileOf(site, path)[key] = day;
    return `${path}: ${key} ${day}`;
  },
  'other address of a page': (site, chance) => {
    const [path, content] = any(site, chance);
    if (Array.isArray(content.aliases)) delete content.aliases;
    else content.aliases = [`/short-${chance.below(50)}`, ...(chance.flip() ? [`/old/way-${chance.below(50)}`] : [])];
    return `${path}: ${content.aliases}`;
  },
};

const newPlaces = ['courses/', 'news/2027/', 'about/place/', 'guides/rivers/', '', 'courses/evening/'];

/** Edits of the pages as files. */
export const pageFileEdits: Record<string, Edit> = {
  'page added': (site, chance) => {
    const number = chance.below(100);
    const path = `${chance.pick(newPlaces)}page-${number}.json`;
    if (site.files.has(path)) return undefined;
    const more = chance.flip()
      ? { layout: 'inner' }
      : { layout: 'course', fields: { level: 'undergraduate', category: 'Arts' } };
    site.files.set(path, page(`Page ${number}`, [words('It is new. See [the courses](/courses).')], more));
    return path;
  },
  'page removed': (site, chance) => {
    const path = chance.pick(spare(site));
    if (!path) return undefined;
    changeLinks(site, routeOf(path), '/');
    site.files.delete(path);
    return path;
  },
  'page renamed': (site, chance) => {
    const path = chance.pick(spare(site));
    if (!path) return undefined;
    const to = path.endsWith('/index.json')
      ? path.replace('/index.json', '.json')
      : `${chance.flip() ? (chance.pick(newPlaces) ?? '') : path.replace(/[^/]+$/, '')}moved-${chance.below(100)}.json`;
    if (site.files.has(to)) return undefined;
    const content = fileOf(site, path);
    site.files.delete(path);
    site.files.set(to, content);
    changeLinks(site, routeOf(path), routeOf(to));
    if (chance.flip() && routeOf(path) !== routeOf(to)) fileOf(site, to).aliases = [routeOf(path)];
    return `${path} → ${to}`;
  },
  'page put between others': (site, chance) => {
    const between = [
      'guides/rivers.json',
      'guides/rivers/lower/index.json',
      'news/2026.json',
      'guides/rivers/lower.json',
    ];
    const path = chance.pick(between) ?? '';
    if (site.files.delete(path)) {
      changeLinks(site, routeOf(path), '/');
      return `${path} taken away`;
    }
    site.files.set(path, page(`Between ${chance.below(100)}`, [words('What lies between.')], { layout: 'inner' }));
    return path;
  },
  'not-found page': (site, chance) => {
    const path = chance.pick(['courses/_404.json', 'news/_404.json']) ?? '';
    if (!site.files.delete(path)) site.files.set(path, page(`Nothing ${chance.below(100)}`, [words('Go [home](/).')]));
    return path;
  },
};
