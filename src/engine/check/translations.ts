import { fileFingerprint, recordedFingerprint } from '#engine/content/originalFingerprint.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import type { TextFiles } from '#engine/content/textFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { escapePointerKey, valueAt } from '#shared/pointer.ts';
import type { CrossFileContext } from './crossFile/crossFileContext.ts';
import type { FileNode, SiteGraph } from './crossFile/siteGraph.ts';
import { ProblemCollector, type ValueLocation } from './problemCollector.ts';
import { untranslatedTexts } from './rules/untranslatedTexts.ts';

/** Keys of `_site.json` that a translation cannot change. */
const untranslatableKeys = ['url', 'slug', 'language', 'languages', 'timeZone', 'redirects', 'icon'];

/**
 * Checks the files of a locale as translations: their originals exist, and are in the state that was translated.
 * @param first context of the site in its default locale
 * @param localized graph and problems of the translations, put over their originals
 */
export function checkTranslations(
  language: string,
  translations: SiteSource,
  { source, graph }: CrossFileContext,
  localized: { graph: SiteGraph; problems: readonly Problem[] },
): Problem[] {
  const reports = new ProblemCollector();
  if (!source.site) return [];
  const templates = new Map(source.templates.map(({ path, file }) => [path, file]));
  for (const { path, file } of translations.templates)
    checkTranslationKey({ file }, templates.get(path), source.texts, reports);
  for (const page of translations.pages) {
    const original = originalPage(page, graph);
    if (!page.item) checkTranslationKey(page, original?.file, source.texts, reports);
    checkTexts(originalPage(page, localized.graph), original, language, reports);
  }
  if (translations.site) {
    checkTranslationKey({ file: translations.site }, graph.site?.file, source.texts, reports);
    for (const key of Object.keys(isObject(translations.site.json) ? translations.site.json : {}))
      if (untranslatableKeys.includes(key))
        reports.add('translation-key-fixed', { key }, { file: translations.site, pointer: `/${key}`, at: 'key' });
  } else if (translations.pages.length > 0)
    reports.add('translation-frame-missing', { language }, { file: source.site, pointer: '/languages' });
  for (const kind of ['data', 'layouts', 'shared'] as const)
    for (const [name, file] of translations[kind]) {
      const original = graph[kind].get(name);
      if (original) {
        checkTranslationKey({ file }, original.file, source.texts, reports);
        checkEntries(file, original.file, reports);
        checkUnnamedEntries(file, original.file, localized.problems, reports);
      } else reportMissingOriginal(name, file, graph[kind], reports);
    }
  return reports.sortedWithoutHidden();
}

const originalPage = ({ route, isNotFoundPage }: PageSource, graph: SiteGraph): FileNode | undefined =>
  isNotFoundPage ? graph.notFoundPages.find(({ page }) => page?.route === route) : graph.pages.get(route);

/** Checks the recorded fingerprint of a translation. A page that exists in one locale only is no translation. */
function checkTranslationKey(
  translation: { file: SourceFile; page?: PageSource['page'] },
  original: SourceFile | undefined,
  texts: TextFiles,
  reports: ProblemCollector,
): void {
  if (original?.json === undefined) return;
  const { file, page } = translation;
  const recorded = recordedFingerprint(page ?? file.json);
  const args = { original: original.path };
  if (recorded === undefined) reports.add('translation-unmarked', args, { file, pointer: '' });
  else if (recorded !== fileFingerprint(original, texts))
    reports.add('translation-outdated', args, { file, pointer: '/translates' });
}

/** Reports the texts of a translation that is a draft which still say what the original says, in its words. */
function checkTexts(
  translation: FileNode | undefined,
  original: FileNode | undefined,
  language: string,
  reports: ProblemCollector,
): void {
  if (!translation || !original) return;
  const { file, facts } = translation;
  for (const pointer of new Set((facts.ruleFacts[untranslatedTexts.name] ?? []) as string[]))
    if (writtenAt(file, pointer) === writtenAt(original.file, pointer))
      reports.add('text-untranslated', { language, original: original.file.path }, { file, pointer });
}

