import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import type { StagedOutput } from '../output/stagedOutput.ts';
import type { SiteBuildOptions } from '../pages/buildOptions.ts';
import type { CompiledCode } from '../render/compiledCode.ts';
import { manifestFile, manifestText, type PartFile, type PartManifest, type SiteIdentity } from './partManifest.ts';

export function addManifest(output: StagedOutput, manifest: Omit<PartManifest, 'version' | 'files'>): void {
  const files = output
    .paths()
    .sort()
    .map((path) => [path, describePartFile(output, path)]);
  output.put(manifestFile, manifestText({ ...manifest, files: Object.fromEntries(files) }));
}

function describePartFile(output: StagedOutput, path: string): PartFile {
  const intact = output.staged.has(path) ? undefined : output.previous.intact.get(path);
  return [intact?.bytes ?? statSync(output.locationOf(path)).size, output.hashOf(path)];
}

/** Creates the identity of a site, which is equal in all shards that can be merged. */
export function createSiteIdentity(
  { checked, media, pages, program, compress }: SiteBuildOptions,
  code: CompiledCode,
  key: string,
): SiteIdentity {
  const hashByPath = new Map([...media.values()].map(({ absolute, hash }) => [absolute, hash]));
  const files = checked.paths.flatMap((absolute) => [
    relative(pages, absolute).split(sep).join('/'),
    hashByPath.get(absolute) ?? checked.hashOf(absolute),
  ]);
  return {
    engine: contentHash([program, code.hash], 16),
    since: checked.period.from ?? '',
    isCompressed: Boolean(compress),
    content: contentHash([key, ...files], 16),
  };
}
