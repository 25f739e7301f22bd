import { readFileSync } from 'node:fs';
import { findUnsafeSvgContent } from '#engine/content/media/svg.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/** Reports SVG files with unsafe content, such as scripts. */
export function checkSvgFiles({ graph: { source }, reports }: CrossFileContext): void {
  for (const { path, absolute } of source.media.values()) {
    const unsafe = /\.svgz?$/i.test(path) ? findUnsafeSvgContent(absolute) : undefined;
    if (!unsafe) continue;
    const text = readFileSync(absolute, 'utf8');
    const { what, cure, offset, length } = unsafe;
    const file = { path: `_media/${path}`, absolute, text, json: undefined };
    reports.add('svg-unsafe', { what, cure, ...lineAndColumn(text, offset) }, { file, offset, length });
  }
}
