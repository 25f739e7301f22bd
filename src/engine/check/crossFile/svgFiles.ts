import { findUnsafeSvgContent } from '#engine/content/media/svg.ts';
import type { CrossFileContext } from './crossFileContext.ts';

/** Reports SVG files with unsafe content, such as scripts. */
export function checkSvgFiles({ graph: { source }, reports }: CrossFileContext): void {
  for (const { path, absolute } of source.media.values()) {
    const unsafe = /\.svgz?$/i.test(path) ? findUnsafeSvgContent(absolute) : undefined;
    if (unsafe) reports.add('svg-unsafe', { ...unsafe }, { file: `_media/${path}` });
  }
}
