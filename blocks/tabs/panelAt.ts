/**
 * Which panel holds an element.
 * @param root the element whose children are the row of tabs and, behind it, the panels
 * @returns position of the panel from 0; undefined when the element is on none of them
 */
export function panelAt(root: Element, element: Element | null): number | undefined {
  if (!element || element === root || !root.contains(element)) return undefined;
  const position = [...root.children].findIndex((child) => child.contains(element)) - 1;
  return position < 0 ? undefined : position;
}
