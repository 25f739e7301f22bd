import type { JsonObject } from '#shared/json.ts';
import { fileOf, listAt, type Site } from '../site/model.ts';
import { words } from '../site/pages.ts';
import type { Edit } from './edit.ts';
import { reworded, rewordOne, textsIn } from './texts.ts';

const site = (of: Site): JsonObject => fileOf(of, '_site.json');
const below = (of: JsonObject, key: string): JsonObject => (of[key] ?? {}) as JsonObject;

const namesIn = (of: Site, folder: string) => [...of.files.keys()].filter((path) => path.startsWith(folder));

/** Submits of all forms, wherever they stand. */
const submits = (of: Site): JsonObject[] =>
  [...of.files.values()].flatMap((file) =>
    listAt(file, 'blocks')
      .filter((block) => block.type === 'form')
      .map((block) => below(block, 'submit')),
  );

/** What is done to what stands on many pages. */
export const shellEdits: Record<string, Edit> = {
  'value that texts name': (of, chance) => {
    const key = chance.pick(['students', 'years', 'name', 'email', 'phoneShown']) ?? '';
    if (key === 'students' || key === 'years') below(site(of), 'facts')[key] = String(chance.below(5000));
    else if (key === 'email') site(of).email = `office-${chance.below(100)}@riverside.example.edu`;
    else site(of)[key] = reworded(String(site(of)[key]), chance);
    return key;
  },
  menu: (of, chance) => {
    const navigation = listAt(site(of), 'navigation');
    if (chance.flip()) return rewordOne(navigation, chance);
    const at = navigation.findIndex(({ label }) => label === 'More');
    if (at >= 0) navigation.splice(at, 1);
    else navigation.splice(chance.below(navigation.length), 0, { label: 'More', link: '/all' });
    return `an entry ${at >= 0 ? 'fewer' : 'more'}`;
  },
  footer: (of, chance) => rewordOne(site(of).footer, chance),
  'colour of the site': (of, chance) => {
    below(site(of), 'theme').brand = chance.pick(['#8a1c3b', '#1f5f8b', '#2f6b2f']);
    return String(below(site(of), 'theme').brand);
  },
  'language of the site': (of) => {
    site(of).language = site(of).language === 'en-GB' ? 'de' : 'en-GB';
    return String(site(of).language);
  },
  'address of the site': (of, chance) => {
    site(of).url = `https://www-${chance.below(3)}.riverside.example.edu`;
    return String(site(of).url);
  },
  redirect: (of, chance) => {
    const redirects = below(site(of), 'redirects');
    const from = chance.pick(['/blog', '/tickets', '/old/shop', '/apply']) ?? '';
    if (redirects[from] && chance.flip()) delete redirects[from];
    else redirects[from] = `https://shop.example.org/${chance.below(10)}`;
    return `${from} → ${redirects[from]}`;
  },
  'place that a form sends to': (of, chance) => {
    const submit = chance.pick(submits(of));
    if (!submit) return undefined;
    Object.assign(submit, { kind: 'http', url: `https://forms-${chance.below(4)}.example.org/contact` });
    return String(submit.url);
  },
  'form that sends elsewhere, or none of the kind': (of) => {
    const blocks = listAt(fileOf(of, 'all.json'), 'blocks');
    const form = { type: 'form', fields: [{ name: 'mail', label: 'E-mail', input: 'email' }] };
    const submit = { label: 'Order', kind: 'http', url: 'https://letters.example.org/order' };
    if (blocks.length > 1) blocks.length = 1;
    else blocks.push({ ...form, submit });
    return `${blocks.length} blocks`;
  },
  'text of a layout': (of, chance) => {
    const path = chance.pick(namesIn(of, '_layouts/')) ?? '';
    return `${path}: ${rewordOne(fileOf(of, path).blocks, chance)}`;
  },
  'blocks of a layout': (of, chance) => {
    const path = chance.pick(namesIn(of, '_layouts/')) ?? '';
    const blocks = listAt(fileOf(of, path), 'blocks');
    const at = blocks.findIndex(({ type }) => type === 'rich-text');
    if (at >= 0) blocks.splice(at, 1);
    else
      blocks.splice(chance.below(blocks.length + 1), 0, words(`On every page, ${chance.below(100)}: {page.heading}.`));
    return path;
  },
  'list of a layout': (of) => {
    const split = listAt(fileOf(of, '_layouts/course.json'), 'blocks').find(({ type }) => type === 'split');
    const list = split && listAt(split, 'aside')[0];
    if (!list) return undefined;
    const isNear = JSON.stringify(list.items).includes('siblings');
    list.items = isNear ? { pages: '/courses/*', where: { category: 'Arts' }, sort: '-title' } : { pages: 'siblings' };
    return JSON.stringify(list.items);
  },
  'shared block': (of, chance) => {
    const path = chance.pick(namesIn(of, '_blocks/').filter((name) => textsIn(fileOf(of, name)).length)) ?? '';
    return `${path}: ${rewordOne(fileOf(of, path), chance)}`;
  },
  'day that is built for': (of, chance) => {
    of.at =
      chance.pick([
        '2026-01-14',
        '2026-11-20',
        '2026-11-21',
        '2026-12-10',
        '2027-01-15',
        '2027-02-01',
        '2027-02-10',
        '2028-01-01',
      ]) ?? of.at;
    return of.at;
  },
  'compressed or not': (of) => {
    of.compress = !of.compress;
    return String(of.compress);
  },
};
