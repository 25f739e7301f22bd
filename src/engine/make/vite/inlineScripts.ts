/** The scripts that stand in pages themselves, by Vite's mode in which each is compiled. */
export const inlineScripts = {
  loader: 'src/client/loader.ts',
  colourScheme: 'src/client/colourScheme.ts',
} as const;

/** A mode of Vite in which an inline script is compiled. */
export type InlineScript = keyof typeof inlineScripts;

/** Whether a mode of Vite is one of those. */
export const isInlineScript = (mode: string): mode is InlineScript => mode in inlineScripts;
