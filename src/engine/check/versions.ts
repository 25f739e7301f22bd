import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import { isObject, type Json, ownValue } from '#shared/json.ts';

/** Which version of a block a site was written for, and which one the engine has. */
export interface BlockVersion {
  type: string;
  site: number;
  engine: number;
}

/** The version of a block's shape, from its schema. */
const versionOf = ({ version }: Schema): number => (typeof version === 'number' ? version : 1);

/**
 * Versions of blocks by type, from their schemas.
 * @param folders of the blocks, by type; of all there are when left out
 */
export const engineVersions = (folders: ReadonlyMap<string, string> = blockFolders()): Map<string, number> =>
  new Map(
    [...folders].map(([type, folder]) => {
      const schema = JSON.parse(readFileSync(join(folder, `${type}.schema.json`), 'utf8')) as Schema;
      return [type, versionOf(schema)];
    }),
  );

/** The versions of blocks in the value of `_site.json`, beside the engine's; a block that is not there is of version 1. */
export function compareVersions(site: Json | undefined, engine: ReadonlyMap<string, number>): BlockVersion[] {
  const written = isObject(site) && isObject(site.blockVersions) ? site.blockVersions : {};
  return [...engine].map(([type, version]) => {
    const own = ownValue(written, type);
    return { type, site: typeof own === 'number' ? own : 1, engine: version };
  });
}

/**
 * The one problem of a site whose blocks were written for other versions than the engine has, if they were.
 * @param engine versions of the engine's blocks by type
 */
export function checkVersions(
  site: SiteSource['site'],
  engine: ReadonlyMap<string, number> = loadedVersions(),
): Problem | undefined {
  // Of a file that cannot be read nobody knows the versions.
  if (!isObject(site?.json)) return undefined;
  const all = compareVersions(site.json, engine);
  const newer = all.filter((one) => one.site > one.engine);
  const versions = newer.length > 0 ? newer : all.filter((one) => one.site < one.engine);
  const [first] = versions;
  if (!first) return undefined;
  const written = isObject(site.json.blockVersions) ? site.json.blockVersions : undefined;
  const pointer = !written ? '' : written[first.type] === undefined ? '/blockVersions' : `/blockVersions/${first.type}`;
  return problemAt(newer.length > 0 ? 'block-version-new' : 'block-version-old', { versions }, { file: site, pointer });
}

const loadedVersions = () =>
  new Map([...loadSiteSchemas().blocks].map(([type, { schema }]) => [type, versionOf(schema)]));
