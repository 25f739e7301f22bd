/** Selects the controls that somebody uses in islands. Panels open without scripts. */
export const islandControls =
  'main [data-island] :is(button:not([popovertarget]),a[href^="#"],input:not([type=hidden],[type=file]),select,textarea)';

/**
 * Runs in the page. @returns positions, among the elements of a selector, of the controls to use: of each kind in each
 * island the first and the last that can be used
 */
export function controlsToUse(selector: string): number[] {
  const byKind = new Map<string, number[]>();
  for (const [position, control] of [...document.querySelectorAll<HTMLInputElement>(selector)].entries()) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled || control.readOnly) continue;
    const island = control.closest<HTMLElement>('[data-island]')?.dataset.island;
    const kind = [island, control.tagName, control.type, control.role].join();
    byKind.set(kind, [...(byKind.get(kind) ?? []), position]);
  }
  return [...new Set([...byKind.values()].flatMap((all) => [all[0] ?? 0, all.at(-1) ?? 0]))];
}

/** Runs in the page. @returns the tag of a control, what kind it is, and how many options it offers */
export function describeControl(control: Element): { html: string; kind: string; options: number } {
  const { type = '', options } = control as HTMLSelectElement;
  return { html: (control.cloneNode() as Element).outerHTML, kind: type, options: options?.length ?? 0 };
}

/** Runs in the page. @returns all that a visitor has brought about: markup, values of fields, what is open, the address */
export function stateOfPage(): string {
  const passing = ['style', 'inert', 'aria-busy', 'data-live', 'data-hydrated', 'data-seen', 'data-near', 'data-moved'];
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script,style,link')) element.remove();
  for (const name of passing) for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')];
  const values = fields.map(({ name, value, checked }) => `${name}: ${value} ${checked ?? ''}`);
  // Mantine gives some elements an id by chance.
  const markup = copy.innerHTML.replace(/\bmantine-[a-z0-9]{6,12}\b/g, 'mantine-id');
  return [location.pathname + location.search + location.hash, ...values, markup].join('\n');
}
