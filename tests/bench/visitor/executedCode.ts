import type { CDPSession } from '@playwright/test';

/** Bytes of JavaScript source that ran. */
export interface ExecutedCode {
  /** In the document itself: the loader. */
  inline: number;
  /** In files. */
  files: number;
}

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

/** Inner ranges come after the outer ones and say more: the last word on a character counts. */
function executedLength(functions: { ranges: Range[] }[]): number {
  const ranges = functions
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const ran = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran.reduce((sum, mark) => sum + mark, 0);
}

/** Counts the code that runs from now on. The function that it gives tells how much it was, once. */
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
