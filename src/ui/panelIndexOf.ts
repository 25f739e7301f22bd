/**
 * @param root the element whose children are the row of tabs and, after it, the panels
 * @returns position from 0 of the panel that holds an element; undefined if none does
 */
export function panelIndexOf(root: Element, element: Element | null): number | undefined {
  if (!element || element === root || !root.contains(element)) return undefined;
  const position = [...root.children].findIndex((child) => child.contains(element)) - 1;
  return position < 0 ? undefined : position;
}
