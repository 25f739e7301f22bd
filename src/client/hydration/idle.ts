import { isSlow } from '../connection.ts';
import type { Rule } from './rule.ts';

/** Does something when the browser rests. Safari cannot say when it does. */
export const whenIdle = (work: () => void): void => {
  (window.requestIdleCallback ?? setTimeout)(work);
};

/** Hydrates when the browser rests after load; on slow connections at the first touch. */
export const onIdle: Rule = (_, hydrate) => {
  if (!isSlow()) whenIdle(hydrate);
};
