/** Inline scripts of pages, by the Vite mode that compiles them. */
export const inlineScripts = {
  loader: 'src/client/loader.ts',
  colourScheme: 'src/client/colourScheme.ts',
} as const;

export type InlineScript = keyof typeof inlineScripts;

/** @returns true if a Vite mode compiles an inline script */
export const isInlineScript = (mode: string): mode is InlineScript => mode in inlineScripts;
