import { posix } from 'node:path';
import { routeAbove } from '#engine/check/crossFile/pageItems.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { isContentPath, isMarkdownPath } from '#shared/contentFile/contentPath.ts';
import { asObject, type Json, type JsonObject } from '#shared/json.ts';
import { describeNewPage } from './describeNewPage.ts';
import { type EditOptions, type EditResult, findNewErrors, finishEdit, type OpenSite, openSite } from './openSite.ts';
import { rebaseRelativePath } from './rebaseRelativePath.ts';
import { formatContent, rewriteContent } from './rewriteContent.ts';
import { describeRouteConflict, parseRoute, refuseInvalidRoute, requirePageAt } from './routes.ts';
import { headingFromRoute, readSiblingConventions, type SiblingConventions } from './siblingConventions.ts';
import { SiteChange } from './siteChange.ts';

export interface NewPageOptions extends EditOptions {
  /** Page to copy. */
  from?: string | undefined;
  /** Heading; derived from the route if absent. */
  title?: string | undefined;
  /** True for a page without blocks that ignores the conventions of its siblings. */
  isBlank?: boolean;
  /** True for a page in Markdown; by default it is written as the page that is copied, or in JSON. */
  isMarkdown?: boolean;
}

/**
 * Creates a page: a copy of another one, or a minimal page that follows the conventions of its siblings. The check finds
 * nothing in it but the texts that are still to be written: it invents none.
 * @throws CommandError if the route is taken or invalid, or the page to copy is missing
 */
export function createPage(options: NewPageOptions, target: string): EditResult {
  // Errors on other pages must not prevent the new one.
  const site = openSite({ ...options, isForced: true });
  const route = parseRoute(target.startsWith('/') || isContentPath(target) ? target : `/${target}`, site.pages);
  refuseInvalidRoute(route, site.source);
  const conflict = describeRouteConflict(route, site.source);
  if (conflict) throw new CommandError(`Nothing was written: ${conflict}.`);
  const heading = options.title?.trim() || headingFromRoute(route);
  const conventions = readSiblingConventions(route, site.source);
  const model = options.from === undefined ? undefined : findPageToCopy(options.from, site);
  const isMarkdown = options.isMarkdown || isMarkdownPath(target) || isMarkdownPath(model?.file.path ?? '');
  const path = filePathOf(route, site) + (isMarkdown ? '.md' : '.json');
  const words = {
    title: heading + conventions.titleEnd,
    description: '',
    heading,
    // Whoever writes in Markdown writes a text.
    ...(isMarkdown && !model && { look: 'prose' }),
  };
  const texts = model
    ? [writeCopy(model, words, conventions, { path, route })]
    : options.isBlank
      ? [formatContent(path, { ...words, blocks: [] })]
      : minimalPageVariants(words, conventions, /\/index\.\w+$/.test(path)).map((page) => formatContent(path, page));
  const changes = texts.map((text) => {
    const change = new SiteChange(site.source);
    change.created.set(path, text);
    return change;
  });
  const change =
    changes.find((candidate) => findNewErrors(site, candidate) === undefined) ?? (changes[0] as SiteChange);
  const text = change.created.get(path) ?? '';
  return finishEdit(site, change, describeNewPage(site, { path, route, text, model, beside: conventions.withFields }));
}

/** Path without its ending; `index` in the folder of the route if that exists already. */
function filePathOf(route: string, { source }: OpenSite): string {
  const hasPagesBelow = source.pages.some((page) => page.route.startsWith(`${route}/`));
  const path = hasPagesBelow ? `${route.slice(1)}/index` : route.slice(1);
  const folder = posix.dirname(path);
  // A folder stays one: the file system may have stored its name in another Unicode form.
  const stored = source.pages.map(({ file }) => posix.dirname(file.path)).find((name) => name.normalize() === folder);
  return posix.join(stored ?? folder, posix.basename(path));
}

function findPageToCopy(from: string, { source, pages }: OpenSite): PageSource {
  const written = parseRoute(from, pages);
  const route = written.startsWith('/') ? written : `/${written}`;
  return requirePageAt(route, source);
}

/**
 * Variants of the page, the best first: some layouts and lists require fields that only other pages have. The page of a
 * folder lists the pages below it.
 */
function minimalPageVariants(words: JsonObject, conventions: SiblingConventions, isLanding: boolean): JsonObject[] {
  const text = { type: 'rich-text', text: '' };
  const bodies = isLanding ? [[text, { type: 'cards', items: { pages: 'children' } }], [text]] : [[text]];
  const { layouts, section, order, withFields } = conventions;
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

/** Copies a page without what is specific to the original: aliases, schedule, card texts. */
function writeCopy(
  { file, page, route: oldRoute }: PageSource,
  words: JsonObject,
  conventions: SiblingConventions,
  { path, route }: { path: string; route: string },
): string {
  const { card, $schema, section, order, ...rest } = omitKeys(page, ['aliases', 'publishAt', 'expireAt']);
  const isSibling = routeAbove(route) === routeAbove(oldRoute);
  const after: JsonObject = { ...rest, ...words };
  const cardAppearance = omitKeys(asObject(card), ['title', 'text']);
  if (Object.keys(cardAppearance).length > 0) after.card = cardAppearance;
  if (isSibling && section !== undefined) after.section = section;
  if (order !== undefined && conventions.order !== undefined) after.order = conventions.order;
  if (typeof $schema === 'string') after.$schema = rebaseRelativePath($schema, file.path, path);
  // A page of another kind is written anew.
  return isMarkdownPath(path) === isMarkdownPath(file.path)
    ? rewriteContent(path, file.text, after as Json)
    : formatContent(path, after as Json);
}

const omitKeys = (object: JsonObject, keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
