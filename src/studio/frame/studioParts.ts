/** Parts of the Pages area, in the order in which F6 goes through them. */
export const studioParts = ['search', 'outline', 'canvas', 'properties'] as const;

export type StudioPart = (typeof studioParts)[number] | 'pages';

/** Name of the part of the screen a `StudioPart` is in: search is at the top of the pages. */
const regionOf = (part: StudioPart): string => (part === 'search' ? 'pages' : part);

const selectors = [
  '[role=treeitem]:has(> [data-current])',
  '[role=tree] [tabindex="0"]',
  ':is([tabindex="0"], iframe, input, textarea, [contenteditable=true], button)',
];

/** Focuses a part of the studio: in a tree the selected node. Does nothing while a dialog is open. */
export function focusPart(part: StudioPart): void {
  if (document.querySelector('[aria-modal=true]')) return;
  const inPart = part === 'search' ? ['input[type=search]', ...selectors] : selectors;
  const found = inPart.map((selector) =>
    document.querySelector<HTMLElement>(`[data-part=${regionOf(part)}] ${selector}`),
  );
  found.find((element) => element)?.focus();
}

/**
 * Finds the part after the one with the focus.
 * @param by 1 for the next one, -1 for the one before
 */
export function partBeside(focused: Element | null, by: 1 | -1): (typeof studioParts)[number] {
  const region = focused?.closest('[data-part]')?.getAttribute('data-part');
  const current = studioParts.findIndex((part) => regionOf(part) === region);
  const start = current === -1 && by === -1 ? 0 : current;
  return studioParts[(start + by + studioParts.length) % studioParts.length] as (typeof studioParts)[number];
}
