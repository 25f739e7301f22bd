export type BuildArguments = Partial<
  Record<'pages' | 'out' | 'compress' | 'keep' | 'at' | 'drafts' | 'shard' | 'if-due' | 'why', string>
>;

/** Output folder of the site if none is given. */
export const defaultOutFolder = 'dist';
