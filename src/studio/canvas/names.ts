import { keysOfPointer } from '#shared/applyChange.ts';
import type { JsonObject } from '#shared/json.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { SiteSummary, StudioSchemas } from '#shared/studio.ts';

/** What is known of the site, for names. */
export interface NameSources {
  site: SiteSummary | undefined;
  schemas: StudioSchemas | undefined;
  trace: PageTrace | undefined;
  /** File of the page that is shown. */
  ownFile: string | undefined;
}

/** What a file is called where it is not the page's own: `the layout inner`. Undefined for the page's own. */
function nameOfFile(file: string, { site, ownFile }: NameSources): string | undefined {
  if (file === ownFile || !site) return undefined;
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

/** What a block's type is called, and where it comes from when that is not the page: `Cards, from the layout inner`. */
export function nameOfBlock({ file, pointer }: { file: string; pointer: string }, sources: NameSources): string {
  const type = sources.trace?.blocks.find(({ place }) => place.file === file && place.pointer === pointer)?.type;
  const schema: JsonObject | undefined = type === undefined ? undefined : sources.schemas?.blocks[type];
  const title = typeof schema?.title === 'string' ? schema.title : (type ?? 'Block');
  return withSource(title, file, sources);
}

/** What a value is called: its key in words, and where it comes from when that is not the page. */
export const nameOfValue = ({ file, pointer }: { file: string; pointer: string }, sources: NameSources): string =>
  withSource(keyInWords(pointer), file, sources);

/** What is done when a value is changed, for the list of what can be undone: `Heading of Campus Location`. */
export function nameOfEdit({ file, pointer }: { file: string; pointer: string }, sources: NameSources): string {
  const own = sources.site?.pages.find((page) => page.file === file)?.name;
  return `${keyInWords(pointer)} of ${own ?? nameOfFile(file, sources) ?? 'this page'}`;
}

/** The last name in a pointer: `Alt text` for `/blocks/0/image/altText`. */
function keyInWords(pointer: string): string {
  const key = keysOfPointer(pointer).findLast((each) => !/^\d+$/.test(each)) ?? '';
  const words = key.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withSource(name: string, file: string, sources: NameSources): string {
  const source = nameOfFile(file, sources);
  return source ? `${name}, from ${source}` : name;
}
