import type { Service } from './service.ts';

interface Plausible {
  (...command: unknown[]): void;
  /** Commands from before its script was there. */
  q?: unknown[];
}

/** https://plausible.io/docs/script-extensions#scriptmanualjs */
export const service: Service = ({ from, site = '' }) => {
  const scope = window as unknown as { plausible?: Plausible };
  const waiting: Plausible = (...command) => {
    waiting.q ??= [];
    waiting.q.push(command);
  };
  scope.plausible ??= waiting;
  return {
    src: `${from}/js/script.manual.js`,
    data: { domain: site },
    count: ({ address }) => scope.plausible?.('pageview', { u: address }),
  };
};
