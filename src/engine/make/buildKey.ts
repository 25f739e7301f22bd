import { programFoldersForChecks } from '#engine/check/programKeyForChecks.ts';
import { contentHash } from '#engine/store/cache.ts';
import { programFingerprint } from '#engine/store/programFingerprint.ts';
import { configHash } from './vite/configFile.ts';

/** Folders of this program that affect the output. */
export const buildFolders = [...programFoldersForChecks, 'src/ui', 'src/render', 'src/client', 'src/engine/make'];

/** Fingerprint of all code that affects the output, and of its configuration. */
export const buildKey = (): string => contentHash([programFingerprint(buildFolders), configHash()], 32);
