import { readFileSync } from 'node:fs';
import { findLinkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn } from '#engine/content/media/font.ts';
import { textFileName } from '#shared/contentFile/textFileName.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { ReferenceKind } from '../../facts/facts.ts';
import type { ProblemCollector } from '../../problemCollector.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { allFileNodes, type SiteGraph } from '../siteGraph.ts';

export function checkUnused({ graph, queryResults, reports }: LinkContext): void {
  const usedByKind = new Map<ReferenceKind, Set<string>>();
  for (const { references } of [...allFileNodes(graph).map(({ facts }) => facts), queryResults])
    for (const { kind, value } of references) getOrInsert(usedByKind, kind, () => new Set<string>()).add(value);
  const used = (kind: ReferenceKind) => usedByKind.get(kind) ?? new Set<string>();
  const { data, shared, layouts, texts } = graph.source;
  const kinds = { data, shared, layout: layouts };
  for (const kind of ['data', 'shared', 'layout'] as const) {
    const known = used(kind);
    for (const [name, file] of kinds[kind])
      if (!known.has(name)) reports.add(`${kind}-unused`, { name }, { file, pointer: '' });
  }
  for (const [path, file] of texts)
    if (!used('text').has(path)) reports.add('text-unused', { name: textFileName(path) }, { file, pointer: '' });
  const named = (['media', 'picture', 'stylesheet', 'link'] as const).flatMap((kind) => [...used(kind)]);
  for (const typefaces of used('font')) named.push(fontFileIn(typefaces) ?? '');
  const files = new Set(named.flatMap((name) => findLinkedFile(name, graph.source.media)?.file.path ?? []));
  reportMedia(graph, files, reports);
}

/** Licence files, which must accompany a font or a picture. */
const licence = /(^|\/)(ofl|licen[cs]e)(\.(txt|md))?$/i;

function reportMedia({ source: { media } }: SiteGraph, used: Set<string>, reports: ProblemCollector): void {
  const unused = [...media.keys()].filter((path) => !used.has(path) && !licence.test(path));
  if (unused.length === 0) return;
  // JSON files that blocks read in the browser may name other files.
  const texts = [...media].flatMap(([path, { absolute }]) =>
    path.endsWith('.json') && used.has(path) ? [readFileSync(absolute, 'utf8')] : [],
  );
  for (const path of unused) {
    if (!texts.some((text) => text.includes(path))) reports.add('media-unused', { path }, { file: `_media/${path}` });
  }
}
