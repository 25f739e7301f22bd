import { readFileSync } from 'node:fs';
import { isLfsPointer } from '#engine/content/media/lfsPointer.ts';
import { findUnsafeSvgContent } from '#engine/content/media/svg.ts';
import { lineAndColumn } from '#engine/problems/locate.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/** Reports media files that are only pointers to the real ones, and SVG files with unsafe content, such as scripts. */
export function checkMediaFiles({ graph: { source }, reports }: CrossFileContext): void {
  for (const { path, absolute } of source.media.values()) {
    if (isLfsPointer(absolute)) reports.add('media-lfs-pointer', undefined, { file: `_media/${path}` });
    else if (/\.svgz?$/i.test(path)) checkSvg(path, absolute, reports);
  }
}

function checkSvg(path: string, absolute: string, reports: CrossFileContext['reports']): void {
  const unsafe = findUnsafeSvgContent(absolute);
  if (!unsafe) return;
  const text = readFileSync(absolute, 'utf8');
  const { what, cure, offset, length } = unsafe;
  const file = { path: `_media/${path}`, absolute, text, json: undefined };
  reports.add('svg-unsafe', { what, cure, ...lineAndColumn(text, offset) }, { file, offset, length });
}
