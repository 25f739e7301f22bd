import type { LoadedScript } from '#shared/outsideScripts.ts';

/** What a visitor has chosen, as it is kept in the browser. */
interface Choice {
  isAllowed: boolean;
  /** The services that it was about: of one that is new, visitors are asked. */
  services: string[];
}

/** Another site may lie in another folder of the same address. (`basePath.ts` would bring all that shares a file with it.) */
const key = `lintel:consent:${document.getElementById('loader')?.dataset.base ?? ''}`;

/** Cookies that the services leave, by the beginnings of their names. */
const left = /^(_ga|_pk_)/;

const nameOf = ({ service, from }: LoadedScript) => `${service} ${from}`;

/** What was chosen on this page counts also where browsers keep nothing. */
let chosen: Choice | undefined;

function read(): Choice | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? chosen;
  } catch {
    return chosen;
  }
}

function keep(choice: Choice): void {
  chosen = choice;
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // It holds until the visitor leaves.
  }
}

/** Takes away what services have left in this browser, of whichever part of the site's name. */
function forgetCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)];
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!left.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers that there are have another way
    for (const domain of domains) document.cookie = `${name}=;max-age=0;path=/${domain}`;
  }
}

/** Loads a service and has it count, and ends that. */
interface Switches {
  run: (script: LoadedScript) => unknown;
  stop: (script: LoadedScript) => unknown;
}

/**
 * Runs the services that this visitor has allowed, and asks about those that nothing was said of.
 * @param scripts the services that wait for it
 */
export function askBefore(scripts: LoadedScript[], { run, stop }: Switches): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  const names = scripts.map(nameOf);
  const running = new Set<LoadedScript>();

  const follow = () => {
    const choice = read();
    const isComplete = names.every((name) => choice?.services.includes(name));
    for (const script of scripts)
      if (choice?.isAllowed && choice.services.includes(nameOf(script)) && !running.has(script)) {
        running.add(script);
        run(script);
      }
    if (choice && !choice.isAllowed) {
      for (const script of running) stop(script);
      forgetCookies();
    }
    show(isComplete ? choice : undefined);
  };

  const show = (choice: Choice | undefined) => {
    if (bar) bar.hidden = choice !== undefined;
    for (const place of document.querySelectorAll<HTMLElement>('[data-consent-state]'))
      for (const line of place.children as HTMLCollectionOf<HTMLElement>)
        line.hidden = line.dataset.state !== (choice ? (choice.isAllowed ? 'allowed' : 'refused') : 'none');
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-now] [data-consent]'))
      button.disabled = false;
  };

  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent]');
    if (!button) return;
    keep({ isAllowed: button.dataset.consent === 'allow', services: names });
    const isInBar = bar?.contains(document.activeElement);
    follow();
    // The bar is gone: the keyboard goes on from the beginning of the page, where it was.
    if (isInBar) document.getElementById('top')?.focus({ preventScroll: true });
    // What runs ends with the page alone.
    if (button.dataset.consent === 'refuse' && running.size > 0) location.reload();
  });
  // Chosen in another tab.
  addEventListener('storage', (event) => event.key === key && follow());
  addEventListener('lintel:page', follow);
  if (bar) new ResizeObserver(() => root.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)).observe(bar);
  follow();
}
