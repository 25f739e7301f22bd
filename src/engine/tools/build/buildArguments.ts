export type BuildArguments = Partial<
  Record<'pages' | 'out' | 'compress' | 'keep' | 'at' | 'drafts' | 'shard' | 'if-due' | 'why', string>
>;

export const defaultOutFolder = 'dist';
