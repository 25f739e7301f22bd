/** Most writes that one transaction holds. */
const most = 200;

/** Turns of the event loop in which requests that have arrived are read. */
const turns = 4;

/**
 * Writes what arrives at the same time in one transaction, because each transaction waits for the disk once.
 * @param writeAll writes all or nothing, and returns a result for each
 * @returns a function that settles when the write is on the disk
 */
export function writeTogether<Input, Output>(
  writeAll: (inputs: Input[]) => Promise<Output[]>,
): (input: Input) => Promise<Output> {
  type Waiting = { input: Input; resolve: (output: Output) => void; reject: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let isWriting = false;

  const writeSome = async (some: Waiting[]): Promise<void> => {
    try {
      const outputs = await writeAll(some.map(({ input }) => input));
      for (const [index, { resolve }] of some.entries()) resolve(outputs[index] as Output);
    } catch (error) {
      // One that cannot be written does not take the others along.
      if (some.length > 1) for (const one of some) await writeSome([one]);
      else some[0]?.reject(error);
    }
  };

  const writeWaiting = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      // A write blocks this process: what has arrived meanwhile is read first, and goes along.
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      await writeSome(waiting.splice(0, most));
    }
    isWriting = false;
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      // What arrives in the same turn goes along.
      setImmediate(() => void writeWaiting());
    });
}
