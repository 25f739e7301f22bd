import type { Rules } from './readRules.ts';

/** Writes pieces as CSS again, with as few braces as their order allows, and the animations that they name. */
export function writeRules({ pieces, keyframes }: Rules): string {
  let css = '';
  let open: string[] = [];
  let openSelector = '';
  const closeRule = () => {
    if (openSelector) css += '}';
    openSelector = '';
  };
  for (const { selectors, around, text } of pieces) {
    const selector = selectors.map((needs) => needs.text).join(',');
    const differs = around.findIndex((name, index) => open[index] !== name);
    const depth = differs === -1 ? around.length : differs;
    if (depth < open.length || depth < around.length || selector !== openSelector) closeRule();
    css +=
      '}'.repeat(open.length - depth) +
      around
        .slice(depth)
        .map((name) => `${name}{`)
        .join('');
    open = around;
    if (!selector) css += text;
    else css += `${openSelector ? ';' : `${selector}{`}${text}`;
    openSelector = selector;
  }
  closeRule();
  css += '}'.repeat(open.length);
  const used = new Set(pieces.flatMap(({ animations }) => animations));
  return (
    css +
    keyframes
      .filter(([name]) => used.has(name))
      .map(([, text]) => text)
      .join('')
  );
}
