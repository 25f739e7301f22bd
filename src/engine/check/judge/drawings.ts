import { faultOfSvg } from '#engine/content/media/svg.ts';
import type { JudgeContext } from './judgeContext.ts';

/** Reports SVG files that hold more than a drawing. */
export function checkDrawings({ graph: { source }, reports }: JudgeContext): void {
  for (const { path, absolute } of source.media.values()) {
    const fault = /\.svgz?$/i.test(path) ? faultOfSvg(absolute) : undefined;
    if (fault) reports.add('svg-unsafe', { ...fault }, { file: `_media/${path}` });
  }
}
