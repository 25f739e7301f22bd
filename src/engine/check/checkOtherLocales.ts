import { localePath, localizeSite } from '#engine/content/locales.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { checkLocale, type LocaleCheck } from './checkLocale.ts';
import { allFileNodes } from './crossFile/siteGraph.ts';
import type { FileFacts } from './facts/facts.ts';
import type { FactsContext } from './facts/factsContext.ts';
import type { FileOfKind } from './facts/gatherFacts.ts';
import { checkTranslations } from './translations.ts';

/**
 * Adds the problems of the site's other locales. Each locale is checked as a site of its own; only problems in its
 * translations are added, since those of other files are known already. A file counts as unused only if no locale uses
 * it.
 * @param first result for the site's default locale
 * @param find returns the facts of a file
 * @param isComplete true if every file could be listed
 */
export function checkOtherLocales(
  first: LocaleCheck,
  find: (file: FileOfKind, context: FactsContext) => FileFacts,
  isComplete: boolean,
): LocaleCheck {
  const { source, at, graph } = first.context;
  if (source.translations.size === 0) return first;
  const known = new Map<SourceFile, FileFacts>(allFileNodes(graph).map(({ file, facts }) => [file, facts]));
  const combined = { ...first, absentAnchors: new Set(first.absentAnchors) };
  const readTranslations = new Map<string, SiteSource>();
  for (const [language, translations] of source.translations) {
    const localized = localizeSite(source, language);
    const result = checkLocale(
      localized,
      at,
      (file, context) => known.get(file.file) ?? find(file, context),
      isComplete,
    );
    const pages = result.source.pages.filter(({ isFallback }) => !isFallback);
    const readTranslation = { ...translations, pages };
    readTranslations.set(language, readTranslation);
    const unreadable = pathsWithoutOriginal(source, translations);
    const translationPaths = new Set(sourceFiles(translations).keys());
    const isReadable = (path: string) => !unreadable.has(path);
    const isOfTranslation = (problem: Problem) =>
      (translationPaths.has(problem.file) || isTextFilePath(problem.file)) &&
      isReadable(problem.file) &&
      !isUnused(problem);
    // What an original lacks is the same for all its translations.
    const knownPlaces = new Set(combined.problems.map(placeOf));
    const isNew = (problem: Problem) => !knownPlaces.has(placeOf(problem));
    const unused = new Set(result.problems.filter(isUnused).map(unusedProblemKey));
    combined.problems = [
      ...combined.problems.filter((problem) => !isUnused(problem) || unused.has(unusedProblemKey(problem))),
      ...result.problems.filter(
        (problem) => isOfTranslation(problem) && (!isTextFilePath(problem.file) || isNew(problem)),
      ),
      ...checkTranslations(language, readTranslation, first.context, { ...result, graph: result.context.graph }).filter(
        isNew,
      ),
    ];
    combined.alone = [...combined.alone, ...result.alone.filter(isOfTranslation)];
    combined.dates = [...combined.dates, ...result.dates];
    for (const address of result.absentAnchors) combined.absentAnchors.add(localePath(language) + address);
  }
  return { ...combined, source: { ...first.source, translations: readTranslations } };
}

const placeOf = ({ code, file, pointer }: Problem): string => [code, file, pointer].join('\n');

/** Paths of translations that could not be put over their originals, since those are no JSON. */
function pathsWithoutOriginal(source: SiteSource, translations: SiteSource): Set<string> {
  const pairs: (readonly [SourceFile | undefined, SourceFile | undefined])[] = [
    [source.site, translations.site],
    ...(['data', 'layouts', 'shared'] as const).flatMap((kind) =>
      [...translations[kind]].map(([name, file]) => [source[kind].get(name), file] as const),
    ),
  ];
  return new Set(
    pairs.flatMap(([original, file]) => (original && original.json === undefined && file ? file.path : [])),
  );
}

const isUnused = ({ code }: Problem): boolean => /^(?:media|data|shared|layout|text)-unused$/.test(code);

const unusedProblemKey = ({ code, file, args }: Problem): string =>
  JSON.stringify([code, /^(?:media|text)-/.test(code) ? file : args]);
