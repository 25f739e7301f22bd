import { statSync } from 'node:fs';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { isObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { slugify } from '#shared/slugify.ts';
import { explainInvalidName, explainUnusableAddress, isPlainPath, routeOf } from './addresses.ts';
import { createInterruptionProblem, findInterruptedChange } from './files/changeJournal.ts';
import { type ListedFile, listFiles } from './files/listFiles.ts';
import { guessIntendedPage, suggestFileName } from './intendedFile.ts';
import { type ReadFile, readJson, readJsonText } from './json/readJson.ts';
import { LazyFile } from './lazyFile.ts';
import { localePath, otherLocales, parseTranslationPath } from './locales.ts';
import { createEmptySource, type SiteSource } from './siteSource.ts';

export interface LoadedSite {
  source: SiteSource;
  problems: Problem[];
  /** Paths on disk of all files in the folder, in the order of `listFiles`. */
  paths: string[];
  /** Reads the site with some files changed in memory. Files that were read already are not read again. */
  loadChanged: (changes: FileChanges) => LoadedSite;
}

/** Changes of files in memory. All paths are inside the pages folder. */
export interface FileChanges {
  /** New texts by path. */
  texts: ReadonlyMap<string, string>;
  /** New paths of files and folders by their old ones. */
  paths: ReadonlyMap<string, string>;
}

const specialNames = ['_site.json', '_layouts', '_data', '_blocks', '_patterns', '_media', '_404.json'];

export interface LoadOptions {
  /**
   * Files of the folder, if they have been listed already. If `read` is given, pages are left unread until accessed:
   * the `page` of each is empty.
   */
  files?: { listed: ListedFile[]; problems?: Problem[]; read?: ReadFile };
}

interface ReadResult {
  file: SourceFile;
  problems: Problem[];
}

/** Files that are read, and those that have been read already, by path on disk. */
interface Files {
  listed: readonly ListedFile[];
  problems: readonly Problem[];
  read: ReadFile | undefined;
  known: Map<string, ReadResult>;
  /** Paths on disk of files that are changed in memory. Pages among them are not left unread. */
  changed: ReadonlySet<string>;
}

/** Reads a pages folder. Never throws: failures become problems, and everything else is loaded. */
export function loadSite(directory: string, options: LoadOptions = {}): LoadedSite {
  const blocked = (problem: Problem): LoadedSite => ({
    ...{ source: createEmptySource(directory), problems: [problem], paths: [] },
    loadChanged: () => blocked(problem),
  });
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    return blocked(createProblem('pages-folder-missing', { directory }, { file: '' }));
  const interrupted = findInterruptedChange(directory);
  if (interrupted) return blocked(createInterruptionProblem(directory, interrupted));
  const problems: Problem[] = [...(options.files?.problems ?? [])];
  const listed = options.files?.listed ?? listFiles(directory, problems);
  return loadFiles(directory, { listed, problems, read: options.files?.read, known: new Map(), changed: new Set() });
}

function loadFiles(directory: string, files: Files): LoadedSite {
  const source = createEmptySource(directory);
  const problems = [...files.problems];
  sortFiles(source, problems, files);
  const paths = files.listed.map(({ absolute }) => absolute);
  const loadChanged = (changes: FileChanges) => loadFiles(directory, changeFiles(files, changes));
  if (!source.pages.some((page) => !page.isNotFoundPage))
    return { source, problems: [createProblem('no-pages', { directory }, { file: '' })], paths, loadChanged };
  if (!source.site) problems.push(createProblem('site-file-missing', undefined, { file: '_site.json' }));
  if (!source.pages.some((page) => page.route === '/' && !page.isNotFoundPage)) {
    problems.push(createProblem('home-page-missing', {}, { file: 'index.json' }));
  }
  return { source, problems, paths, loadChanged };
}

function changeFiles(files: Files, { texts, paths }: FileChanges): Files {
  const known = new Map(files.known);
  const changed = new Set(files.changed);
  const listed = files.listed.map((file) => {
    const text = texts.get(file.path);
    const folder = [...paths.keys()].find((path) => file.path === path || file.path.startsWith(`${path}/`));
    if (text === undefined && folder === undefined) return file;
    const path = folder === undefined ? file.path : paths.get(folder) + file.path.slice(folder.length);
    changed.add(file.absolute);
    known.delete(file.absolute);
    if (text !== undefined) {
      const problems: Problem[] = [];
      const read = { ...readJsonText(path, text, problems), absolute: file.absolute };
      known.set(file.absolute, { file: read, problems });
    }
    return { ...file, path };
  });
  return { ...files, listed, known, changed };
}

function sortFiles(source: SiteSource, problems: Problem[], files: Files): void {
  const sorter = new FileSorter(source, problems, files);
  // The site settings come first: their languages decide which files are translations.
  const site = files.listed.find(({ path }) => path === '_site.json');
  if (site) sorter.addFile(site);
  const sorters = new Map(
    otherLocales(source.site?.json).map((language) => {
      const translations = createEmptySource(source.directory);
      source.translations.set(language, translations);
      return [language, new FileSorter(translations, problems, files)];
    }),
  );
  for (const file of files.listed) {
    if (file === site) continue;
    const translation = parseTranslationPath(file.path);
    const translations = translation && sorters.get(translation.language);
    if (translations) translations.addFile(file, sorter.correctedPath({ ...file, path: translation.path }));
    else if (translation && sorter.paths.has(translation.path) && isLanguage(translation.language)) {
      const args = { language: translation.language, original: translation.path };
      problems.push(createProblem('translation-language-unknown', args, { file: file.path }));
    } else sorter.addFile(file);
  }
}

const isLanguage = (tag: string): boolean => formatLanguage(tag) !== tag;

class FileSorter {
  readonly source: SiteSource;
  readonly problems: Problem[];
  readonly files: Files;
  /** Paths whose first name begins with `_`. */
  readonly specialPaths: Set<string>;
  /** Maps of the source that hold the files of each special folder, by name. */
  readonly filesBySpecialFolder: Partial<Record<string, Map<string, SourceFile>>>;
  readonly paths: Set<string>;
  readonly filesByRoute = new Map<string, string>();
  readonly reported = new Set<string>();

  constructor(source: SiteSource, problems: Problem[], files: Files) {
    this.source = source;
    this.problems = problems;
    this.files = files;
    this.paths = new Set(files.listed.map(({ path }) => path));
    this.specialPaths = new Set([...this.paths].filter((path) => path.startsWith('_')));
    this.filesBySpecialFolder = {
      '_layouts/': source.layouts,
      '_data/': source.data,
      '_blocks/': source.shared,
      '_patterns/': source.patterns,
    };
  }

  /** @param path the path it is treated as */
  addFile(file: ListedFile, path: string = this.correctedPath(file)): void {
    const folder = path.slice(0, path.indexOf('/') + 1);
    const inside = path.slice(folder.length);
    const group = this.filesBySpecialFolder[folder];
    if (folder === '_media/') this.source.media.set(inside, { path: inside, absolute: file.absolute });
    else if (path === '_site.json') this.source.site = this.read(file);
    else if (!/(?<!\.json)\.json$/i.test(path)) this.addOtherFile(file);
    else if (group) group.set(inside.replace(/\.json$/i, ''), this.read(file));
    else this.addPage(file, path === file.path ? undefined : path);
  }

  read(listed: ListedFile): SourceFile {
    let result = this.files.known.get(listed.absolute);
    if (!result) {
      const problems: Problem[] = [];
      result = { file: readJson(listed.path, listed.absolute, problems, this.files.read), problems };
      this.files.known.set(listed.absolute, result);
    }
    this.problems.push(...result.problems);
    return result.file;
  }

  /** Path with a misspelled special name corrected, so that references to its files are not reported as well. */
  correctedPath(file: ListedFile): string {
    const { path } = file;
    const [name = ''] = path.startsWith('_') ? path.split('/', 1) : [];
    if (!name || specialNames.includes(name)) return path;
    const meant = findNearestName(name, specialNames);
    const meantPath = meant && meant + path.slice(name.length);
    if (!meantPath || this.specialPaths.has(meantPath)) return path;
    this.reportUnknownSpecialName(file, [name]);
    return meantPath;
  }

  /**
   * Handles a file that is not JSON by its extension: reads it as the page it was meant to be, or reports it as
   * ignored.
   */
  addOtherFile(file: ListedFile): void {
    const meant = guessIntendedPage(file);
    if (meant === undefined || this.paths.has(meant)) {
      this.problems.push(createProblem('file-ignored', undefined, { file: file.path }));
      return;
    }
    const [name = '', suggestion = ''] = [file.path, meant].map((path) => path.split('/').at(-1));
    this.problems.push(createProblem('file-ending-wrong', { name, suggestion }, { file: file.path }));
    this.addFile(file, meant);
  }

  addPage(listed: ListedFile, meant?: string): void {
    const path = meant ?? listed.path;
    const names = isPlainPath(path) ? [] : path.split('/');
    const isNotFoundPage = names.at(-1) === '_404.json';
    const unknown = names.findIndex((name) => name.startsWith('_') && !(isNotFoundPage && name === '_404.json'));
    if (unknown >= 0) this.reportUnknownSpecialName(listed, names.slice(0, unknown + 1));
    else this.addKnownPage(listed, names, isNotFoundPage, meant);
  }

  /**
   * @param names of its path; empty if all are known to be valid
   * @param meant corrected path, so that links to it are not reported as well
   */
  addKnownPage(listed: ListedFile, names: string[], isNotFoundPage: boolean, meant = this.suggestPath(names)): void {
    const { path } = listed;
    this.checkNames(path, isNotFoundPage ? names.slice(0, -1) : names);
    const route = routeOf(meant ?? path);
    this.checkAddress(path, route);
    const key = isNotFoundPage ? `${route}/_404` : route;
    const other = this.filesByRoute.get(key);
    if (other) {
      this.problems.push(createProblem('route-taken', { route, other }, { file: path }));
      // Reading reports all other problems of the file in the same run.
      this.read(listed);
      return;
    }
    this.filesByRoute.set(key, path);
    const isUnread = this.files.read !== undefined && !this.files.changed.has(listed.absolute);
    const file = isUnread ? new LazyFile(path, listed.absolute) : this.read(listed);
    const page = !isUnread && isObject(file.json) ? file.json : {};
    this.source.pages.push({ file, route, isNotFoundPage, page });
  }

  /** Corrected path, unless another file has it. */
  suggestPath(names: string[]): string | undefined {
    if (names.length === 0) return undefined;
    const better = names.map((name) => (name === '_404.json' ? name : suggestFileName(name))).join('/');
    const others = [better, better.replace(/\.json$/, '/index.json')];
    return others.some((path) => this.paths.has(path)) ? undefined : better;
  }

  /** Reports each misspelled special name once. Other names that begin with `_` are ignored: they are not pages. */
  reportUnknownSpecialName({ path }: ListedFile, names: string[]): void {
    const name = names.at(-1) ?? '';
    const suggestion = findNearestName(name, specialNames);
    if (!suggestion || this.reported.has(names.join('/'))) return;
    this.reported.add(names.join('/'));
    const known = names.length > 1 ? ['_404.json'] : specialNames;
    const args = { name, known, ...(known.includes(suggestion) && { suggestion }) };
    this.problems.push(createProblem('special-name-unknown', args, { file: path }));
  }

  /** Reports once each folder or file whose address is reserved for the build. */
  checkAddress(file: string, route: string): void {
    const reason = explainUnusableAddress(route) ?? this.explainLocaleConflict(route);
    if (!reason || this.reported.has(reason)) return;
    this.reported.add(reason);
    this.problems.push(createProblem('route-reserved', { route, reason }, { file }));
  }

  /** Reason why a page cannot have an address that begins with the folder of a locale. */
  explainLocaleConflict(route: string): string | undefined {
    const language = [...this.source.translations.keys()].find((tag) => `${route}/`.startsWith(`${localePath(tag)}/`));
    return language && `"${localePath(language)}" is where the pages in ${formatLanguage(language)} are`;
  }

  checkNames(file: string, names: string[]): void {
    names.forEach((name, index) => {
      const isFile = index === names.length - 1 && /\.json$/i.test(name);
      const bare = isFile ? name.slice(0, -'.json'.length) : name;
      const reason =
        explainInvalidName(bare) ?? (isFile && !name.endsWith('.json') ? 'capital letters in it' : undefined);
      const path = names.slice(0, index + 1).join('/');
      if (!reason || this.reported.has(path)) return;
      this.reported.add(path);
      const plain = names.slice(0, index).concat(suggestFileName(name)).join('/');
      const better = this.paths.has(plain) ? slugify(bare) : suggestFileName(name).replace(/\.json$/, '');
      const suggestion = better && isFile ? `${better}.json` : better;
      this.problems.push(createProblem('file-name-not-address', { name, reason, suggestion }, { file }));
    });
  }
}
