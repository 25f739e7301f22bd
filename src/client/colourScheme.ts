/*
 * Inline script in the head of every page of a site whose visitors may choose between light and dark. It runs before
 * anything is drawn, and synchronizes the choice with other pages, tabs and the device's setting.
 */
const key = 'lintel-scheme';
const schemes = ['light', 'dark'] as const;
const root = document.documentElement;
const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Chosen scheme; empty where the device decides or where there is no storage. */
function readStoredScheme(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function storeScheme(choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice applies to this page only.
  }
}

let choice = readStoredScheme();
let isPrinting = false;

/**
 * Rewrites a media query for the device's scheme so that it matches the chosen scheme: of pictures and of the browser's
 * own colours.
 */
function updateMediaQuery(element: HTMLSourceElement | HTMLMetaElement): void {
  const scheme = element.dataset.scheme ?? schemes.find((each) => element.media.endsWith(`: ${each})`));
  if (!scheme) return;
  element.dataset.scheme = scheme;
  const media = choice ? (choice === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  if (element.media !== media) element.media = media;
}

function applyScheme(): void {
  const isDark = !isPrinting && (choice ? choice === 'dark' : deviceIsDark.matches);
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  for (const element of document.querySelectorAll<HTMLSourceElement>('source[media],meta[media]'))
    updateMediaQuery(element);
  const select = document.querySelector<HTMLSelectElement>('[data-scheme-switch]');
  if (select && select.value !== choice) select.value = choice;
}

const chooseScheme = (scheme: string) => {
  choice = schemes.find((each) => each === scheme) ?? '';
  applyScheme();
};

const setPrinting = (isNow: boolean) => {
  isPrinting = isNow;
  applyScheme();
};

chooseScheme(choice);
// Elements added by the parser or by navigation are updated before they are drawn.
new MutationObserver(applyScheme).observe(document, { childList: true, subtree: true });
deviceIsDark.addEventListener('change', applyScheme);
addEventListener('change', ({ target }) => {
  if (!(target as Element).matches('[data-scheme-switch]')) return;
  chooseScheme((target as HTMLSelectElement).value);
  storeScheme(choice);
});
addEventListener('storage', () => chooseScheme(readStoredScheme()));
addEventListener('pageshow', () => chooseScheme(readStoredScheme() || choice));
addEventListener('beforeprint', () => setPrinting(true));
addEventListener('afterprint', () => setPrinting(false));

export {};
