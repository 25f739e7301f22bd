import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { markdownVersion } from '#engine/content/text/markdownVersion.ts';
import type { BlockVersionPair } from '#engine/problems/areas/upgrade.ts';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { getOwnValue, isObject, type Json } from '#shared/json.ts';

const versionOf = ({ version }: Schema): number => (typeof version === 'number' ? version : 1);

/**
 * Reads the versions of blocks by type from their schemas, and adds that of Markdown.
 * @param folders block folders by type; all of the engine's blocks by default
 */
export const readEngineBlockVersions = (folders: ReadonlyMap<string, string> = blockFolders()): Map<string, number> =>
  withMarkdown(
    [...folders].map(([type, folder]) => {
      const schema = JSON.parse(readFileSync(join(folder, `${type}.schema.json`), 'utf8')) as Schema;
      return [type, versionOf(schema)];
    }),
  );

const withMarkdown = (versions: [string, number][]): Map<string, number> =>
  new Map([...versions, [markdownVersion.type, markdownVersion.version]]);

/** Pairs the block versions in `_site.json` with the engine's. A block without an entry there has version 1. */
export function compareBlockVersions(site: Json | undefined, engine: ReadonlyMap<string, number>): BlockVersionPair[] {
  const written = isObject(site) && isObject(site.blockVersions) ? site.blockVersions : {};
  return [...engine].map(([type, version]) => {
    const siteVersion = getOwnValue(written, type);
    return { type, site: typeof siteVersion === 'number' ? siteVersion : 1, engine: version };
  });
}

/**
 * Reports, in one problem, the blocks that were written for other versions than the engine's.
 * @param engine versions of the engine's blocks by type
 */
export function checkBlockVersions(
  site: SiteSource['site'],
  engine: ReadonlyMap<string, number> = loadedBlockVersions(),
): Problem | undefined {
  // The versions in a file that cannot be read are unknown.
  if (!isObject(site?.json)) return undefined;
  const all = compareBlockVersions(site.json, engine);
  const newer = all.filter((one) => one.site > one.engine);
  const versions = newer.length > 0 ? newer : all.filter((one) => one.site < one.engine);
  const [first] = versions;
  if (!first) return undefined;
  const written = isObject(site.json.blockVersions) ? site.json.blockVersions : undefined;
  const pointer = !written ? '' : written[first.type] === undefined ? '/blockVersions' : `/blockVersions/${first.type}`;
  return createProblem(
    newer.length > 0 ? 'block-version-new' : 'block-version-old',
    { versions },
    { file: site, pointer },
  );
}

const loadedBlockVersions = () =>
  withMarkdown([...loadSiteSchemas().blocks].map(([type, { schema }]) => [type, versionOf(schema)]));
