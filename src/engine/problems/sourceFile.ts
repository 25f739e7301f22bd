import type { Json } from '#shared/json.ts';

/** A JSON file of the site, as it was read. */
export interface SourceFile {
  /** Path inside the pages folder, with `/`: `about/location.json`. */
  path: string;
  /** Path on disk. */
  absolute: string;
  text: string;
  /** Undefined when the text is not JSON; a problem says why. */
  json: Json | undefined;
  /** Of a file that is put together of others: the one in which a value is written, and its pointer there. */
  origin?: (pointer: string) => { file: SourceFile; pointer: string };
}
