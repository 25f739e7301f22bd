import type { Rule } from './rule.ts';

/** Hydrates at once, whatever the connection. */
export const onLoad: Rule = (_, hydrate) => {
  hydrate();
};
