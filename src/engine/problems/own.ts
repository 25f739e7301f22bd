import type { ProblemKinds } from '#shared/blockCheck.ts';

/** Problems of site checks, by the names of the checks. */
export const own: Record<string, { problems?: ProblemKinds }> = {};
