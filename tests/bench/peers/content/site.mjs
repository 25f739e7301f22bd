// Reads the pages folder for Eleventy, Astro and Next. It supports only the features that the generated pages use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { putTokens } from './tokens.mjs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const pictureSizes = { landscape: [1600, 1067], portrait: [1067, 1600], square: [800, 800] };
const markdownParser = markdownIt();

export const markdown = (text) => markdownParser.render(text);

/** Attributes of a picture of the media folder. */
export function picture(image) {
  const { src, alt } = typeof image === 'string' ? { src: image, alt: '' } : image;
  const [width, height] = pictureSizes[/(\w+)\.jpg$/.exec(src)?.[1]] ?? [];
  return { src: `/media/${src}`, alt, width, height };
}

/** The pages of a folder, each read on demand. */
export function openSite(folder) {
  const site = read(join(folder, '_site.json'));
  const { items: numbers } = read(join(folder, '_data/numbers.json'));
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const landings = new Set(['/', ...folders.map(({ name }) => `/${name}`)]);
  // Texts that other pages show of a page, cached so that no file is read again for them.
  const cards = new Map();

  const raw = (route) => read(join(folder, landings.has(route) ? join(route, 'index.json') : `${route}.json`));
  const note = (route, page) =>
    cards.set(route, { title: page.heading, text: page.description, order: page.order ?? 0 });
  const cardOf = (route) => (cards.has(route) ? cards : note(route, raw(route))).get(route);

  /** A parsed page with its tokens replaced and the blocks around its own. */
  function fill(route, parsed) {
    const page = putTokens(parsed, site);
    note(route, page);
    return { ...page, route, url: site.url + route, trail: trailOf(route) };
  }

  /** Resolves lists of pages in its blocks. */
  function withLists({ route, blocks }) {
    const items = (list) => (Array.isArray(list) ? list : childrenOf(route));
    return blocks.map((block) => (block.items ? { ...block, items: items(block.items) } : block));
  }

  function trailOf(route) {
    const parent = route.slice(0, route.lastIndexOf('/'));
    return ['/', ...(parent ? [parent] : [])].map((link) => ({ link, title: cardOf(link).title }));
  }

  /** The pages directly below a page, as the items of a list. */
  function childrenOf(route) {
    const inside = join(folder, route);
    const names = readdirSync(inside, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('_') && name !== 'index.json')
      .map(({ name }) => name.replace('.json', ''));
    return names
      .map((name) => (route === '/' ? `/${name}` : `${route}/${name}`))
      .map((link) => ({ link, ...cardOf(link) }))
      .toSorted((a, b) => a.order - b.order);
  }

  /** Addresses of all pages; landing pages, which list the others, come last. */
  function routes() {
    const files = readdirSync(folder, { recursive: true }).filter((name) => /^[^_].*\.json$/.test(name));
    const [landing, others] = [files.filter(isLanding), files.filter((name) => !isLanding(name))];
    return [...others, ...landing].map(routeOf);
  }

  function finish(route, parsed) {
    const page = fill(route, parsed);
    return { ...page, blocks: withLists(page) };
  }

  return { ...site, numbers, routes, raw, fill, withLists, finish, page: (route) => finish(route, raw(route)) };
}

const isLanding = (file) => file.endsWith('index.json');

/** Address of a file, given relative to the pages folder. */
export const routeOf = (file) => `/${file.replace(/(^|\/)index\.json$|\.json$/, '')}`;
