/** Options of a build on the command line. */
export type Words = Partial<
  Record<'pages' | 'out' | 'compress' | 'keep' | 'at' | 'drafts' | 'shard' | 'if-due', string>
>;

/** The folder of the site where another is not given. */
export const whole = 'dist';
