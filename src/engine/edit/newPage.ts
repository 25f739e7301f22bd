import type { PageSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { describeNewPage } from './describeNewPage.ts';
import { fromPlace } from './fromPlace.ts';
import { folderOf, headingOf, lookAround, type Neighbourhood } from './neighbours.ts';
import { type EditOptions, type EditResult, finish, newErrors, type OpenSite, openSite } from './openSite.ts';
import { siteOf } from './places.ts';
import { rewriteJson } from './rewriteJson.ts';
import { existingPage, holderOf, readRoute, refuseBadRoute } from './routes.ts';
import { SiteChange } from './siteChange.ts';
import { writeFileText } from './writeValue.ts';

/** What is asked of a new page beside its folder. */
export interface NewPageOptions extends EditOptions {
  /** Page that it begins as a copy of. */
  from?: string;
  /** Its heading; made from the address when left out. */
  title?: string;
  /** Has nothing on it, where it would be like the pages beside it. */
  isBlank?: boolean;
}

/**
 * Writes a new page: a copy of another one under its own name, or a small one that looks like the pages beside it.
 * It is in order as it is.
 * @throws CannotRun when the address is taken or is none, or there is no page to copy
 */
export function newPage(options: NewPageOptions, target: string): EditResult {
  // What is wrong with other pages is no reason not to write this one.
  const site = openSite({ ...options, isForced: true });
  const route = readRoute(target.startsWith('/') || target.endsWith('.json') ? target : `/${target}`, site.pages);
  refuseBadRoute(route);
  const holder = holderOf(route, site.source);
  if (holder) throw new CannotRun(`Nothing was written: ${holder}.`);
  const path = pathOf(route, site);
  const heading = options.title?.trim() || headingOf(route);
  const around = lookAround(route, site.source);
  const model = options.from === undefined ? undefined : findModel(options.from, site);
  const words = { title: heading + around.titleEnd, description: descriptionOf(heading, site), heading };
  const texts = model
    ? [copyText(model, words, around, { path, route })]
    : options.isBlank
      ? [writeFileText({ ...words, blocks: [] })]
      : smallPages(words, around, path.endsWith('/index.json')).map((page) => writeFileText(page));
  const changes = texts.map((text) => {
    const change = new SiteChange(site.source);
    change.created.set(path, text);
    return change;
  });
  const change = changes.find((one) => newErrors(site, one) === undefined) ?? (changes[0] as SiteChange);
  const text = change.created.get(path) ?? '';
  return finish(site, change, describeNewPage(site, { path, route, text, model, beside: around.withFields }));
}

/** A folder that is there already gets its landing page. */
const pathOf = (route: string, { source }: OpenSite) =>
  source.pages.some((page) => page.route.startsWith(`${route}/`))
    ? `${route.slice(1)}/index.json`
    : `${route.slice(1)}.json`;

function findModel(from: string, { source, pages }: OpenSite): PageSource {
  const written = readRoute(from, pages);
  const route = written.startsWith('/') ? written : `/${written}`;
  return existingPage(route, source);
}

/** Words that are true of any page, and of a length that search results show. */
const descriptionOf = (heading: string, { source }: OpenSite) => {
  const { shortName } = siteOf(source.site?.json);
  const name = typeof shortName === 'string' ? '{site.shortName}' : '{site.name}';
  return `What there is to know about ${heading} at ${name}, and whom to ask for more.`;
};

const firstText =
  'Write the first paragraph here: what it is, for whom, when and where.\n\nAn empty line begins a new paragraph. **Bold** and *italic* words are possible, and [links](/) to other pages.';

/**
 * The same page in several ways, the best first: some layouts and lists need what only their own pages have. The
 * page of a folder shows the pages in it.
 */
function smallPages(words: JsonObject, around: Neighbourhood, isLanding: boolean): JsonObject[] {
  const text = { type: 'rich-text', text: firstText };
  const bodies = isLanding ? [[text, { type: 'cards', items: { pages: 'children' } }], [text]] : [[text]];
  const { layouts, section, order, withFields } = around;
  return [undefined, ...(withFields ? [withFields.page.fields] : [])].flatMap((fields) =>
    layouts.flatMap((layout) =>
      bodies.map((blocks) => ({
        ...words,
        ...(layout !== undefined && { layout }),
        ...(section !== undefined && { section }),
        ...(order !== undefined && { order }),
        ...(fields !== undefined && { fields }),
        blocks,
      })),
    ),
  );
}

/** What a copy must not say of itself: other addresses, its days, and the name of the page that it was. */
function copyText(
  { file, page, route: oldRoute }: PageSource,
  words: JsonObject,
  around: Neighbourhood,
  { path, route }: { path: string; route: string },
): string {
  const { card, $schema, section, order, ...rest } = without(page, ['aliases', 'publishAt', 'expireAt']);
  const isBeside = folderOf(route) === folderOf(oldRoute);
  const after: JsonObject = { ...rest, ...words };
  const looks = without(isObject(card) ? card : {}, ['title', 'text']);
  if (Object.keys(looks).length > 0) after.card = looks;
  if (isBeside && section !== undefined) after.section = section;
  if (order !== undefined && around.order !== undefined) after.order = around.order;
  if (typeof $schema === 'string') after.$schema = fromPlace($schema, file.path, path);
  return rewriteJson(file.text, after as Json);
}

const without = (object: JsonObject, keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
