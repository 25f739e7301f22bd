import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { contentHash } from '#engine/store/cache.ts';
import type { NewOutput } from '../output/newOutput.ts';
import type { MakingOptions } from '../pages/makingOptions.ts';
import type { CompiledCode } from '../render/code.ts';
import { manifestFile, manifestText, type PartFile, type PartManifest, type SiteIdentity } from './partManifest.ts';

/** Puts the manifest of a part into its output, as the last file. */
export function addManifest(output: NewOutput, manifest: Omit<PartManifest, 'version' | 'files'>): void {
  const files = output
    .paths()
    .sort()
    .map((path) => [path, fileOf(output, path)]);
  output.put(manifestFile, manifestText({ ...manifest, files: Object.fromEntries(files) }));
}

function fileOf(output: NewOutput, path: string): PartFile {
  const intact = output.fresh.has(path) ? undefined : output.before.intact.get(path);
  const hash = output.fresh.get(path) ?? intact?.mark[1] ?? '';
  return [intact?.bytes ?? statSync(output.whereIs(path)).size, hash];
}

/** The identity of a site: another one as soon as two parts of it would not fit together. */
export function identityOf(
  { checked, media, pages, engine, compress }: MakingOptions,
  code: CompiledCode,
  key: string,
): SiteIdentity {
  const measured = new Map([...media.values()].map(({ absolute, hash }) => [absolute, hash]));
  const files = checked.paths.flatMap((absolute) => [
    relative(pages, absolute).split(sep).join('/'),
    measured.get(absolute) ?? checked.hashOf(absolute),
  ]);
  return {
    engine: contentHash([engine, code.hash], 16),
    since: checked.period.from ?? '',
    isCompressed: Boolean(compress),
    content: contentHash([key, ...files], 16),
  };
}
