import type { InboxFormPart } from './inboxForm.ts';

/** Inputs of a block's `data` beside its properties. */
export interface BlockInputs {
  /** Language of the page, a BCP 47 tag. */
  language: string;
  /**
   * Reads a file of `_media` that the block names in a property with `"format": "media"` and `"isForBuild": true`.
   * @throws Error for any other file: pages would not be made again when it changes
   */
  read: (name: string) => Promise<Uint8Array>;
  /** The same as text, which is UTF-8. */
  readText: (name: string) => Promise<string>;
}

/** @returns JSON, or a promise of it, which the component gets as its property `data` */
export type BlockData<Props, Data> = (props: Props, inputs: BlockInputs) => Data | Promise<Data>;

/** Output of a block besides its HTML. Properties are those of its component. */
export interface BlockBuild<Props = never> {
  /**
   * Computes what the component shows beside its properties, as from a table that a property names. It depends on
   * nothing but properties and inputs: its result is stored, and computed again when one of these or the code changes.
   */
  data?: BlockData<Props, unknown>;
  /** Returns properties that take the place of those of a page, in its language: with what no page writes by itself. */
  complete?: (props: Props, page: { language: string }) => object;
  /** Structured data (schema.org) for search engines. */
  jsonLd?: (props: Props) => object[];
  /**
   * JSON Schema (draft-07) of the data that visitors send with the block, for its receiver.
   * @param name name of the file
   */
  schema?: (props: Props, name: string) => object;
  /** @returns names of labels that browsers get only with pages that have such a block, beside the usual ones */
  moreLabels?: (props: Props) => readonly string[];
  /** Form whose entries go to the inbox of the site; undefined if they go elsewhere. */
  inboxForm?: (props: Props) => InboxFormPart | undefined;
}

/**
 * Declares the further output of a block: the default export of `blocks/<type>/<type>.build.ts`. It runs in Node only.
 */
export const defineBlockBuild = <Props>(build: BlockBuild<Props>): BlockBuild<Props> => build;
