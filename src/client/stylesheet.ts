let loaded: Promise<void> | undefined;

/** A part of the site's sheet, until the whole of it applies. */
const part = new CSSStyleSheet();
let isWhole = false;

/** Adds a part of the site's sheet that repeats what the page has inlined; the whole one takes its place when it comes. */
export function addStyles(css: string): void {
  if (isWhole) return;
  part.replaceSync(css);
  document.adoptedStyleSheets = [...withoutPart(), part];
}

/** Those of others, as widgets may have some. */
const withoutPart = () => document.adoptedStyleSheets.filter((sheet) => sheet !== part);

/**
 * Adds the site's whole style sheet. It stands after the parts of it that the document came with, and repeats them: the
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
      document.adoptedStyleSheets = withoutPart();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be had`));
    };
    document.body.append(link);
  });
