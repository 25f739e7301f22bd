/** Addresses that have been asked for. */
const asked = new Set<string>();

function ask(href: string, attributes: { rel: string; as?: string; crossOrigin?: string }): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement('link'), { href, ...attributes }));
}

/**
 * Asks at once for all that a block needs to wake: its code with everything that this imports, its properties, the
 * styles. `data-code` of the loader has the files of all blocks behind `*`, then those of each type: `* a b;form c d`.
 */
export function preload(island: HTMLElement): void {
  const { code = '', css } = document.getElementById('loader')?.dataset ?? {};
  for (const list of code.split(';')) {
    const [type, ...files] = list.split(' ');
    if (type === '*' || type === island.dataset.block) for (const file of files) ask(file, { rel: 'modulepreload' });
  }
  const properties = island.closest<HTMLElement>('[data-islands]')?.dataset.islands;
  if (code && properties) ask(properties, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  if (code && css) ask(css, { rel: 'preload', as: 'style' });
}
