/** Texts and pictures of a part of a page, in the order of the document. */
export interface PageRegion {
  texts: Text[];
  pictures: HTMLImageElement[];
}

/** A block on a page: its frame, and its content without the blocks inside. */
export interface BlockFrame extends PageRegion {
  element: HTMLElement;
  /** Source location: `about/location.json#/blocks/0`. */
  at: string;
}

const ignoredElements = 'script,style,noscript,template,svg,textarea,[data-typing]';

export function readRegions(document: Document): { frames: BlockFrame[]; shell: PageRegion } {
  const frames: BlockFrame[] = [];
  const shell: PageRegion = { texts: [], pictures: [] };
  const read = (element: Element, region: PageRegion): void => {
    for (const node of element.childNodes) {
      if (isText(node)) {
        if (node.data.trim() !== '') region.texts.push(node);
      } else if (isElement(node) && !node.matches(ignoredElements)) {
        if (isPicture(node)) region.pictures.push(node);
        const at = node.getAttribute('data-at');
        if (at !== null) frames.push({ element: node as HTMLElement, at, texts: [], pictures: [] });
        read(node, at === null ? region : (frames.at(-1) ?? region));
      }
    }
  };
  for (const part of document.body?.children ?? [])
    if (!part.matches(ignoredElements)) read(part, part.id === 'main' ? { texts: [], pictures: [] } : shell);
  return { frames, shell };
}

// The page has a window of its own: `instanceof` knows only the classes of this window.

export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
export const isElement = (node: EventTarget | null | undefined): node is Element =>
  (node as Node | null)?.nodeType === 1;
export const isPicture = (node: Node | null | undefined): node is HTMLImageElement => node?.nodeName === 'IMG';
