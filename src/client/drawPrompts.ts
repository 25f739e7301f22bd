import { getOrInsert } from '#shared/getOrInsert.ts';
import { isPrompt } from '#shared/prompt.ts';

/**
 * Only in dev: draws prompts paler than texts, now and after each change of the page. Text nodes are highlighted, so that
 * no element is added that a component does not know of.
 */
export function drawPrompts(): void {
  if (!('highlights' in CSS)) return;
  const style = new CSSStyleSheet();
  document.adoptedStyleSheets.push(style);
  // In a highlight, "currentColor" is not the colour of the text.
  const nameByColor = new Map<string, string>();
  const nameOf = (color: string) =>
    getOrInsert(nameByColor, color, () => {
      const name = `lintel-prompt-${nameByColor.size}`;
      style.insertRule(`::highlight(${name}) { color: color-mix(in srgb, ${color} 62%, transparent); }`);
      return name;
    });
  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    for (const name of nameByColor.values()) CSS.highlights.delete(name);
    const rangesByColor = new Map<string, Range[]>();
    for (const range of findPrompts(document.body)) getOrInsert(rangesByColor, colorOf(range), () => []).push(range);
    for (const [color, ranges] of rangesByColor) CSS.highlights.set(nameOf(color), new Highlight(...ranges));
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(draw);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, characterData: true });
  plan();
}

const colorOf = ({ startContainer }: Range): string => getComputedStyle(startContainer.parentElement as Element).color;

function findPrompts(root: Element): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isPrompt((node as Text).data)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push(range);
  }
  return found;
}
