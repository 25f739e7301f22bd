import type { SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject, type Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';

/** Keys of `_site.json` that are missing, most likely misspelt, or hold what they may not. */
export function brokenKeysOf(site: Json | undefined, { site: checked }: SiteSchemas): Set<string> {
  if (!isObject(site) || !checked) return new Set();
  const missing = Object.keys(checked.schema.properties ?? {}).filter((key) => !(key in site));
  return new Set(
    checked.validate(site).flatMap(({ keyword, instancePath, params }) => {
      const [key] = tokensOfPointer(instancePath);
      if (key !== undefined) return key;
      if (keyword === 'required') return String(params.missingProperty);
      return keyword === 'additionalProperties' ? (nearest(String(params.additionalProperty), missing) ?? []) : [];
    }),
  );
}
