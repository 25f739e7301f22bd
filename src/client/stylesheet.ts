let loaded: Promise<void> | undefined;

/**
 * Adds the site's whole style sheet. It stands after the part of it that the page has inlined, and repeats that: the
 * cascade is its own. Needed before anything is shown, or any state entered, that was not in the page's first HTML.
 * Settles when it applies, or cannot be had.
 */
export function loadStylesheet(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const href = document.getElementById('loader')?.dataset.css;
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return loaded;
}
