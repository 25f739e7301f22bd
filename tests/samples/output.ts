import { type DeliveryOptions, prepareDelivery } from '#engine/make/output/deliver.ts';
import type { FileMark } from '#engine/make/output/outputFolder.ts';
import { replaceOutput } from '#engine/make/output/replaceOutput.ts';

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
      const built = await replaceOutput({ directory: out, marks, isPacked }, async (output, before) => {
        for (const [path, text] of Object.entries(files)) output.put(path, text);
        const delivery = await prepareDelivery(output, before, options);
        fail();
        return delivery;
      });
      const { change, packed } = built;
      marks = built.marks;
      isPacked = Boolean(options.compress);
      return { written: change.fresh.sort(), marks, ...(packed && { packed }) };
    },
  };
}
