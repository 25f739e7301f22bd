import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import {
  contentEndingOf,
  isMarkdownPath,
  isTemplatePath,
  isTextFilePath,
  withoutContentEnding,
} from '#shared/contentFile/contentPath.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { isObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { slugify } from '#shared/slugify.ts';
import { explainInvalidName, explainUnusableAddress, explainUnusableRoute, isPlainPath, routeOf } from './addresses.ts';
import type { ListedFile } from './files/listFiles.ts';
import { guessIntendedPage, suggestFileName } from './intendedFile.ts';
import { LazyFile } from './lazyFile.ts';
import { localePath, translationPath } from './locales.ts';
import { type ReadFile, readContent } from './readContent.ts';
import type { SiteSource } from './siteSource.ts';
import { pageTemplate } from './templates/addItemPages.ts';
import type { TextFiles } from './textFiles.ts';

const specialNames = [
  ...['_site.json', '_layouts', '_data', '_blocks', '_patterns', '_texts', '_media'],
  ...['_404.json', '_404.md'],
];

const isNotFoundName = (name: string) => /^_404\.(?:json|md)$/.test(name);

/** True for the name of a content file that has one ending; `README.md` is for those who work on the files. */
const isContentName = (path: string) =>
  /(?<!\.json|\.md)\.(?:json|md)$/i.test(path) && !/(?:^|\/)README\.md$/.test(path);

/** File that was read, with the problems of its text. */
export interface ReadResult {
  file: SourceFile;
  problems: Problem[];
}

/** Files that are read, and those that have been read already, by path on disk. */
export interface Files {
  listed: readonly ListedFile[];
  problems: readonly Problem[];
  read: ReadFile | undefined;
  known: Map<string, ReadResult>;
  /** Paths on disk of files that are changed in memory. Pages among them are not left unread. */
  changed: ReadonlySet<string>;
}

/** Sorts the files of a folder by what they are, and reads all but pages that are left unread. */
export class FileSorter {
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
  /** Text files of the whole site. */
  readonly texts: TextFiles;

  constructor(source: SiteSource, problems: Problem[], files: Files, texts: TextFiles = source.texts) {
    this.source = source;
    this.texts = texts;
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
    else if (isTextFilePath(path)) this.source.texts.set(path, this.read(file));
    else if (path === '_site.json') this.source.site = this.read(file);
    else if (!isContentName(path) || (group && isMarkdownPath(path))) this.addOtherFile(file);
    else if (group) group.set(inside.replace(/\.json$/i, ''), this.read(file));
    else this.addPage(file, path === file.path ? undefined : path);
  }

  read(listed: ListedFile): SourceFile {
    let result = this.files.known.get(listed.absolute);
    if (!result) {
      const problems: Problem[] = [];
      result = { file: readContent(listed.path, listed.absolute, problems, this.files.read), problems };
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
    const names = isPlainPath(path) && !/\.(?:json|md)\//.test(path) ? [] : path.split('/');
    const isNotFoundPage = isNotFoundName(names.at(-1) ?? '');
    const unknown = names.findIndex((name) => name.startsWith('_') && !(isNotFoundPage && isNotFoundName(name)));
    if (unknown >= 0) this.reportUnknownSpecialName(listed, names.slice(0, unknown + 1));
    else this.addKnownPage(listed, names, isNotFoundPage, meant);
  }

  /**
   * @param names of its path; empty if all are known to be valid
   * @param meant corrected path, so that links to it are not reported as well
   */
  addKnownPage(listed: ListedFile, names: string[], isNotFoundPage: boolean, meant = this.suggestPath(names)): void {
    const { path } = listed;
    const isTemplate = isTemplatePath(names.at(-1) ?? '');
    this.checkNames(path, isNotFoundPage || isTemplate ? names.slice(0, -1) : names);
    if (isTemplate) {
      this.source.templates.push(pageTemplate(this.read(listed), names.join('/')));
      return;
    }
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
    const file = isUnread ? new LazyFile(path, listed.absolute, this.texts) : this.read(listed);
    const page = !isUnread && isObject(file.json) ? file.json : {};
    this.source.pages.push({ file, route, isNotFoundPage, page });
  }

  /** Corrected path, unless another file has it. */
  suggestPath(names: string[]): string | undefined {
    if (names.length === 0) return undefined;
    const better = names
      .map((name, index) => (isNotFoundName(name) ? name : suggestFileName(name, index < names.length - 1)))
      .join('/');
    const others = [better, better.replace(/\.(?=(?:json|md)$)/, '/index.')];
    return others.some((path) => this.paths.has(path)) ? undefined : better;
  }

  /** Reports each misspelled special name once. Other names that begin with `_` are ignored: they are not pages. */
  reportUnknownSpecialName({ path }: ListedFile, names: string[]): void {
    const name = names.at(-1) ?? '';
    const suggestion = findNearestName(name, specialNames);
    if (!suggestion || this.reported.has(names.join('/'))) return;
    this.reported.add(names.join('/'));
    const known = names.length > 1 ? ['_404.json', '_404.md'] : specialNames;
    const args = { name, known, ...(known.includes(suggestion) && { suggestion }) };
    this.problems.push(createProblem('special-name-unknown', args, { file: path }));
  }

  /** Reports once each folder or file whose address is reserved for the build. */
  checkAddress(file: string, route: string): void {
    const language = [...this.source.translations.keys()].find((tag) => `${route}/`.startsWith(`${localePath(tag)}/`));
    const reason =
      explainUnusableAddress(route) ??
      // Without a page for addresses that do not exist, the check says that this one was meant to be it.
      (route === '/404' && !this.paths.has('_404.json') ? undefined : explainUnusableRoute(route)) ??
      (language && `"${localePath(language)}" is where the pages in ${formatLanguage(language)} are`);
    if (!reason) return;
    const suggestion = language && this.guessTranslation(file, language);
    // What is wrong with a whole folder is reported once; each translation in it has a name of its own.
    const key = suggestion ?? reason;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.problems.push(createProblem('route-reserved', { route, reason, ...(suggestion && { suggestion }) }, { file }));
  }

  /** Path of the translation that a file in the folder of a language was meant to be: `about.hi.json` for `hi/about.json`. */
  guessTranslation(file: string, language: string): string | undefined {
    const original = file.slice(file.indexOf('/') + 1);
    const translated = translationPath(original, language);
    return file.includes('/') && this.paths.has(original) && !this.paths.has(translated) ? translated : undefined;
  }

  checkNames(file: string, names: string[]): void {
    names.forEach((name, index) => {
      const isLast = index === names.length - 1;
      const ending = contentEndingOf(name);
      const isFile = isLast && ending !== '';
      const bare = isFile ? withoutContentEnding(name) : name;
      const reason =
        explainInvalidName(bare) ??
        (isFile && ending !== ending.toLowerCase() ? 'capital letters in it' : undefined) ??
        (!isLast && ending !== ''
          ? `"${ending}" at its end and is a folder: only files have such an ending`
          : undefined);
      const path = names.slice(0, index + 1).join('/');
      if (!reason || this.reported.has(path)) return;
      this.reported.add(path);
      const plain = names.slice(0, index).concat(suggestFileName(name, !isLast)).join('/');
      const better = this.paths.has(plain) ? slugify(bare) : withoutContentEnding(suggestFileName(name, !isLast));
      const suggestion = better && isFile ? better + ending.toLowerCase() : better;
      this.problems.push(createProblem('file-name-not-address', { name, reason, suggestion }, { file }));
    });
  }
}
