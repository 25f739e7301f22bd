declare module 'commonmark-spec' {
  /** Examples of the CommonMark specification; `→` stands for a tab. */
  export const tests: { markdown: string; html: string; section: string; number: number }[];
}
