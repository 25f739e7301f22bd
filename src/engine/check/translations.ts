import type { PageSource } from '#engine/content/source.ts';
import { notedKey, translationKey } from '#engine/content/translationKey.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Container, SiteGraph } from './judge/graph.ts';
import type { JudgeContext } from './judge/judgeContext.ts';
import { Reports } from './reports.ts';

/** Keys of `_site.json` that a translation of it cannot change. */
const fixedKeys = ['url', 'slug', 'language', 'languages', 'timeZone', 'redirects', 'icon'];

/**
 * Finds what is wrong with the files of a language as translations: of what they are, and of which state of it.
 * @param first what is known of the site in its first language
 */
export function checkTranslations(language: string, { source, graph }: JudgeContext): Problem[] {
  const own = source.translations.get(language);
  const reports = new Reports();
  if (!own || !source.site) return [];
  for (const page of own.pages) checkState(page, originalPage(page, graph), reports);
  if (own.site) {
    checkState({ file: own.site }, graph.site, reports);
    for (const key of Object.keys(isObject(own.site.json) ? own.site.json : {}))
      if (fixedKeys.includes(key))
        reports.add('translation-key-fixed', { key }, { file: own.site, pointer: `/${key}`, at: 'key' });
  } else if (own.pages.length > 0)
    reports.add('translation-frame-missing', { language }, { file: source.site, pointer: '/languages' });
  for (const kind of ['data', 'layouts', 'shared'] as const)
    for (const [name, file] of own[kind]) {
      const original = graph[kind].get(name);
      if (original) {
        checkState({ file }, original, reports);
        checkEntries(file, original.file, reports);
      } else reportAlone(name, file, graph[kind], reports);
    }
  return reports.sorted();
}

const originalPage = ({ route, isNotFoundPage }: PageSource, graph: SiteGraph): Container | undefined =>
  isNotFoundPage ? graph.notFoundPages.find(({ page }) => page?.route === route) : graph.pages.get(route);

/** A page that is there in one language only is no translation. */
function checkState(
  translation: { file: SourceFile; page?: PageSource['page'] },
  original: Container | undefined,
  reports: Reports,
): void {
  if (!original?.facts.isJson) return;
  const { file, page } = translation;
  const noted = notedKey(page ?? file.json);
  const args = { original: original.file.path };
  if (noted === undefined) reports.add('translation-unmarked', args, { file, pointer: '' });
  else if (noted !== translationKey(original.file.json))
    reports.add('translation-outdated', args, { file, pointer: '/translates' });
}

/** Entries of lists at any depth of a file that translate none of the original's. */
function checkEntries(file: SourceFile, original: SourceFile, reports: Reports): void {
  const compare = (said: Json | undefined, of: Json | undefined, pointer: string): void => {
    if (Array.isArray(said) && Array.isArray(of)) {
      const ids = of.flatMap(idOf);
      said.forEach((entry, index) => {
        for (const id of idOf(entry))
          if (ids.length === of.length && !ids.includes(id))
            reports.add(
              'translation-entry-unknown',
              { id, name: original.path, suggestion: nearest(id, ids) },
              { file, pointer: `${pointer}/${index}/id` },
            );
      });
    } else if (isObject(said) && isObject(of))
      for (const [key, value] of Object.entries(said)) compare(value, of[key], `${pointer}/${key}`);
  };
  compare(file.json, original.json, '');
}

const idOf = (entry: Json): string[] => (isObject(entry) && typeof entry.id === 'string' ? [entry.id] : []);

function reportAlone(name: string, file: SourceFile, originals: Map<string, Container>, reports: Reports): void {
  const folder = file.path.slice(0, file.path.indexOf('/') + 1);
  const suggestion = nearest(name, originals.keys());
  const args = { name: `${folder}${name}.json`, suggestion: suggestion && `${folder}${suggestion}.json` };
  reports.add('translation-without-original', args, { file: file.path });
}
