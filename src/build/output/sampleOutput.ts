import { lstatSync } from 'node:fs';
import { type DeliveryOptions, marksOf, prepareDelivery } from './deliver.ts';
import { NewOutput } from './newOutput.ts';
import { type FileMark, inspectOutput } from './outputFolder.ts';
import { writeAside } from './swap.ts';

/** Builds of outputs that consist of given files, for tests. */
export interface SampleBuilds {
  /**
   * @param out path of the output
   * @param files contents by path below it
   * @param fail throws when all is written and nothing is in place yet
   */
  deliver: (
    out: string,
    files: Record<string, string>,
    options: DeliveryOptions,
    fail?: () => void,
  ) => Promise<{
    written: string[];
    marks: Record<string, FileMark>;
    packed?: { files: number; isNew: number; bytes: number };
  }>;
}

/** A row of builds: each knows what the one before it has written. */
export function createSampleBuilds(): SampleBuilds {
  let marks: Record<string, FileMark> = {};
  let isPacked = false;
  return {
    async deliver(out, files, options, fail = () => {}) {
      const found = inspectOutput(out, marks);
      const before = { directory: out, found, marks, isPacked };
      const isLinked = lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
      const { output, change, packed } = await writeAside(out, async (aside) => {
        const made = new NewOutput(aside, found);
        for (const [path, text] of Object.entries(files)) made.put(path, text);
        const delivery = await prepareDelivery(made, before, options);
        fail();
        return { output: made, ...delivery };
      });
      marks = marksOf(output, before, isLinked);
      isPacked = Boolean(options.compress);
      return { written: change.fresh.sort(), marks, ...(packed && { packed }) };
    },
  };
}
