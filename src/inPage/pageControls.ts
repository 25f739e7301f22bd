/** Selector of the controls in islands that a visitor uses. Panels open without scripts. */
export const islandControlSelector =
  'main [data-island] :is(button:not([popovertarget]),a[href^="#"],input:not([type=hidden],[type=file]),select,textarea)';

/**
 * Runs in the page.
 * @returns positions, among the elements of a selector, of the controls to use: the first and the last usable one of
 *   each kind in each island
 */
export function sampleControls(selector: string): number[] {
  const byKind = new Map<string, number[]>();
  for (const [position, control] of [...document.querySelectorAll<HTMLInputElement>(selector)].entries()) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled || control.readOnly) continue;
    const island = control.closest<HTMLElement>('[data-island]')?.dataset.island;
    const kind = [island, control.tagName, control.type, control.role].join();
    byKind.set(kind, [...(byKind.get(kind) ?? []), position]);
  }
  return [...new Set([...byKind.values()].flatMap((positions) => [positions[0] ?? 0, positions.at(-1) ?? 0]))];
}

/** Runs in the page. */
export function describeControl(control: Element): { html: string; kind: string; options: number } {
  const { type = '', options } = control as HTMLSelectElement;
  return { html: (control.cloneNode() as Element).outerHTML, kind: type, options: options?.length ?? 0 };
}

/**
 * Runs in the page.
 * @returns everything that a visitor can change: markup, values of fields, open elements, the address
 */
export function serializePageState(): string {
  const transientAttributes = [
    'style',
    'inert',
    'aria-busy',
    'data-live',
    'data-hydrated',
    'data-seen',
    'data-near',
    'data-moved',
  ];
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script,style,link')) element.remove();
  for (const name of transientAttributes)
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')];
  const values = fields.map(({ name, value, checked }) => `${name}: ${value} ${checked ?? ''}`);
  // Mantine gives some elements an id by chance.
  const markup = copy.innerHTML.replace(/\bmantine-[a-z0-9]{6,12}\b/g, 'mantine-id');
  return [location.pathname + location.search + location.hash, ...values, markup].join('\n');
}
