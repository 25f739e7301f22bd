let loaded: Promise<void> | undefined;

/**
 * Adds the site's whole style sheet, before the part of it that the page has inlined: the cascade stays the same.
 * Needed before anything is shown that was not in the page's first HTML. Settles when it applies, or cannot be had.
 */
export function loadStylesheet(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const href = document.getElementById('loader')?.dataset.css;
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    const inlined = document.getElementById('page-css');
    document.head.insertBefore(link, inlined);
  });
  return loaded;
}
