let loaded: Promise<void> | undefined;

/**
 * Adds the site's whole style sheet. It stands after the parts of it that the document came with, and repeats them: the
 * cascade is its own. Needed before anything is shown that neither the page's first HTML nor what it fetches has.
 * Settles when it applies, or cannot be had.
 */
export function loadStylesheet(): Promise<void> {
  const href = document.getElementById('loader')?.dataset.css;
  // One that was asked for ahead, offline, is answered with that failure first.
  loaded ??= href ? add(href).catch(() => add(href)) : Promise.resolve();
  return loaded.catch(() => {
    loaded = undefined;
  });
}

const add = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be had`));
    };
    document.body.append(link);
  });

/**
 * Settles when all styles of the page apply: those of its first view, which it came with, and those of the rest, in the
 * file at its end, what its blocks fetch included. Where that cannot be had, the whole sheet does.
 */
export async function pageStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]');
  // The loader takes away what could not be had.
  if (!link || loaded) return loadStylesheet();
  if (link.sheet) return undefined;
  await new Promise<void>((settle) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => settle(), { once: true });
  });
  return link.sheet ? undefined : loadStylesheet();
}
