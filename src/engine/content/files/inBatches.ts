/** Saves come in bursts: an editor writes several files, or one in steps. */
const settleMs = 20;

/** Gathers the paths of what is saved, and acts on all of them once nothing more has come for a moment. */
export function inBatches(act: (paths: string[]) => void): { add: (path: string) => void; stop: () => void } {
  const saved = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  return {
    add(path) {
      saved.add(path);
      clearTimeout(settling);
      settling = setTimeout(() => {
        const paths = [...saved];
        saved.clear();
        act(paths);
      }, settleMs);
    },
    stop: () => clearTimeout(settling),
  };
}
