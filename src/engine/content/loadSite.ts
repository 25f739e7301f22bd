import { statSync } from 'node:fs';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { formatLanguage } from '#shared/formatText.ts';
import { FileSorter, type Files } from './fileSorter.ts';
import { createInterruptionProblem, findInterruptedChange } from './files/changeJournal.ts';
import { type ListedFile, listFiles } from './files/listFiles.ts';
import { otherLocales, parseTranslationPath, translationPath } from './locales.ts';
import { type ReadFile, readContentText } from './readContent.ts';
import { createEmptySource, type SiteSource } from './siteSource.ts';
import { addItemPages } from './templates/addItemPages.ts';

export interface LoadedSite {
  source: SiteSource;
  problems: Problem[];
  /** Paths on disk of all files in the folder, in the order of `listFiles`. */
  paths: string[];
  /** Reads the site with some files changed in memory. Files that were read already are not read again. */
  loadChanged: (changes: FileChanges) => LoadedSite;
  /** Text of a file that was read, also of one that is no part of the site because another has its address. */
  textOf: (path: string) => string | undefined;
}

/** Changes of files in memory. All paths are inside the pages folder. */
export interface FileChanges {
  /** New texts by path. */
  texts: ReadonlyMap<string, string>;
  /** New paths of files and folders by their old ones. */
  paths: ReadonlyMap<string, string>;
}

export interface LoadOptions {
  /**
   * Files of the folder, if they have been listed already. If `read` is given, pages are left unread until accessed:
   * the `page` of each is empty.
   */
  files?: { listed: ListedFile[]; problems?: Problem[]; read?: ReadFile };
}

/** Reads a pages folder. Never throws: failures become problems, and everything else is loaded. */
export function loadSite(directory: string, options: LoadOptions = {}): LoadedSite {
  const blocked = (problem: Problem): LoadedSite => ({
    ...{ source: createEmptySource(directory), problems: [problem], paths: [] },
    loadChanged: () => blocked(problem),
    textOf: () => undefined,
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
  const textOf = (path: string) => [...files.known.values()].find(({ file }) => file.path === path)?.file.text;
  if (!source.pages.some((page) => !page.isNotFoundPage))
    return { source, problems: [createProblem('no-pages', { directory }, { file: '' })], paths, loadChanged, textOf };
  if (!source.site) problems.push(createProblem('site-file-missing', undefined, { file: '_site.json' }));
  if (!source.pages.some((page) => page.route === '/' && !page.isNotFoundPage)) {
    problems.push(createProblem('home-page-missing', {}, { file: 'index.json' }));
  }
  return { source, problems, paths, loadChanged, textOf };
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
      const read = { ...readContentText(path, text, problems), absolute: file.absolute };
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
      return [language, new FileSorter(translations, problems, files, source.texts)];
    }),
  );
  for (const file of files.listed) {
    if (file === site) continue;
    const translation = isTextFilePath(file.path) ? undefined : parseTranslationPath(file.path);
    const translations = translation && sorters.get(translation.language);
    if (translations) translations.addFile(file, sorter.correctedPath({ ...file, path: translation.path }));
    else if (translation && sorter.paths.has(translation.path) && isLanguage(translation.language)) {
      const { language, path: original } = translation;
      const similar = [...sorters.keys()].filter((tag) => tag.split('-')[0] === language.split('-')[0]);
      const suggestion = similar.length === 1 ? translationPath(original, similar[0] ?? '') : undefined;
      const args = { language, original, ...(suggestion && { suggestion }) };
      problems.push(createProblem('translation-language-unknown', args, { file: file.path }));
    } else sorter.addFile(file);
  }
  addItemPages(source, files.read !== undefined, problems);
}

const isLanguage = (tag: string): boolean => formatLanguage(tag) !== tag;
