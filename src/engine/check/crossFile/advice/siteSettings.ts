import { mayMove } from '#engine/content/media/mayMove.ts';
import { framedOriginsIn } from '#engine/content/requestedOrigins.ts';
import { consentLabels } from '#shared/consentLabels.ts';
import { languageLabels, schemeLabels } from '#shared/content.ts';
import { builtInLabelsOf } from '#shared/interfaceLabels/builtInLabels.ts';
import { isObject } from '#shared/json.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { listLabels } from '#shared/listLabels.ts';
import { mapLabels } from '#shared/mapLabels.ts';
import { motionLabels } from '#shared/motionLabels.ts';
import { searchLabels } from '#shared/searchLabels.ts';
import { type CrossFileContext, endpointsOf, type LinkContext } from '../crossFileContext.ts';

/** Reports a site in another language than English that leaves interface labels in English. */
export function checkUntranslatedLabels(context: LinkContext): void {
  const { graph, schemas, reports } = context;
  const json = isObject(graph.site?.file.json) ? graph.site.file.json : {};
  const { language, languages, labels, header, search, consent, inbox } = json;
  if (!graph.site || typeof language !== 'string' || !/^(?!en\b)[a-z]{2,3}(-[A-Z]{2})?$/.test(language)) return;
  if (builtInLabelsOf(language)) return;
  const known = Object.keys(schemas.site?.schema.properties?.labels?.properties ?? {});
  const hasSwitch = isObject(header) && header.schemeSwitch === true;
  const hasLanguages = Array.isArray(languages) && languages.length > 0;
  const hasFrames = framedOriginsIn(endpointsOf(context)).length > 0;
  const hasMotion = [...graph.source.media.values()].some(({ absolute }) => mayMove(absolute));
  const hasListPages = [...graph.pages.values()].some(({ page }) => page?.lists !== undefined);
  const isShown = (name: string) =>
    (hasSwitch || !(name in schemeLabels)) &&
    (search || !(name in searchLabels)) &&
    (hasLanguages || !(name in languageLabels)) &&
    (consent || !(name in consentLabels)) &&
    (inbox || !(name in laterLabels)) &&
    (hasListPages || !(name in listLabels)) &&
    (hasFrames || !(name in mapLabels)) &&
    (hasMotion || !(name in motionLabels));
  const missing = known.filter((name) => isShown(name) && (!isObject(labels) || labels[name] === undefined));
  const pointer = labels === undefined ? '/language' : '/labels';
  if (missing.length > 0)
    reports.add('labels-missing', { language, missing }, { file: graph.site.file, pointer, at: 'key' });
}

export function checkNotFoundPage({ graph, reports }: CrossFileContext): void {
  if (graph.notFoundPages.some(({ page }) => page?.route === '/')) return;
  const page = graph.pages.get('/404') ?? graph.pages.get('/not-found');
  reports.add('not-found-page-missing', { suggestion: page?.file.path }, { file: page?.file.path ?? '_404.json' });
}

export function checkSchemeSwitch({ graph, reports }: CrossFileContext): void {
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
