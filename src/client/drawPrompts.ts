import { isPrompt } from '#shared/prompt.ts';

const highlightName = 'lintel-prompt';

/**
 * Only in dev: draws prompts paler than texts, now and after each change of the page. Text nodes are highlighted, so that
 * no element is added that a component does not know of.
 */
export function drawPrompts(): void {
  if (!('highlights' in CSS)) return;
  const style = new CSSStyleSheet();
  style.replaceSync(`::highlight(${highlightName}) { color: color-mix(in srgb, currentColor 62%, transparent); }`);
  document.adoptedStyleSheets.push(style);
  let isPlanned = false;
  const draw = () => {
    isPlanned = false;
    CSS.highlights.set(highlightName, new Highlight(...findPrompts(document.body)));
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(draw);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, characterData: true });
  plan();
}

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
