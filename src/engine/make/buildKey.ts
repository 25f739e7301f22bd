import { programFoldersForChecks } from '#engine/check/programKeyForChecks.ts';
import { programFingerprint } from '#engine/store/programFingerprint.ts';

/** Folders of this program that affect the output. */
export const buildFolders = [...programFoldersForChecks, 'src/ui', 'src/render', 'src/client', 'src/engine/make'];

/** Fingerprint of all code that affects the output. */
export const buildKey = (): string => programFingerprint(buildFolders);
