import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readState, stampOf, writeState } from '#engine/store/cacheFiles.cjs';
import { fileHash } from '#engine/store/fileHashes.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** Increased with each change of what counts as damaged. */
const stateName = 'decodedPictures/1';

interface DecodedPictures {
  /** Stamp and content hash of files by path on disk. */
  files: Record<string, [stamp: number, hash: string]>;
  /** True for damaged pictures, by content hash. */
  isDamaged: Record<string, boolean>;
}

let decoded: DecodedPictures | undefined;

/**
 * Finds pictures that cannot be decoded to their end. Each content is decoded once and known to later runs, wherever its
 * file lies; an unchanged file is not even read again.
 * @param paths on disk
 * @returns the damaged ones of these paths
 */
export function findDamagedPictures(paths: readonly string[]): Set<string> {
  decoded ??= readState<DecodedPictures>(stateName) ?? { files: {}, isDamaged: {} };
  const { isDamaged } = decoded;
  const start = Date.now();
  let isChanged = false;
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const stamp = stampOf(statSync(path, { throwIfNoEntry: false }), start);
    const [knownStamp, knownHash] = decoded.files[path] ?? [0, ''];
    const isKnown = stamp !== 0 && stamp === knownStamp;
    const hash = isKnown ? knownHash : fileHash(readFileSync(path));
    hashes.set(path, hash);
    if (isKnown || !stamp) continue;
    decoded.files[path] = [stamp, hash];
    isChanged = true;
  }
  // Equal files are decoded once.
  const unknown = new Map([...hashes].flatMap(([path, hash]) => (hash in isDamaged ? [] : [[hash, path] as const])));
  if (unknown.size > 0) {
    const failed = decode([...unknown.values()]);
    for (const [hash, path] of unknown) if (failed) isDamaged[hash] = failed.has(path);
    isChanged = true;
  }
  if (isChanged) writeState(stateName, decoded);
  return new Set(paths.filter((path) => isDamaged[hashes.get(path) ?? '']));
}

/** Decodes pictures in another process. @returns those that failed; undefined if no process could be started */
function decode(paths: string[]): Set<string> | undefined {
  const program = join(projectRoot, 'src/engine/content/media/decodePictures.cjs');
  const { stdout, status } = spawnSync(process.execPath, [program], { input: JSON.stringify(paths), encoding: 'utf8' });
  if (status !== 0) return undefined;
  return new Set((JSON.parse(stdout) as number[]).flatMap((index) => paths[index] ?? []));
}
