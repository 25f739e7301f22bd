import { routeAbove } from '#engine/check/crossFile/pageItems.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { lineAndColumn, locateValue } from '#engine/problems/locate.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { quote } from '#shared/formatText.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { OpenSite } from './openSite.ts';
import { findPageAt } from './routes.ts';

export interface NewPage {
  path: string;
  route: string;
  text: string;
  /** Page that was copied. */
  model: PageSource | undefined;
  /** Sibling with `fields`, if most siblings have some. */
  beside: PageSource | undefined;
}

export function describeNewPage(site: OpenSite, { path, route, text, model, beside }: NewPage): string {
  const json = asObject(parseContent(path, text));
  const file: SourceFile = { path, absolute: path, text, json };
  const layout = typeof json.layout === 'string' ? `, in the layout "${json.layout}"` : '';
  const lines = outlineOf(json, model !== undefined).map(
    ([pointer, what]) =>
      `  line ${String(lineAndColumn(text, locateValue(file, pointer, { at: 'key' }).offset).line).padEnd(4)} ${what}`,
  );
  const copied = model ? `, a copy of ${model.file.path}` : '';
  return [
    `${site.isDryRun ? 'Would write' : 'Wrote'} ${site.pages}/${path}${copied}${layout}. Its address is ${route}.`,
    'Make it yours:',
    ...lines,
    'Next:',
    `  npm run dev     shows it at ${route} and follows what you write`,
    `  "link": "${route}"   in "navigation" of ${site.pages}/_site.json, or on a page, leads visitors to it`,
    ...missingSectionPageNote(route, site),
    ...fieldsNote(json, site, beside),
  ].join('\n');
}

/** Parts to edit, as JSON pointer and explanation. */
function outlineOf(page: JsonObject, isCopy: boolean): [string, string][] {
  const outline: [string, string][] = [
    ['/title', `title        ${quote(String(page.title))}`],
    ['/description', 'description  one or two sentences for search results, 50 to 160 characters'],
  ];
  if (page.card !== undefined) outline.push(['/card', 'card         how it shows itself in lists']);
  if (page.fields !== undefined)
    outline.push(['/fields', 'fields       facts about it, by which lists choose it: still those of another page']);
  if (page.image !== undefined) outline.push(['/image', 'image        what is shown where it is shared']);
  const blocks = Array.isArray(page.blocks) ? page.blocks : [];
  blocks.forEach((block, index) => {
    if (isObject(block))
      outline.push([`/blocks/${index}`, `${String(block.type).padEnd(12)} ${aboutBlock(block, isCopy)}`]);
  });
  return outline;
}

function aboutBlock(block: JsonObject, isCopy: boolean): string {
  const words = [block.heading, block.text, block.use].find((value: Json | undefined) => typeof value === 'string');
  if (!isCopy) return isObject(block.items) ? 'the pages below this one' : 'the text; add more blocks behind it';
  return typeof words === 'string' ? quote(words.split('\n')[0] ?? '') : '';
}

function missingSectionPageNote(route: string, { source, pages }: OpenSite): string[] {
  const folder = routeAbove(route);
  if (folder === '/' || findPageAt(folder, source)) return [];
  return [
    `There is no page at ${folder} yet: visitors who go one step up find nothing.`,
    `  npm run new -- page ${folder}     writes ${pages}${folder}/index.json`,
  ];
}

function fieldsNote(page: JsonObject, { pages }: OpenSite, beside: PageSource | undefined): string[] {
  if (page.fields !== undefined || !isObject(beside?.page.fields)) return [];
  const names = Object.keys(beside.page.fields).slice(0, 5).join(', ');
  return [
    `The pages beside it have "fields" (${names} …), by which lists find them: copy those of ${pages}/${beside.file.path}.`,
  ];
}
