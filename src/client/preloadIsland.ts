function addPreloadLink(href: string | undefined, rel: string, as: string): void {
  if (!href || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, as, href });
  // The request mode must match the later request, or the file would be fetched twice.
  if (as !== 'style') link.crossOrigin = '';
  document.head.append(link);
}

/**
 * Requests everything that an island needs for hydration at once: code with all its imports, styles, properties.
 * Imports found step by step would cost a round trip each. The loader's element has the addresses.
 */
export function preloadIsland(island: Element): void {
  const { dataset } = document.getElementById('loader') as HTMLElement;
  const files = [dataset.code, dataset.react, (island as HTMLElement).dataset.code];
  for (const file of files.join(' ').split(' ')) addPreloadLink(file, 'modulepreload', 'script');
  addPreloadLink(dataset.css, 'preload', 'style');
  addPreloadLink(island.closest<HTMLElement>('[data-islands]')?.dataset.islands, 'preload', 'fetch');
}
