/** Paths of all installed browsers of the Chromium family; the one that `CHROMIUM_PATH` names comes first. */
export function chromiumPaths(): string[];

/** Command-line flags that Chromium needs on this machine. */
export function chromiumFlags(): string[];
