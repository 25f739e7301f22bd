/** Debian's headless build of Chromium: where it is, and what its package is called. */
export const headlessShell: { path: string; debianPackage: string };

/**
 * Paths of all installed browsers of the Chromium family: the one that `CHROMIUM_PATH` names, then headless ones, then
 * others.
 */
export function chromiumPaths(): string[];

/** Command-line flags that Chromium needs on this machine. */
export function chromiumFlags(): string[];
