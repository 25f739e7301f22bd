let loaded: Promise<void> | undefined;

/**
 * Adds the site's full style sheet. It follows the rules in the document and repeats them, so that its own order
 * applies. Needed before anything is rendered that was not in the page's HTML.
 * @returns a promise that resolves when the sheet applies
 * @throws when it cannot be fetched; a later call tries again
 */
export function loadStylesheet(): Promise<void> {
  const href = document.getElementById('loader')?.dataset.css;
  // If it was preloaded offline, the first request fails with that failure.
  loaded ??= href ? addStylesheet(href).catch(() => addStylesheet(href)) : Promise.resolve();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
    document.body.append(link);
  });
