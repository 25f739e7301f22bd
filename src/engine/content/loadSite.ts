import { statSync } from 'node:fs';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { addressName } from '#shared/addressName.ts';
import { isObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { languageInWords } from '#shared/words.ts';
import { faultOfName, faultOfPlace, isPlainPath, routeOf } from './addresses.ts';
import { editionPath, otherLanguages, translationIn } from './editions.ts';
import { interruptedChange, interruptionProblem } from './files/begunChange.ts';
import { type ListedFile, listFiles } from './files/listFiles.ts';
import { type ReadFile, readJson } from './json/readJson.ts';
import { betterName, meantAsPage } from './meantFile.ts';
import { emptySource, type SiteSource } from './source.ts';
import { UnreadFile } from './unreadFile.ts';

/** What a pages folder holds, and what is wrong with its files as files. */
export interface LoadedSite {
  source: SiteSource;
  problems: Problem[];
  /** Paths on disk of all files in the folder, in the order of `listFiles`. */
  paths: string[];
}

const special = ['_site.json', '_layouts', '_data', '_blocks', '_patterns', '_media', '_404.json'];

/** How much of a site is read. */
export interface LoadOptions {
  /** Another folder that symbolic links may lead into: that of which the folder is a copy of links. */
  linksTo?: string;
  /**
   * The files of the folder, where they are listed already. Where it is said how they are read, those of pages are left
   * unread until they are asked for: the `page` of each is empty.
   */
  files?: { listed: ListedFile[]; problems?: Problem[]; read?: ReadFile };
}

/** Reads a pages folder. Never throws: whatever is wrong is a problem, and everything else is loaded all the same. */
export function loadSite(directory: string, options: LoadOptions = {}): LoadedSite {
  const source = emptySource(directory);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    return { source, problems: [problemAt('pages-folder-missing', { directory }, { file: '' })], paths: [] };
  }
  const interrupted = interruptedChange(directory);
  if (interrupted) return { source, problems: [interruptionProblem(directory, interrupted)], paths: [] };
  const problems: Problem[] = [...(options.files?.problems ?? [])];
  const files = options.files?.listed ?? listFiles(directory, problems, options.linksTo);
  sortFiles(source, problems, options, files);
  const paths = files.map(({ absolute }) => absolute);
  if (!source.pages.some((page) => !page.isNotFoundPage)) {
    return { source, problems: [problemAt('no-pages', { directory }, { file: '' })], paths };
  }
  if (!source.site) problems.push(problemAt('site-file-missing', undefined, { file: '_site.json' }));
  if (!source.pages.some((page) => page.route === '/' && !page.isNotFoundPage)) {
    problems.push(problemAt('home-page-missing', {}, { file: 'index.json' }));
  }
  return { source, problems, paths };
}

/** Puts each file where it belongs: into the site, or among its translations into the language that its name ends with. */
function sortFiles(source: SiteSource, problems: Problem[], options: LoadOptions, files: ListedFile[]): void {
  const sorting = new Sorting(source, problems, options, files);
  // Which names end with a language follows from the languages.
  const site = files.find(({ path }) => path === '_site.json');
  if (site) sorting.sort(site);
  const sortings = new Map(
    otherLanguages(source.site?.json).map((language) => {
      const translations = emptySource(source.directory);
      source.translations.set(language, translations);
      return [language, new Sorting(translations, problems, options, files)];
    }),
  );
  for (const file of files) {
    if (file === site) continue;
    const translation = translationIn(file.path);
    const translations = translation && sortings.get(translation.language);
    if (translations) translations.sort(file, sorting.asMeant({ ...file, path: translation.path }));
    else if (translation && sorting.paths.has(translation.path) && isLanguage(translation.language)) {
      const args = { language: translation.language, original: translation.path };
      problems.push(problemAt('translation-language-unknown', args, { file: file.path }));
    } else sorting.sort(file);
  }
}

/** Whether there is a language of this tag. */
const isLanguage = (tag: string): boolean => languageInWords(tag) !== tag;

/** Puts each file where it belongs. */
class Sorting {
  readonly source: SiteSource;
  readonly problems: Problem[];
  readonly options: LoadOptions;
  /** Files below names that begin with `_`, at the top of the folder. */
  readonly specialPaths: Set<string>;
  /** What the files of a special folder are, by name. */
  readonly groups: Partial<Record<string, Map<string, SourceFile>>>;
  /** Of all files. */
  readonly paths: Set<string>;
  /** Page files by route. */
  readonly taken = new Map<string, string>();
  readonly reported = new Set<string>();

  constructor(source: SiteSource, problems: Problem[], options: LoadOptions, files: ListedFile[]) {
    this.source = source;
    this.problems = problems;
    this.options = options;
    this.specialPaths = new Set(files.map(({ path }) => path).filter((path) => path.startsWith('_')));
    this.paths = new Set(files.map(({ path }) => path));
    this.groups = {
      '_layouts/': source.layouts,
      '_data/': source.data,
      '_blocks/': source.shared,
      '_patterns/': source.patterns,
    };
  }

  /** @param path the one that the file should have */
  sort(file: ListedFile, path: string = this.asMeant(file)): void {
    const folder = path.slice(0, path.indexOf('/') + 1);
    const inside = path.slice(folder.length);
    const group = this.groups[folder];
    if (folder === '_media/') this.source.media.set(inside, { path: inside, absolute: file.absolute });
    else if (path === '_site.json') this.source.site = this.read(file);
    else if (!/(?<!\.json)\.json$/i.test(path)) this.other(file);
    else if (group) group.set(inside.replace(/\.json$/i, ''), this.read(file));
    else this.page(file, path === file.path ? undefined : path);
  }

