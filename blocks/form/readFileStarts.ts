import { fileStartLength, filesOf, setFileStart } from '#rules/files.ts';
import type { FormValues } from '#rules/types.ts';

/**
 * Reads the first bytes of the files that a visitor has chosen, by which rules recognize their kinds.
 * @throws the browser's error for a file that is gone or may not be read
 */
export async function readFileStarts(values: FormValues): Promise<void> {
  const files = Object.values(values).flatMap(filesOf);
  await Promise.all(
    files.map(async (file) => {
      if (!(file instanceof Blob)) return;
      const bytes = new Uint8Array(await file.slice(0, fileStartLength).arrayBuffer());
      setFileStart(file, String.fromCharCode(...bytes));
    }),
  );
}