/** Value at a pointer, also of a text in a file of its own. */
function writtenAt(file: SourceFile, pointer: string): Json | undefined {
  const at = file.origin?.(pointer) ?? { file, pointer };
  return valueAt(at.file.json, at.pointer);
}

/** Reports entries of lists at any depth of a file that translate no entry of the original. */
function checkEntries(file: SourceFile, original: SourceFile, reports: ProblemCollector): void {
  const compare = (translated: Json | undefined, originalValue: Json | undefined, pointer: string): void => {
    if (Array.isArray(translated) && Array.isArray(originalValue)) {
      const ids = originalValue.flatMap(idOf);
      reportRepeatedEntries(translated, ids, { file, pointer }, reports);
      translated.forEach((entry, index) => {
        for (const id of idOf(entry))
          if (ids.length === originalValue.length && !ids.includes(id))
            reports.add(
              'translation-entry-unknown',
              { id, name: original.path, suggestion: findNearestName(id, ids) },
              { file, pointer: `${pointer}/${index}/id` },
            );
      });
    } else if (isObject(translated) && isObject(originalValue))
      for (const [key, value] of Object.entries(translated)) compare(value, originalValue[key], `${pointer}/${key}`);
  };
  compare(file.json, original.json, '');
}

/** Reports entries without an id, for which a list that has errors was not put over its original. */
function checkUnnamedEntries(
  file: SourceFile,
  original: SourceFile,
  problems: readonly Problem[],
  reports: ProblemCollector,
): void {
  const compare = (translated: Json | undefined, originalValue: Json | undefined, list: string): void => {
    if (isObject(translated) && isObject(originalValue))
      for (const [key, value] of Object.entries(translated))
        compare(value, originalValue[key], `${list}/${escapePointerKey(key)}`);
    if (!Array.isArray(translated) || !Array.isArray(originalValue)) return;
    const isWrong = problems.some((problem) => problem.file === file.path && problem.pointer.startsWith(`${list}/`));
    if (!isWrong || !originalValue.some((entry) => idOf(entry).length > 0)) return;
    for (const [place, entries] of [
      [file, translated],
      [original, originalValue],
    ] as const) {
      const unnamed = entries.flatMap((entry, index) => (idOf(entry).length > 0 ? [] : [index]));
      const args = {
        ...{ count: unnamed.length, list, translation: file.path },
        ...(place === original && { original: original.path }),
      };
      const location = { file: place, pointer: `${list}/${unnamed[0]}` };
      if (unnamed.length > 0) reports.add('translation-entry-unnamed', args, location);
    }
  };
  compare(file.json, original.json, '');
}

/** Reports an entry with the id of an earlier one, where the ids of the original are unique. */
function reportRepeatedEntries(
  translated: Json[],
  originalIds: string[],
  { file, pointer }: ValueLocation,
  reports: ProblemCollector,
): void {
  if (new Set(originalIds).size < originalIds.length) return;
  const known = new Map<string, number>();
  translated.forEach((entry, index) => {
    for (const id of idOf(entry)) {
      const other = getOrInsert(known, id, () => index);
      if (other !== index)
        reports.add(
          'translation-entry-repeated',
          { id, other: other + 1 },
          { file, pointer: `${pointer}/${index}/id` },
        );
    }
  });
}

const idOf = (entry: Json): string[] => (isObject(entry) && typeof entry.id === 'string' ? [entry.id] : []);

function reportMissingOriginal(
  name: string,
  file: SourceFile,
  originals: ReadonlyMap<string, FileNode>,
  reports: ProblemCollector,
): void {
  const folder = file.path.slice(0, file.path.indexOf('/') + 1);
  const suggestion = findNearestName(name, originals.keys());
  const args = { name: `${folder}${name}.json`, suggestion: suggestion && `${folder}${suggestion}.json` };
  reports.add('translation-without-original', args, { file: file.path });
}
