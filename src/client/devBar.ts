import type { DevState, DevView } from '#shared/devState.ts';
import { momentInWords } from '#shared/words.ts';
import { shadowHost } from './devHost.ts';
import { listProblems } from './devOverlay.ts';

const css = `
  :host { all: initial; display: block; height: 3.5rem; }
  section { position: fixed; inset: auto auto 0.5rem 0.5rem; z-index: 2147483647; display: flex; align-items: stretch; gap: 1px;
    font: 0.8125rem/1.4 system-ui, sans-serif; color: #f4f1ee; border-radius: 0.375rem; box-shadow: 0 0.125rem 0.75rem #0006; }
  button, summary, input { font: inherit; color: inherit; }
  section > button, section > a, summary { box-sizing: border-box; min-height: 2rem; padding: 0.375rem 0.625rem; background: #201a1c;
    border: 0; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  section > :nth-child(1 of :not([hidden])), section > :nth-child(1 of :not([hidden])) > summary {
    border-radius: 0.375rem 0 0 0.375rem; }
  section > :last-child { border-radius: 0 0.375rem 0.375rem 0; }
  :focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
  section > a { text-decoration: none; }
  .sign { font-weight: 600; background: #a4161a; }
  form { position: absolute; inset: auto auto calc(100% + 0.375rem) 0; display: grid; gap: 0.625rem; width: max-content;
    max-width: calc(100vw - 1rem); box-sizing: border-box; padding: 0.875rem; background: #201a1c; border-radius: 0.375rem;
    box-shadow: 0 0.125rem 0.75rem #0006; }
  label { display: grid; gap: 0.25rem; }
  .switch { display: flex; align-items: center; gap: 0.5rem; }
  [type=datetime-local], form button { box-sizing: border-box; min-height: 2rem; padding: 0.25rem 0.5rem; color: #201a1c;
    background: #fff; border: 0; border-radius: 0.25rem; }
  .actions { display: flex; gap: 0.75rem; align-items: center; }
  a { color: inherit; padding: 0.375rem 0; }
  form :focus-visible { outline: 2px solid #ffe066; outline-offset: 1px; }
  /* The site's own button may be at the bottom there. */
  @media (max-width: 61.99em) { :host { height: 7rem; } section { inset-block-end: 4.5rem; } }
  @media print { :host { display: none; } }`;

/** What of the bar follows the state. */
interface Bar {
  host: HTMLElement;
  edit: HTMLAnchorElement;
  sign: HTMLElement;
  moment: HTMLDetailsElement;
  summary: HTMLElement;
  at: HTMLInputElement;
  drafts: HTMLInputElement;
}

let bar: Bar | undefined;
let last: DevState | undefined;
/** With how many problems it was put away: with more it comes back. */
let hiddenWith: number | undefined;

/** Shows in a corner of the page how many problems the site has, and at which moment it is shown. */
export function showBar(state: DevState): void {
  last = state;
  if (hiddenWith !== undefined && state.count <= hiddenWith) return;
  hiddenWith = undefined;
  bar ??= makeBar();
  const { edit, sign, moment, summary, at, drafts } = bar;
  edit.hidden = state.view === undefined;
  edit.href = studioAddress(state.view);
  sign.hidden = state.count === 0;
  sign.textContent = `${state.count} ${state.count === 1 ? 'problem' : 'problems'}`;
  moment.hidden = state.view === undefined;
  if (!state.view || moment.open) return;
  summary.textContent = inWords(state.view);
  at.value = `${state.view.moment}T00:00`.slice(0, 16);
  drafts.checked = state.view.drafts;
}

/** Where this page is edited, at the moment that it shows. */
function studioAddress(view: DevView | undefined): string {
  const parameters = new URLSearchParams({
    ...(view?.at && { asof: view.at }),
    ...(!view?.drafts && { drafts: 'off' }),
  });
  return `/_studio/pages${location.pathname}${parameters.size ? `?${parameters}` : ''}`;
}

function inWords({ at, drafts }: DevView): string {
  return `As of ${at ? momentInWords(at) : 'now'}, ${drafts ? 'with' : 'without'} drafts`;
}

function makeBar(): Bar {
  const { host, shadow } = shadowHost('lintel-bar', css);
  shadow.innerHTML = `<section aria-label="Preview">
    <a class="edit">Edit</a>
    <button type="button" class="sign" aria-haspopup="dialog"></button>
    <details><summary></summary><form>
      <label>Show the site as of <input type="datetime-local" name="at" required></label>
      <label class="switch"><input type="checkbox" name="drafts"> Drafts</label>
      <span class="actions"><button>Show</button><a href="?">Reset</a></span>
    </form></details>
    <button type="button" class="hide" aria-label="Hide this bar">×</button>
  </section>`;
  const find = <Found extends Element>(selector: string) => shadow.querySelector(selector) as Found;
  const moment = find<HTMLDetailsElement>('details');
  const parts = {
    host,
    edit: find<HTMLAnchorElement>('.edit'),
    sign: find<HTMLElement>('.sign'),
    moment,
    summary: find<HTMLElement>('summary'),
  };
  const fields = { at: find<HTMLInputElement>('[name=at]'), drafts: find<HTMLInputElement>('[name=drafts]') };
  parts.sign.addEventListener('click', () => last && listProblems(last.all));
  find('.hide').addEventListener('click', hide);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    goTo({ at: fields.at.value, drafts: fields.drafts.checked });
  });
  find('form a').addEventListener('click', (event) => {
    event.preventDefault();
    goTo({ drafts: fields.drafts.checked });
  });
  moment.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !moment.open) return;
    moment.open = false;
    parts.summary.focus();
  });
  return { ...parts, ...fields };
}

function hide(): void {
  hiddenWith = last?.count ?? 0;
  bar?.host.remove();
  bar = undefined;
}

/** Loads this page as it is at another moment. */
function goTo({ at, drafts }: Pick<DevView, 'at' | 'drafts'>): void {
  const address = new URL(location.href);
  address.searchParams.delete('at');
  address.searchParams.delete('drafts');
  if (at) address.searchParams.set('at', at);
  if (!drafts) address.searchParams.set('drafts', 'off');
  location.href = address.href.replaceAll('%3A', ':');
}
