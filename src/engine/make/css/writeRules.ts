import type { StylesheetRules } from './readRules.ts';

/** Serializes pieces as CSS with few braces, in their order, followed by the animations in use. */
export function writeRules({ pieces, keyframes }: StylesheetRules): string {
  let css = '';
  let openAtRules: string[] = [];
  let openSelector = '';
  const closeRule = () => {
    if (openSelector) css += '}';
    openSelector = '';
  };
  for (const { selectors, around, text } of pieces) {
    const selector = selectors.map((needs) => needs.text).join(',');
    const differs = around.findIndex((name, index) => openAtRules[index] !== name);
    const depth = differs === -1 ? around.length : differs;
    if (depth < openAtRules.length || depth < around.length || selector !== openSelector) closeRule();
    css +=
      '}'.repeat(openAtRules.length - depth) +
      around
        .slice(depth)
        .map((name) => `${name}{`)
        .join('');
    openAtRules = around;
    if (!selector) css += text;
    else css += `${openSelector ? ';' : `${selector}{`}${text}`;
    openSelector = selector;
  }
  closeRule();
  css += '}'.repeat(openAtRules.length);
  const used = new Set(pieces.flatMap(({ animations }) => animations));
  return (
    css +
    keyframes
      .filter(([name]) => used.has(name))
      .map(([, text]) => text)
      .join('')
  );
}
