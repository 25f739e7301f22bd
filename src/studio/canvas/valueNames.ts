import { isTextFilePath } from '#shared/contentFile/contentPath.ts';
import type { JsonObject } from '#shared/json.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { isSameLocation, parsePointer } from '#shared/pointer.ts';
import type { FileLocation, SiteSummary, StudioSchemas } from '#shared/studio.ts';

export interface NameSources {
  site: SiteSummary | undefined;
  schemas: StudioSchemas | undefined;
  trace: PageTrace | undefined;
  ownFile: string | undefined;
}

/** Describes a file other than the page's own: `the layout inner`. Undefined for the page's own. */
function describeSourceFile(file: string, { site, ownFile }: NameSources): string | undefined {
  if (file === ownFile || !site) return undefined;
  if (isTextFilePath(file)) return `the file ${file}`;
  const nameIn = (files: { file: string; name: string }[]) => files.find((one) => one.file === file)?.name;
  const page = nameIn(site.pages);
  if (page !== undefined) return `the page ${page}`;
  const kinds = { layout: site.layouts, list: site.lists, 'shared block': site.shared };
  for (const [kind, files] of Object.entries(kinds)) {
    const name = nameIn(files);
    if (name !== undefined) return `the ${kind} ${name}`;
  }
  return 'the whole site';
}

/** Title of a block's type, and its source if that is not the page: `Cards, from the layout inner`. */
export function nameOfBlock(location: FileLocation, sources: NameSources): string {
  const type = sources.trace?.blocks.find(({ place }) => isSameLocation(place, location))?.type;
  const schema: JsonObject | undefined = type === undefined ? undefined : sources.schemas?.blocks[type];
  const title = typeof schema?.title === 'string' ? schema.title : (type ?? 'Block');
  return withSource(title, location.file, sources);
}

export const nameOfValue = ({ file, pointer }: FileLocation, sources: NameSources): string =>
  withSource(formatKey(pointer), file, sources);

/** Describes a change of a value for the undo list: `Heading of Campus Location`. */
export function describeEdit({ file, pointer }: FileLocation, sources: NameSources): string {
  const pageName = sources.site?.pages.find((page) => page.file === file)?.name;
  return `${formatKey(pointer)} of ${pageName ?? describeSourceFile(file, sources) ?? 'this page'}`;
}

/** Formats the last name in a pointer: `Alt text` for `/blocks/0/image/altText`. */
function formatKey(pointer: string): string {
  const key = parsePointer(pointer).findLast((each) => !/^\d+$/.test(each)) ?? 'text';
  const words = key.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withSource(name: string, file: string, sources: NameSources): string {
  const source = describeSourceFile(file, sources);
  return source ? `${name}, from ${source}` : name;
}
