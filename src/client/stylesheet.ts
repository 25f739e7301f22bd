let loaded: Promise<void> | undefined;

/**
 * Adds the site's whole style sheet. It stands after the rules that the document came with, and repeats them: the
 * cascade is its own. Needed before anything is rendered that the page's HTML did not have.
 * @returns a promise that resolves when the sheet applies
 * @throws when it cannot be fetched; a later call tries again
 */
export function loadStylesheet(): Promise<void> {
  const href = document.getElementById('loader')?.dataset.css;
  // One that was asked for ahead, offline, is answered with that failure first.
  loaded ??= href ? add(href).catch(() => add(href)) : Promise.resolve();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

const add = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
    document.body.append(link);
  });
