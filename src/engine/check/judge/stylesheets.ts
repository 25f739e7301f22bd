import { readFileSync } from 'node:fs';
import { faultsOfStylesheet, type StylesheetFault } from '#engine/content/media/stylesheet.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import type { JudgeContext } from './judgeContext.ts';

const codes = {
  import: 'stylesheet-asks',
  address: 'stylesheet-asks',
  end: 'stylesheet-ends',
  syntax: 'stylesheet-unreadable',
} as const satisfies Record<StylesheetFault['kind'], ProblemCode>;

/** Reports what cannot stand in pages of the style sheets that a site names. */
export function checkStylesheets({ graph, reports }: JudgeContext): void {
  const named = new Set(graph.references.flatMap(({ kind, value }) => (kind === 'stylesheet' ? value : [])));
  for (const name of named) {
    const media = graph.source.media.get(name);
    if (!media) continue;
    const text = readFileSync(media.absolute, 'utf8');
    const file = { path: `_media/${name}`, absolute: media.absolute, text, json: undefined };
    for (const { kind, what, offset, length } of faultsOfStylesheet(text))
      reports.add(codes[kind], { what }, { file, offset, length });
  }
}
