export const inlineScripts = {
  loader: 'src/client/loader.ts',
  colourScheme: 'src/client/colourScheme.ts',
} as const;

export type InlineScript = keyof typeof inlineScripts;

export const isInlineScript = (mode: string): mode is InlineScript => mode in inlineScripts;
