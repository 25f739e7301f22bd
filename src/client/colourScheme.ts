/*
 * The script that is inline in the head of every page of a site whose visitors may choose between light and dark. It
 * runs before anything is drawn, and follows the choice through other pages, tabs and the device's own setting.
 */
const key = 'lintel-scheme';
const schemes = ['light', 'dark'] as const;
const root = document.documentElement;
const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Which scheme was chosen; empty where the device decides, also when nothing can be stored. */
function stored(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function store(choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It holds for this page.
  }
}

let choice = stored();
let isPrinting = false;

/** What asks the device which scheme it has is asked to take the chosen one: pictures, the browser's own colours. */
function redirect(element: HTMLSourceElement | HTMLMetaElement): void {
  const scheme = element.dataset.scheme ?? schemes.find((each) => element.media.endsWith(`: ${each})`));
  if (!scheme) return;
  element.dataset.scheme = scheme;
  const media = choice ? (choice === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  if (element.media !== media) element.media = media;
}

function apply(): void {
  const isDark = !isPrinting && (choice ? choice === 'dark' : deviceIsDark.matches);
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  for (const element of document.querySelectorAll<HTMLSourceElement>('source[media],meta[media]')) redirect(element);
  const select = document.querySelector<HTMLSelectElement>('[data-scheme-switch]');
  if (select && select.value !== choice) select.value = choice;
}

const choose = (chosen: string) => {
  choice = schemes.find((each) => each === chosen) ?? '';
  apply();
};

const setPrinting = (isNow: boolean) => {
  isPrinting = isNow;
  apply();
};

choose(choice);
// What the parser or another page brings is there before it is drawn.
new MutationObserver(apply).observe(document, { childList: true, subtree: true });
deviceIsDark.addEventListener('change', apply);
addEventListener('change', ({ target }) => {
  if (!(target as Element).matches('[data-scheme-switch]')) return;
  choose((target as HTMLSelectElement).value);
  store(choice);
});
addEventListener('storage', () => choose(stored()));
addEventListener('pageshow', () => choose(stored() || choice));
addEventListener('beforeprint', () => setPrinting(true));
addEventListener('afterprint', () => setPrinting(false));

export {};
