import type { CompressionReport } from '#engine/make/output/compress.ts';
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
    compressed?: CompressionReport;
  }>;
}

/** A series of builds: each knows what the previous one has written. */
export function createSampleBuilds(): SampleBuilds {
  let marks: Record<string, FileMark> = {};
  return {
    async deliver(out, files, options, fail = () => {}) {
      const built = await replaceOutput(out, marks, async (output) => {
        for (const [path, text] of Object.entries(files)) output.put(path, text);
        const compressed = await prepareDelivery(output, options);
        fail();
        return compressed;
      });
      marks = built.marks;
      return { written: built.written.sort(), marks, ...(built.made && { compressed: built.made }) };
    },
  };
}
