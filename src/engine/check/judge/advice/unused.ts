import { readFileSync } from 'node:fs';
import { linkedFile } from '#engine/content/filesByName.ts';
import { fontFileIn } from '#engine/content/media/font.ts';
import type { ReferenceKind } from '../../facts/facts.ts';
import type { Reports } from '../../reports.ts';
import type { SiteGraph } from '../graph.ts';
import type { JudgeContext } from '../judgeContext.ts';

/** Reports data lists, shared blocks, layouts and files of `_media` that nothing refers to. */
export function checkUnused({ graph, names, reports }: JudgeContext): void {
  const used = (...kinds: ReferenceKind[]) => {
    const values = names.used(kinds);
    for (const { kind, value } of graph.references) if (kinds.includes(kind)) values.add(value);
    return values;
  };
  const { data, shared, layouts } = graph.source;
  const kinds = { data, shared, layout: layouts };
  for (const kind of ['data', 'shared', 'layout'] as const) {
    const known = used(kind);
    for (const [name, file] of kinds[kind])
      if (!known.has(name)) reports.add(`${kind}-unused`, { name }, { file, pointer: '' });
  }
  const named = [...used('media', 'picture', 'stylesheet', 'link')];
  for (const typefaces of used('font')) named.push(fontFileIn(typefaces) ?? '');
  const files = new Set(named.flatMap((name) => linkedFile(name, graph.source.media)?.file.path ?? []));
  reportMedia(graph, files, reports);
}

/** The terms of use that must stand beside a font or a picture. */
const licence = /(^|\/)(ofl|licen[cs]e)(\.(txt|md))?$/i;

function reportMedia({ source: { media } }: SiteGraph, used: Set<string>, reports: Reports): void {
  const unused = [...media.keys()].filter((path) => !used.has(path) && !licence.test(path));
  if (unused.length === 0) return;
  // A file that blocks read in the browser may name others.
  const texts = [...media].flatMap(([path, { absolute }]) =>
    path.endsWith('.json') && used.has(path) ? [readFileSync(absolute, 'utf8')] : [],
  );
  for (const path of unused) {
    if (!texts.some((text) => text.includes(path))) reports.add('media-unused', { path }, { file: `_media/${path}` });
  }
}
