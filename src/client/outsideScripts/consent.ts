import type { ResolvedScript } from '#shared/outsideScripts.ts';

/** A visitor's choice, as stored in the browser. */
interface ConsentChoice {
  isAllowed: boolean;
  /** Services that the choice covers: visitors are asked again about a new one. */
  services: string[];
}

/**
 * Different sites may share an origin, in different folders. (`basePath.ts` would add everything that shares its
 * bundle.)
 */
const storageKey = `lintel:consent:${document.getElementById('loader')?.dataset.base ?? ''}`;

const serviceCookiePattern = /^(_ga|_pk_)/;

const serviceKeyOf = ({ service, from }: ResolvedScript) => `${service} ${from}`;

/** The choice made on this page, for browsers that store nothing. */
let choiceOnPage: ConsentChoice | undefined;

function readChoiceFromStorage(): ConsentChoice | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? choiceOnPage;
  } catch {
    return choiceOnPage;
  }
}

function storeChoice(choice: ConsentChoice): void {
  choiceOnPage = choice;
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // The choice applies until the visitor leaves.
  }
}

/** Deletes the services' cookies in this browser, for all domains of the site's host name. */
function deleteServiceCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)];
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!serviceCookiePattern.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers that there are have another way
    for (const domain of domains) document.cookie = `${name}=;max-age=0;path=/${domain}`;
  }
}

interface ServiceControl {
  run: (script: ResolvedScript) => unknown;
  stop: (script: ResolvedScript) => unknown;
}

/**
 * Runs the services that this visitor has allowed, and asks about those without a choice.
 * @param scripts the services that need consent
 */
export function runWithConsent(scripts: ResolvedScript[], { run, stop }: ServiceControl): void {
  const root = document.documentElement;
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
  const serviceKeys = scripts.map(serviceKeyOf);
  const running = new Set<ResolvedScript>();

  const applyChoice = () => {
    const choice = readChoiceFromStorage();
    const isComplete = serviceKeys.every((key) => choice?.services.includes(key));
    for (const script of scripts)
      if (choice?.isAllowed && choice.services.includes(serviceKeyOf(script)) && !running.has(script)) {
        running.add(script);
        run(script);
      }
    if (choice && !choice.isAllowed) {
      for (const script of running) stop(script);
      deleteServiceCookies();
    }
    show(isComplete ? choice : undefined);
  };

  const show = (choice: ConsentChoice | undefined) => {
    if (bar) bar.hidden = choice !== undefined;
    for (const container of document.querySelectorAll<HTMLElement>('[data-consent-state]'))
      for (const line of container.children as HTMLCollectionOf<HTMLElement>)
        line.hidden = line.dataset.state !== (choice ? (choice.isAllowed ? 'allowed' : 'refused') : 'none');
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-now] [data-consent]'))
      button.disabled = false;
  };

  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent]');
    if (!button) return;
    storeChoice({ isAllowed: button.dataset.consent === 'allow', services: serviceKeys });
    const isInBar = bar?.contains(document.activeElement);
    applyChoice();
    // The bar is gone: the keyboard continues from the start of the page, where the bar was.
    if (isInBar) document.getElementById('top')?.focus({ preventScroll: true });
    // Running scripts end only with the page.
    if (button.dataset.consent === 'refuse' && running.size > 0) location.reload();
  });
  // The choice may change in a different tab.
  addEventListener('storage', (event) => event.key === storageKey && applyChoice());
  addEventListener('lintel:page', applyChoice);
  if (bar) new ResizeObserver(() => root.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)).observe(bar);
  applyChoice();
}
