import type { InboxFormPart } from './inboxForm.ts';

/** Output of a block besides its HTML. Properties are those of its component. */
export interface BlockBuild<Props = never> {
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
