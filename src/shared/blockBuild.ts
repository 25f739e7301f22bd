/** What follows from a block beside its HTML. Properties are those that its component takes. */
export interface BlockBuild<Props = never> {
  /** Structured data (schema.org) for search engines. */
  jsonLd?: (props: Props) => object[];
  /** JSON Schema (draft-07) of what visitors send with the block, for whoever receives it; `name` is the file's. */
  schema?: (props: Props, name: string) => object;
}

/** Declares what follows from a block: the default export of `blocks/<type>/<type>.build.ts`. It runs in Node only. */
export const defineBlockBuild = <Props>(build: BlockBuild<Props>): BlockBuild<Props> => build;
