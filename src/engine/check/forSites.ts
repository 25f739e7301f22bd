/**
 * Module `lintel/check` for checks of sites: the check of a custom block (`blocks/<type>/<type>.check.ts`), and site
 * checks, each in a file of the folder `checks`.
 */
export { type BlockCheck, type BlockSurroundings, defineBlockCheck } from '#shared/blockCheck.ts';
export { isObject, type Json, type JsonObject } from '#shared/json.ts';
export { error, type ProblemKind, warning } from '#shared/problemKind.ts';
export { type CheckedFile, defineSiteCheck, type FileFact, type SiteCheck } from './rules/siteCheck.ts';
