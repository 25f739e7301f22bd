import type { ProblemKinds } from '#shared/blockCheck.ts';

/** Checks of the site's own, by their names, as far as they are looked at here. */
export const own: Record<string, { problems?: ProblemKinds }> = {};
