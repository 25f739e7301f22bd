import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Which version of a block a site was written for, and which one the engine has. */
export interface BlockVersion {
  type: string;
  site: number;
  engine: number;
}

/** The version of a block's shape, from its schema. */
export const versionOf = ({ version }: Schema): number => (typeof version === 'number' ? version : 1);

/** Versions of the engine's blocks by type, read from the folder of the blocks. */
export function engineVersions(folder: string): Map<string, number> {
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return new Map(
    types.map((type) => {
      const schema = JSON.parse(readFileSync(join(folder, type, `${type}.schema.json`), 'utf8')) as Schema;
      return [type, versionOf(schema)];
    }),
  );
}

/**
 * What `_site.json` says of the versions that its blocks were written for, beside what the engine has. A block that is
 * not named there is of version 1: a site that was never migrated names none.
 * @param site value of `_site.json`
 */
export function compareVersions(site: Json | undefined, engine: ReadonlyMap<string, number>): BlockVersion[] {
  const written = isObject(site) && isObject(site.blockVersions) ? site.blockVersions : {};
  return [...engine].map(([type, version]) => {
    const own = written[type];
    return { type, site: typeof own === 'number' ? own : 1, engine: version };
  });
}
