import type { CDPSession } from '@playwright/test';

/** Bytes of JavaScript source that ran. */
export interface ExecutedCode {
  /** Code in the document itself: the loader. */
  inline: number;
  files: number;
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** Length of the executed ranges. Inner ranges come after the outer ones and override them. */
function executedLength(functions: { ranges: Range[] }[]): number {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const ran = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, mark) => sum + mark, 0);
}

/**
 * Counts the code that runs from now on.
 * @returns a function that returns the count, once
 */
export async function followCode(session: CDPSession, pageUrl: string): Promise<() => Promise<ExecutedCode>> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const executed = { inline: 0, files: 0 };
    for (const { url, functions } of result) {
      if (!url.startsWith('http')) continue;
      executed[url.split('#')[0] === pageUrl ? 'inline' : 'files'] += executedLength(functions);
    }
    return executed;
  };
}
