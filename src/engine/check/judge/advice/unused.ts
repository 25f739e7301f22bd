import { readFileSync } from 'node:fs';
import type { ReferenceKind } from '../../facts/facts.ts';
import type { Reports } from '../../reports.ts';
import type { SiteGraph } from '../graph.ts';
import type { NameIndex } from '../nameIndex.ts';

/** Everything that a site refers to, by kind. */
export function gatherUsed(graph: SiteGraph, names: NameIndex): (...kinds: ReferenceKind[]) => Set<string> {
  return (...kinds) => {
    const used = names.used(kinds);
    for (const { kind, value } of graph.references) {
      if (kinds.includes(kind)) used.add(kind === 'link' ? (value.split(/[?#]/)[0] ?? '') : value);
    }
    return used;
  };
}

/** Reports data lists, shared blocks, layouts and files of `_media` that nothing refers to. */
export function checkUnused(graph: SiteGraph, used: ReturnType<typeof gatherUsed>, reports: Reports): void {
  const { data, shared, layouts } = graph.source;
  const unused = <File>(files: Map<string, File>, names: Set<string>) =>
    [...files].filter(([name]) => !names.has(name));
  for (const [name, file] of unused(data, used('data'))) reports.add('data-unused', { name }, { file, pointer: '' });
  for (const [name, file] of unused(shared, used('shared')))
    reports.add('shared-unused', { name }, { file, pointer: '' });
  for (const [name, file] of unused(layouts, used('layout')))
    reports.add('layout-unused', { name }, { file, pointer: '' });
  reportMedia(graph, used('media', 'picture', 'link'), reports);
}

function reportMedia({ source: { media } }: SiteGraph, used: Set<string>, reports: Reports): void {
  const unused = [...media.keys()].filter((path) => !used.has(path));
  if (unused.length === 0) return;
  // A file that blocks read in the browser may name others.
  const texts = [...media].flatMap(([path, { absolute }]) =>
    path.endsWith('.json') && used.has(path) ? [readFileSync(absolute, 'utf8')] : [],
  );
  for (const path of unused) {
    if (!texts.some((text) => text.includes(path))) reports.add('media-unused', { path }, { file: `_media/${path}` });
  }
}
