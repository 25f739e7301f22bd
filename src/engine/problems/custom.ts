import type { ProblemKinds } from '#shared/blockCheck.ts';

/** Problems of site checks, by the names of the checks. */
export const custom: Record<string, { problems?: ProblemKinds }> = {};
