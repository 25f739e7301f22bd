import { createProblem, type ProblemLocation } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { asObject, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { formatPointer } from '#shared/pointer.ts';
import { slugify } from '#shared/slugify.ts';
import { explainInvalidName, explainUnusableAddress, explainUnusableRoute } from '../addresses.ts';
import { languageTagPattern, mergeFileMaps } from '../locales.ts';
import { fieldsUsedIn, fillTemplateText, isFieldName, readItemField } from '../query.ts';
import { type PageSource, type PageTemplate, pageKey, type SiteSource } from '../siteSource.ts';
import { composeFile } from '../textFiles.ts';
import { eachKey, fieldsOfTemplate, type ItemContent } from './fillTemplate.ts';
import { fingerprintOf, ItemFile, writtenPathOf } from './itemFile.ts';

/** Lists of a site by name. */
type Lists = ReadonlyMap<string, SourceFile>;

/** Site in one of its languages. */
interface Edition {
  lists: Lists;
  language: string;
  areUnread: boolean;
}

interface Each {
  from: string;
  address: string;
  list: SourceFile;
  items: Json[];
}

/** @param path of the template; of a translation, that of its original */
export const pageTemplate = (file: SourceFile, path: string): PageTemplate => ({
  file,
  path,
  folder: path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '',
});

/**
 * Adds a page for each item to a site and its translations.
 * @param areUnread true if the content of pages is read when it is accessed
 */
export function addItemPages(source: SiteSource, areUnread: boolean, problems: Problem[]): void {
  const { language = '' } = asObject(source.site?.json);
  addPagesInLanguage(source, { lists: source.data, language: String(language), areUnread }, problems);
  const originals = new Map(source.pages.map((page) => [pageKey(page), page]));
  for (const [language, translations] of source.translations) {
    const lists = mergeFileMaps(source.data, translations.data);
    addPagesInLanguage(translations, { lists, language, areUnread }, problems);
    // A file that is there in place of an item's page is so in all languages.
    translations.pages = translations.pages.filter((page) => !(page.item && originals.get(pageKey(page))?.replaces));
  }
}

/**
 * Adds a page for each item of the list that a template names. A page that has a file of its own wins over one of an
 * item at the same address.
 * @param source site whose templates are known; its pages are added to
 */
function addPagesInLanguage(source: SiteSource, edition: Edition, problems: Problem[]): void {
  const pages = new Map(source.pages.flatMap((page) => (page.isNotFoundPage ? [] : [[page.route, page]])));
  for (const template of source.templates) {
    const file = composeFile(template.file, source.texts);
    // What is no JSON object is reported where it is read.
    if (!isObject(file.json)) continue;
    const each = readEach(file, edition.lists, source, problems);
    if (!each) continue;
    const unknown = reportUnknownFields(file, file.json, each, problems);
    if (fieldsUsedIn(each.address).some((field) => unknown.includes(field))) continue;
    const made = { template, json: file.json, unknown, dates: datesOf(each.list, edition.language), each };
    for (const [index, item] of each.items.entries())
      if (isObject(item))
        addItemPage({ ...made, item, index }, { source, pages, areUnread: edition.areUnread }, problems);
  }
}

/** Fields of a list with days. None in a language that is no valid one, which is reported elsewhere. */
function datesOf({ json }: SourceFile, language: string): ItemContent['dates'] {
  const fields = Object.entries(asObject(asObject(json).fields));
  const names = fields.flatMap(([name, field]) => (asObject(field).is === 'date' ? name : []));
  return { fields: languageTagPattern.test(language) ? names : [], language };
}

/** @returns undefined if it does not say of which items there are pages, which is reported */
function readEach(file: SourceFile, lists: Lists, source: SiteSource, problems: Problem[]): Each | undefined {
  const each = (file.json as JsonObject)[eachKey];
  const { from, address } = isObject(each) ? each : {};
  if (typeof from !== 'string' || typeof address !== 'string') {
    const at = each === undefined ? { file, pointer: '' } : { file, pointer: `/${eachKey}`, at: 'key' as const };
    problems.push(createProblem('template-without-each', { lists: [...lists.keys()] }, at));
    return undefined;
  }
  const list = lists.get(from);
  if (!list) {
    const suggestion = findNearestName(from, lists.keys());
    const args = { name: from, known: [...lists.keys()], ...(suggestion && { suggestion }) };
    problems.push(createProblem('data-not-found', args as never, { file, pointer: `/${eachKey}/from` }));
    return undefined;
  }
  const composed = composeFile(list, source.texts);
  const items = isObject(composed.json) && Array.isArray(composed.json.items) ? composed.json.items : [];
  return { from, address, list: composed, items };
}

/** @returns fields that the template names and the list does not have */
function reportUnknownFields(file: SourceFile, template: JsonObject, each: Each, problems: Problem[]): string[] {
  const { fields } = isObject(each.list.json) ? each.list.json : {};
  if (!isObject(fields)) return [];
  const known = Object.keys(fields);
  const inAddress = fieldsUsedIn(each.address).map((field) => ({ field, keys: [eachKey, 'address'] }));
  const unknown = [...inAddress, ...fieldsOfTemplate(template)].filter(
    ({ field }) => !known.includes(field) && !known.includes(field.split('.')[0] ?? ''),
  );
  for (const { field, keys } of unknown) {
    const suggestion = findNearestName(field, known);
    const args = { field, list: `the list "${each.from}"`, known, ...(suggestion && { suggestion }) };
    problems.push(createProblem('field-unknown', args, { file, pointer: formatPointer(keys), within: field }));
  }
  return unknown.map(({ field }) => field);
}

interface NewItemPage {
  template: PageTemplate;
  /** Template with its texts. */
  json: JsonObject;
  /** Fields that it names and the list does not have. */
  unknown: readonly string[];
  dates: ItemContent['dates'];
  each: Each;
  item: JsonObject;
  index: number;
}

interface Pages {
  source: SiteSource;
  /** Pages by route, those of items included. */
  pages: Map<string, PageSource>;
  areUnread: boolean;
}

function addItemPage(found: NewItemPage, { source, pages, areUnread }: Pages, problems: Problem[]): void {
  const { template, json, unknown, dates, each, item, index } = found;
  const address = addressOf(found, problems);
  if (address === undefined) return;
  const route = `${template.folder}/${address}`;
  const other = pages.get(route);
  const place = { list: each.from, index };
  if (other?.item && isUniqueField(each)) return;
  if (other) {
    if (!other.item) other.replaces ??= place;
    const args = { route, other: writtenPathOf(other) };
    const code = other.item ? 'item-address-taken' : 'item-page-replaced';
    problems.push(createProblem(code, args, locationOfAddress(found)));
    return;
  }
  const content = { template: json, item, unknown, dates };
  const path = template.file.path.replace(
    /\[([^[\]/]+)\](?=(?:\.[\w-]+)?\.\w+$)/,
    (_, label: string) => `[${label}=${address}]`,
  );
  const file = new ItemFile(path, content, { template: template.file, list: each.list, index }, source.texts);
  const page: PageSource = {
    file,
    route,
    isNotFoundPage: false,
    page: areUnread ? {} : (file.json as JsonObject),
    item: { ...content, ...place, path: template.file.path, fingerprint: fingerprintOf(content) },
  };
  pages.set(route, page);
  source.pages.push(page);
}

/** True if the address is one field whose values must differ, which is checked with the list. */
function isUniqueField({ address, list }: Each): boolean {
  const [field = '', ...others] = fieldsUsedIn(address);
  const { fields } = asObject(list.json);
  return others.length === 0 && (field === 'id' || asObject(asObject(fields)[field]).unique === true);
}

/**
 * Address of an item's page below the folder of its template, as `tech-fest`; undefined if it has none. It is written as
 * in `as` of a query: the name of a field, or a text with fields in it.
 */
export function addressOfItem(template: JsonObject | undefined, item: JsonObject): string | undefined {
  const { address } = asObject(template?.[eachKey]);
  if (typeof address !== 'string') return undefined;
  const read = (name: string) => readItemField(item, name);
  if (!isFieldName(address)) return fillTemplateText(address, read);
  const value = read(address) ?? undefined;
  return value === undefined ? undefined : String(value);
}

/** Address of an item's page below the folder of its template; undefined if it has none, which is reported. */
function addressOf(found: NewItemPage, problems: Problem[]): string | undefined {
  const { template, json, each, item } = found;
  const address = addressOfItem(json, item);
  if (address === undefined || address === '') {
    const fields = fieldsUsedIn(each.address).filter((name) => !readItemField(item, name));
    problems.push(
      createProblem('item-without-address', { fields, template: template.file.path }, locationOfAddress(found)),
    );
    return undefined;
  }
  const invalid = address
    .split('/')
    .map(explainInvalidName)
    .find((reason) => reason !== undefined);
  const route = `${template.folder}/${address}`;
  const reason = (invalid && `there is ${invalid}`) ?? explainUnusableAddress(route) ?? explainUnusableRoute(route);
  if (reason === undefined) return address;
  const suggestion = address
    .split('/')
    .map((name) => slugify(name))
    .join('/');
  const args = { address, reason, ...(suggestion !== address && { suggestion }) };
  problems.push(createProblem('item-address-invalid', args, locationOfAddress(found)));
  return undefined;
}

/** Place of the field that makes the address of an item's page; of the item if several do. */
function locationOfAddress({ each: { list, address }, item, index }: NewItemPage): ProblemLocation {
  const [field, ...others] = fieldsUsedIn(address);
  const hasField = field !== undefined && others.length === 0 && Object.hasOwn(item, field);
  return { file: list, pointer: `/items/${index}${hasField ? `/${field}` : ''}` };
}