  read = (file: ListedFile): SourceFile => readJson(file.path, file.absolute, this.problems, this.options.files?.read);

  /** The path with the special name that was meant, so that what is in there is not missed everywhere. */
  asMeant(file: ListedFile): string {
    const { path } = file;
    const [name = ''] = path.startsWith('_') ? path.split('/', 1) : [];
    if (!name || special.includes(name)) return path;
    const meant = nearest(name, special);
    const meantPath = meant && meant + path.slice(name.length);
    if (!meantPath || this.specialPaths.has(meantPath)) return path;
    this.unknownSpecial(file, [name]);
    return meantPath;
  }

  /** A file that is no page, or was meant as one under another ending: then it is read as what it was meant to be. */
  other(file: ListedFile): void {
    const meant = meantAsPage(file);
    if (meant === undefined || this.paths.has(meant)) {
      this.problems.push(problemAt('file-ignored', undefined, { file: file.path }));
      return;
    }
    const [name = '', suggestion = ''] = [file.path, meant].map((path) => path.split('/').at(-1));
    this.problems.push(problemAt('file-ending-wrong', { name, suggestion }, { file: file.path }));
    this.sort(file, meant);
  }

  page(listed: ListedFile, meant?: string): void {
    const path = meant ?? listed.path;
    const names = isPlainPath(path) ? [] : path.split('/');
    const isNotFoundPage = names.at(-1) === '_404.json';
    const unknown = names.findIndex((name) => name.startsWith('_') && !(isNotFoundPage && name === '_404.json'));
    if (unknown >= 0) this.unknownSpecial(listed, names.slice(0, unknown + 1));
    else this.knownPage(listed, names, isNotFoundPage, meant);
  }

  /**
   * @param names of its path; empty when they are all known to be good
   * @param meant the path that it should have, so that links to it are not missed everywhere
   */
  knownPage(listed: ListedFile, names: string[], isNotFoundPage: boolean, meant = this.betterPath(names)): void {
    const { path } = listed;
    this.checkNames(path, isNotFoundPage ? names.slice(0, -1) : names);
    const route = routeOf(meant ?? path);
    this.checkPlace(path, route);
    const key = isNotFoundPage ? `${route}/_404` : route;
    const other = this.taken.get(key);
    if (other) {
      this.problems.push(problemAt('route-taken', { route, other }, { file: path }));
      // What else is wrong with the file is reported at once.
      this.read(listed);
      return;
    }
    this.taken.set(key, path);
    const isUnread = this.options.files?.read !== undefined;
    const file = isUnread ? new UnreadFile(path, listed.absolute) : this.read(listed);
    const page = !isUnread && isObject(file.json) ? file.json : {};
    this.source.pages.push({ file, route, isNotFoundPage, page });
  }

  /** The path that names should make, where no other file has it. */
  betterPath(names: string[]): string | undefined {
    if (names.length === 0) return undefined;
    const better = names.map((name) => (name === '_404.json' ? name : betterName(name))).join('/');
    const others = [better, better.replace(/\.json$/, '/index.json')];
    return others.some((path) => this.paths.has(path)) ? undefined : better;
  }

  /** Reports once each folder or file whose name was meant to be special. Others are ignored: `_` means no page. */
  unknownSpecial({ path }: ListedFile, names: string[]): void {
    const name = names.at(-1) ?? '';
    const suggestion = nearest(name, special);
    if (!suggestion || this.reported.has(names.join('/'))) return;
    this.reported.add(names.join('/'));
    const known = names.length > 1 ? ['_404.json'] : special;
    const args = { name, known, ...(known.includes(suggestion) && { suggestion }) };
    this.problems.push(problemAt('special-name-unknown', args, { file: path }));
  }

  /** Reports once each folder whose address belongs to the build. */
  checkPlace(file: string, route: string): void {
    const reason = faultOfPlace(route) ?? this.languageAt(route);
    if (!reason || this.reported.has(reason)) return;
    this.reported.add(reason);
    this.problems.push(problemAt('route-reserved', { route, reason }, { file }));
  }

  /** Why a page cannot be at an address below which the pages of a language are. */
  languageAt(route: string): string | undefined {
    const language = [...this.source.translations.keys()].find((tag) => `${route}/`.startsWith(`${editionPath(tag)}/`));
    return language && `"${editionPath(language)}" is where the pages in ${languageInWords(language)} are`;
  }

  checkNames(file: string, names: string[]): void {
    names.forEach((name, index) => {
      const isFile = index === names.length - 1 && /\.json$/i.test(name);
      const bare = isFile ? name.slice(0, -'.json'.length) : name;
      const reason = faultOfName(bare) ?? (isFile && !name.endsWith('.json') ? 'capital letters in it' : undefined);
      const path = names.slice(0, index + 1).join('/');
      if (!reason || this.reported.has(path)) return;
      this.reported.add(path);
      const plain = names.slice(0, index).concat(betterName(name)).join('/');
      const better = this.paths.has(plain) ? addressName(bare) : betterName(name).replace(/\.json$/, '');
      const suggestion = better && isFile ? `${better}.json` : better;
      this.problems.push(problemAt('file-name-not-address', { name, reason, suggestion }, { file }));
    });
  }
}
