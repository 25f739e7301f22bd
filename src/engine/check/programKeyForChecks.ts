import { programFingerprint } from '#engine/store/programFingerprint.ts';

/** Folders of this program on which the result of a check depends. */
export const programFoldersForChecks = [
  'src/shared',
  'src/rules',
  'src/ui/list',
  'blocks',
  'schemas',
  'src/engine/store',
  'src/engine/problems',
  'src/engine/content',
  'src/engine/check',
];

/** Components and styles, on which a check does not depend. */
const componentAndStyleFiles = /\.(tsx|css)$/;

/** Fingerprint of the program and its dependencies, as far as checks depend on them. */
export const programKeyForChecks = (): string => programFingerprint(programFoldersForChecks, componentAndStyleFiles);
