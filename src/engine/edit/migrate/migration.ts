import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockVersion } from '#engine/check/versions.ts';
import type { Migration } from '#shared/migration.ts';

/** A migration in the chain of its block type. */
export interface Step extends Migration {
  type: string;
  /** The version that it leads to. */
  version: number;
}

/**
 * The migrations that lead a site to the engine's versions, each type's in order.
 * @param folder of the blocks
 * @throws when a block has a version that no migration leads to: a mistake in the block, not in the site
 */
export async function loadSteps(outdated: readonly BlockVersion[], folder: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { type, site, engine } of outdated) {
    for (let version = site + 1; version <= engine; version++) {
      const path = join(folder, type, 'migrations', `${version}.ts`);
      if (!existsSync(path))
        throw new Error(`The block "${type}" has version ${engine}, but no migrations/${version}.ts leads there.`);
      const module = (await import(pathToFileURL(path).href)) as { default: Migration };
      steps.push({ ...module.default, type, version });
    }
  }
  return steps;
}
