import type { Json } from '#shared/json.ts';

export interface SourceFile {
  /** Path inside the pages folder, with `/`: `about/location.json`. */
  path: string;
  absolute: string;
  text: string;
  /** Undefined if the text is not valid JSON, which a problem reports. */
  json: Json | undefined;
  /** Present if the file is composed of several: finds the file and the pointer at which a value is written. */
  origin?: (pointer: string) => { file: SourceFile; pointer: string };
  /** True if `text` and `json` are composed of several files; `text` is JSON then, whatever the file is. */
  isComposed?: true;
  /** True if the file is read when it is accessed. */
  isLazy?: true;
}
