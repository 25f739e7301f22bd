let loaded: Promise<void> | undefined;

/** The site's whole sheet applies. */
let isWhole = false;

/** Adds a part of the site's sheet that repeats what the page has inlined; the whole one takes its place when it comes. */
export function addStyles(css: string): void {
  if (isWhole) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  sheet.replaceSync(css);
}

/**
 * Adds the site's whole style sheet. It stands after the part of it that the page has inlined, and repeats that: the
 * cascade is its own. Needed before anything is shown, or any state entered, that was not in the page's first HTML.
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
    link.onload = () => {
      isWhole = true;
      document.adoptedStyleSheets = [];
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be had`));
    };
    document.head.append(link);
  });
