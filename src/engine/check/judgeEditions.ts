import { editionOf, editionPath } from '#engine/content/editions.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { FileFacts } from './facts/facts.ts';
import type { File } from './facts/factsOf.ts';
import type { SiteView } from './facts/siteView.ts';
import { allContainers } from './judge/graph.ts';
import { type JudgedSite, judgeSite } from './judgeSite.ts';
import { checkTranslations } from './translations.ts';

/**
 * Adds what is wrong in the other languages of a site: each is judged as the site again, and what files that are no
 * translations are the reason of is known already. A file is unused that no language uses.
 * @param first the site in its first language
 * @param find gives the facts of a file
 * @param isComplete every file could be listed
 */
export function withEditions(
  first: JudgedSite,
  find: (file: File, view: SiteView) => FileFacts,
  isComplete: boolean,
): JudgedSite {
  const { source, at, graph } = first.context;
  if (source.translations.size === 0) return first;
  const known = new Map<SourceFile, FileFacts>(allContainers(graph).map(({ file, facts }) => [file, facts]));
  const whole = { ...first, absentAnchors: new Set(first.absentAnchors) };
  for (const [language, translations] of source.translations) {
    const edition = editionOf(source, language);
    const judged = judgeSite(edition, at, (file, view) => known.get(file.file) ?? find(file, view), isComplete);
    const own = new Set(sourceFiles(translations).keys());
    const isOwn = (problem: Problem) => own.has(problem.file) && !isUnused(problem);
    const unused = new Set(judged.problems.filter(isUnused).map(nameOf));
    whole.problems = [
      ...whole.problems.filter((problem) => !isUnused(problem) || unused.has(nameOf(problem))),
      ...judged.problems.filter(isOwn),
      ...checkTranslations(language, first.context),
    ];
    whole.alone = [...whole.alone, ...judged.alone.filter(isOwn)];
    whole.dates = [...whole.dates, ...judged.dates];
    for (const address of judged.absentAnchors) whole.absentAnchors.add(editionPath(language) + address);
  }
  return whole;
}

const isUnused = ({ code }: Problem): boolean => /^(?:media|data|shared|layout)-unused$/.test(code);

const nameOf = ({ code, file, args }: Problem): string => JSON.stringify([code, code === 'media-unused' ? file : args]);
