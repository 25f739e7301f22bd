/** Value of a property in the `style` attribute of an element, in small letters; empty if there is none. */
export function styleOf(element: Element, name: string): string {
  const style = element.getAttribute('style') ?? '';
  const pattern = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i');
  return pattern.exec(style)?.[1]?.trim().toLowerCase() ?? '';
}

/** @returns true if an element is not shown where it was copied */
export const isHidden = (element: Element): boolean =>
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'visibility') === 'hidden' ||
  styleOf(element, 'mso-hide') === 'all' ||
  element.hasAttribute('hidden');

export const nameOf = (element: Element): string => element.localName.toLowerCase();
