import type { JsonObject } from '#shared/json.ts';
import { fileOf, listAt, type Site } from '../site/model.ts';
import { words } from '../site/pages.ts';
import type { Edit } from './edit.ts';
import { reworded, rewordOne, textsIn } from './texts.ts';

const settingsOf = (site: Site): JsonObject => fileOf(site, '_site.json');
const objectAt = (object: JsonObject, key: string): JsonObject => (object[key] ?? {}) as JsonObject;

const namesIn = (site: Site, folder: string) => [...site.files.keys()].filter((path) => path.startsWith(folder));

/** The `submit` objects of all forms, wherever they are. */
const submits = (site: Site): JsonObject[] =>
  [...site.files.values()].flatMap((file) =>
    listAt(file, 'blocks')
      .filter((block) => block.type === 'form')
      .map((block) => objectAt(block, 'submit')),
  );

/** Edits of parts that appear on many pages. */
export const shellEdits: Record<string, Edit> = {
  'value that texts name': (site, chance) => {
    const key = chance.pick(['students', 'years', 'name', 'email', 'phoneShown']) ?? '';
    if (key === 'students' || key === 'years') objectAt(settingsOf(site), 'facts')[key] = String(chance.below(5000));
    else if (key === 'email') settingsOf(site).email = `office-${chance.below(100)}@riverside.example.edu`;
    else settingsOf(site)[key] = reworded(String(settingsOf(site)[key]), chance);
    return key;
  },
  menu: (site, chance) => {
    const navigation = listAt(settingsOf(site), 'navigation');
    if (chance.flip()) return rewordOne(navigation, chance);
    const at = navigation.findIndex(({ label }) => label === 'More');
    if (at >= 0) navigation.splice(at, 1);
    else navigation.splice(chance.below(navigation.length), 0, { label: 'More', link: '/all' });
    return `an entry ${at >= 0 ? 'fewer' : 'more'}`;
  },
  footer: (site, chance) => rewordOne(settingsOf(site).footer, chance),
  'colour of the site': (site, chance) => {
    objectAt(settingsOf(site), 'theme').brand = chance.pick(['#8a1c3b', '#1f5f8b', '#2f6b2f']);
    return String(objectAt(settingsOf(site), 'theme').brand);
  },
  'language of the site': (site) => {
    settingsOf(site).language = settingsOf(site).language === 'en-GB' ? 'de' : 'en-GB';
    return String(settingsOf(site).language);
  },
  'address of the site': (site, chance) => {
    settingsOf(site).url = `https://www-${chance.below(3)}.riverside.example.edu`;
    return String(settingsOf(site).url);
  },
  redirect: (site, chance) => {
    const redirects = objectAt(settingsOf(site), 'redirects');
    const from = chance.pick(['/blog', '/tickets', '/old/shop', '/apply']) ?? '';
    if (redirects[from] && chance.flip()) delete redirects[from];
    else redirects[from] = `https://shop.example.org/${chance.below(10)}`;
    return `${from} → ${redirects[from]}`;
  },
  'place that a form sends to': (site, chance) => {
    const submit = chance.pick(submits(site));
    if (!submit) return undefined;
    Object.assign(submit, { kind: 'http', url: `https://forms-${chance.below(4)}.example.org/contact` });
    return String(submit.url);
  },
  'form that sends elsewhere, or none of the kind': (site) => {
    const content = site.files.get('all.json');
    if (!content) return undefined;
    const blocks = listAt(content, 'blocks');
    const form = { type: 'form', fields: [{ name: 'mail', label: 'E-mail', input: 'email' }] };
    const submit = { label: 'Order', kind: 'http', url: 'https://letters.example.org/order' };
    if (blocks.length > 1) blocks.length = 1;
    else blocks.push({ ...form, submit });
    return `${blocks.length} blocks`;
  },
  'text of a layout': (site, chance) => {
    const path = chance.pick(namesIn(site, '_layouts/')) ?? '';
    return `${path}: ${rewordOne(fileOf(site, path).blocks, chance)}`;
  },
  'blocks of a layout': (site, chance) => {
    const path = chance.pick(namesIn(site, '_layouts/')) ?? '';
    const blocks = listAt(fileOf(site, path), 'blocks');
    const at = blocks.findIndex(({ type }) => type === 'rich-text');
    if (at >= 0) blocks.splice(at, 1);
    else
      blocks.splice(chance.below(blocks.length + 1), 0, words(`On every page, ${chance.below(100)}: {page.heading}.`));
    return path;
  },
  'list of a layout': (site) => {
    const split = listAt(fileOf(site, '_layouts/course.json'), 'blocks').find(({ type }) => type === 'split');
    const list = split && listAt(split, 'aside')[0];
    if (!list) return undefined;
    const isNear = JSON.stringify(list.items).includes('siblings');
    list.items = isNear ? { pages: '/courses/*', where: { category: 'Arts' }, sort: '-title' } : { pages: 'siblings' };
    return JSON.stringify(list.items);
  },
  'shared block': (site, chance) => {
    const path = chance.pick(namesIn(site, '_blocks/').filter((name) => textsIn(fileOf(site, name)).length)) ?? '';
    return `${path}: ${rewordOne(fileOf(site, path), chance)}`;
  },
  'day that is built for': (site, chance) => {
    site.at =
      chance.pick([
        '2026-01-14',
        '2026-11-20',
        '2026-11-21',
        '2026-12-10',
        '2027-01-15',
        '2027-02-01',
        '2027-02-10',
        '2028-01-01',
      ]) ?? site.at;
    return site.at;
  },
  'compressed or not': (site) => {
    site.compress = !site.compress;
    return String(site.compress);
  },
};
