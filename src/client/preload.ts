function ask(href: string | undefined, rel: string, as: string): void {
  if (!href || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, as, href });
  // As it will be asked for by what needs it, or it would be fetched twice.
  if (as !== 'style') link.crossOrigin = '';
  document.head.append(link);
}

/**
 * Asks at once for all that a block needs to wake: code with everything that this imports, styles, properties. What it
 * would otherwise import step by step costs a trip to the server each. The loader's element has the addresses.
 */
export function preload(island: Element): void {
  const { dataset } = document.getElementById('loader') as HTMLElement;
  const files = [dataset.code, dataset.react, (island as HTMLElement).dataset.code];
  for (const file of files.join(' ').split(' ')) ask(file, 'modulepreload', 'script');
  ask(dataset.css, 'preload', 'style');
  ask(island.closest<HTMLElement>('[data-islands]')?.dataset.islands, 'preload', 'fetch');
}
