import type { TrackerFactory } from './service.ts';

interface Plausible {
  (...command: unknown[]): void;
  /** Commands queued until its script is loaded. */
  q?: unknown[];
}

/** https://plausible.io/docs/script-extensions#scriptmanualjs */
export const service: TrackerFactory = ({ from, site = '' }) => {
  const scope = window as unknown as { plausible?: Plausible };
  const queue: Plausible = (...command) => {
    queue.q ??= [];
    queue.q.push(command);
  };
  scope.plausible ??= queue;
  return {
    src: `${from}/js/script.manual.js`,
    data: { domain: site },
    count: ({ address }) => scope.plausible?.('pageview', { u: address }),
  };
};
