/** Paths of the Chromiums, or their kin, that are installed here; the one that `CHROMIUM_PATH` names comes first. */
export function chromiumPaths(): string[];

/** What it has to be started with here. */
export function chromiumFlags(): string[];
