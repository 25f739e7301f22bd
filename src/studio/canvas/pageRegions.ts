/** Texts and pictures of a part of a page, in the order of the document. */
export interface PageRegion {
  texts: Text[];
  pictures: HTMLImageElement[];
}

/** A block on a page: its frame, and what is in it without the blocks inside. */
export interface BlockFrame extends PageRegion {
  element: HTMLElement;
  /** Where it is written: `about/location.json#/blocks/0`. */
  at: string;
}

/** What nobody sees as text. */
const unseen = 'script,style,noscript,template,svg,textarea,[data-typing]';

/** Every block's frame on a page, and what is outside of `main`. */
export function readRegions(document: Document): { frames: BlockFrame[]; shell: PageRegion } {
  const frames: BlockFrame[] = [];
  const shell: PageRegion = { texts: [], pictures: [] };
  const read = (element: Element, region: PageRegion): void => {
    for (const node of element.childNodes) {
      if (isText(node)) {
        if (node.data.trim() !== '') region.texts.push(node);
      } else if (isElement(node) && !node.matches(unseen)) {
        if (isPicture(node)) region.pictures.push(node);
        const at = node.getAttribute('data-at');
        if (at !== null) frames.push({ element: node as HTMLElement, at, texts: [], pictures: [] });
        read(node, at === null ? region : (frames.at(-1) ?? region));
      }
    }
  };
  for (const part of document.body?.children ?? [])
    if (!part.matches(unseen)) read(part, part.id === 'main' ? nowhere() : shell);
  return { frames, shell };
}

const nowhere = (): PageRegion => ({ texts: [], pictures: [] });

/* The page has a window of its own: `instanceof` knows only the classes of this one. */

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
export const isElement = (node: EventTarget | null | undefined): node is Element =>
  (node as Node | null)?.nodeType === 1;
export const isPicture = (node: Node | null | undefined): node is HTMLImageElement => node?.nodeName === 'IMG';
