/*
 * Runs before the package is packed: writes the code that an installed Lintel uses in place of packages. The studio is
 * compiled to dist-studio, the analysis of patterns is copied to dist-packages, so that a site installs neither what the
 * studio is made of nor the programs for other systems that the analysis brings along.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packedRecheck, recheckModule } from '#engine/check/crossFile/regexes.ts';
import { compileStudioOnce, packedStudio } from '#engine/serve/studio/compileStudio.ts';
import { makeFolders, writeFileAtomically } from '#engine/store/cacheFiles.cjs';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';

async function packCode(): Promise<void> {
  copy(createRequire(import.meta.url).resolve(recheckModule), packedRecheck);
  const compiled = await compileStudioOnce();
  const files = listFilesBelow(compiled);
  for (const path of files) copy(join(compiled, path), join(packedStudio, path));
  for (const path of listFilesBelow(packedStudio))
    if (!files.includes(path)) rmSync(join(packedStudio, path), { force: true });
}

/** Another process may be packing these files: those that are right stay, and the others are replaced at once. */
function copy(source: string, target: string): void {
  const content = readFileSync(source);
  if (existsSync(target) && readFileSync(target).equals(content)) return;
  makeFolders(dirname(target));
  writeFileAtomically(target, content);
}

void packCode();
