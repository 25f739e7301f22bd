import { framed } from '#engine/content/asked.ts';
import { consentWords } from '#shared/consentWords.ts';
import { languageLabels, schemeLabels } from '#shared/content.ts';
import { wordsIn } from '#shared/interfaceWords/interfaceWords.ts';
import { isObject } from '#shared/json.ts';
import { mapWords } from '#shared/mapWords.ts';
import { searchWords } from '#shared/searchWords.ts';
import { endpointsOf } from '../graph.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** Reports a site in another language than English that leaves words of the interface in English. */
export function checkSiteWords({ graph, schemas, reports }: JudgeContext): void {
  const json = isObject(graph.site?.file.json) ? graph.site.file.json : {};
  const { language, languages, labels, header, search, consent } = json;
  if (!graph.site || typeof language !== 'string' || !/^(?!en\b)[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return;
  if (wordsIn(language)) return;
  const known = Object.keys(schemas.site?.schema.properties?.labels?.properties ?? {});
  const hasSwitch = isObject(header) && header.schemeSwitch === true;
  const hasLanguages = Array.isArray(languages) && languages.length > 0;
  const hasFrames = framed(endpointsOf(graph)).length > 0;
  const isShown = (name: string) =>
    (hasSwitch || !(name in schemeLabels)) &&
    (search || !(name in searchWords)) &&
    (hasLanguages || !(name in languageLabels)) &&
    (consent || !(name in consentWords)) &&
    (hasFrames || !(name in mapWords));
  const missing = known.filter((name) => isShown(name) && (!isObject(labels) || labels[name] === undefined));
  const pointer = labels === undefined ? '/language' : '/labels';
  if (missing.length > 0)
    reports.add('labels-missing', { language, missing }, { file: graph.site.file, pointer, at: 'key' });
}

/** Reports that nothing answers for addresses that do not exist. */
export function checkNotFoundPage({ graph, reports }: JudgeContext): void {
  if (graph.notFoundPages.some(({ page }) => page?.route === '/')) return;
  const page = graph.pages.get('/404') ?? graph.pages.get('/not-found');
  reports.add('not-found-page-missing', { suggestion: page?.file.path }, { file: page?.file.path ?? '_404.json' });
}

/** Reports a choice between light and dark on a site that has only one of them. */
export function checkSchemeSwitch({ graph, reports }: JudgeContext): void {
  const { header, theme } = isObject(graph.site?.file.json) ? graph.site.file.json : {};
  if (!graph.site || !isObject(header) || header.schemeSwitch !== true) return;
  const scheme = isObject(theme) ? theme.scheme : undefined;
  if (scheme !== 'auto')
    reports.add(
      'scheme-switch-useless',
      { scheme: scheme === 'dark' ? 'dark' : 'light' },
      { file: graph.site.file, pointer: '/header/schemeSwitch' },
    );
}
