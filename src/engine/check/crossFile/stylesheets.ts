import { readFileSync } from 'node:fs';
import { findStylesheetErrors, type StylesheetError } from '#engine/content/media/stylesheet.ts';
import type { ProblemCode } from '#engine/problems/catalogue.ts';
import type { LinkContext } from './crossFileContext.ts';

const codes = {
  import: 'stylesheet-asks',
  address: 'stylesheet-asks',
  end: 'stylesheet-ends',
  syntax: 'stylesheet-unreadable',
  markup: 'stylesheet-markup',
} as const satisfies Record<StylesheetError['kind'], ProblemCode>;

/** Reports content of the site's style sheets that is not allowed or cannot be parsed. */
export function checkStylesheets({ graph, references, reports }: LinkContext): void {
  const names = new Set(references.flatMap(({ kind, value }) => (kind === 'stylesheet' ? value : [])));
  for (const name of names) {
    const media = graph.source.media.get(name);
    if (!media) continue;
    const text = readFileSync(media.absolute, 'utf8');
    const file = { path: `_media/${name}`, absolute: media.absolute, text, json: undefined };
    for (const { kind, what, offset, length } of findStylesheetErrors(text))
      reports.add(codes[kind], { what }, { file, offset, length });
  }
}
