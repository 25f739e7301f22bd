/**
 * All parts of a site's own code that run in Node. `reloadParts.ts` compiles and runs this module anew after each edit of
 * them.
 */
export { custom as builds } from '#blocks/customBuilds.ts';
export { custom as checks } from '#blocks/customChecks.ts';
export { custom as siteChecks } from '#engine/check/rules/custom.ts';
export { custom as features } from '#engine/make/features/custom.ts';
export { custom as rules } from '#rules/custom.ts';
