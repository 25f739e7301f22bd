import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import { isObject } from '#shared/json.ts';
import { compareVersions, versionOf } from './versions.ts';

/**
 * The one problem of a site whose blocks were written for other versions than the engine has; undefined when there is
 * none. All else that a check could say of such a site would follow from it.
 */
export function checkVersions({ site }: SiteSource): Problem | undefined {
  if (!site) return undefined;
  const engine = new Map([...loadSiteSchemas().blocks].map(([type, { schema }]) => [type, versionOf(schema)]));
  return versionProblem(site, engine);
}

/** @param engine versions of the engine's blocks by type */
export function versionProblem(
  site: NonNullable<SiteSource['site']>,
  engine: ReadonlyMap<string, number>,
): Problem | undefined {
  const versions = compareVersions(site.json, engine);
  const newer = versions.filter((one) => one.site > one.engine);
  const older = versions.filter((one) => one.site < one.engine);
  const [first] = newer.length > 0 ? newer : older;
  if (!first) return undefined;
  const written = isObject(site.json) && isObject(site.json.blockVersions) ? site.json.blockVersions : undefined;
  const pointer = !written ? '' : written[first.type] === undefined ? '/blockVersions' : `/blockVersions/${first.type}`;
  const place = { file: site, pointer };
  return newer.length > 0
    ? problemAt('block-version-new', { versions: newer }, place)
    : problemAt('block-version-old', { versions: older }, place);
}
