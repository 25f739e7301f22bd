import type { DevState, DevView } from '#shared/devState.ts';
import { formatTimestamp } from '#shared/formatText.ts';
import { showProblemList } from './devOverlay.ts';
import { createShadowHost } from './devPage.ts';

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

/** Elements of the bar that depend on the state. */
interface DevBarElements {
  host: HTMLElement;
  edit: HTMLAnchorElement;
  sign: HTMLElement;
  panel: HTMLDetailsElement;
  summary: HTMLElement;
  at: HTMLInputElement;
  drafts: HTMLInputElement;
}

let bar: DevBarElements | undefined;
let lastState: DevState | undefined;
/** Number of problems when the bar was hidden: with more it reappears. */
let hiddenErrorCount: number | undefined;

/** Shows in a corner of the page the number of problems, and the time as of which the site is shown. */
export function showBar(state: DevState): void {
  lastState = state;
  if (hiddenErrorCount !== undefined && state.count <= hiddenErrorCount) return;
  hiddenErrorCount = undefined;
  bar ??= createBar();
  const { edit, sign, panel, summary, at, drafts } = bar;
  edit.hidden = state.view === undefined;
  edit.href = studioAddress(state.view);
  sign.hidden = state.count === 0;
  sign.textContent = `${state.count} ${state.count === 1 ? 'problem' : 'problems'}`;
  panel.hidden = state.view === undefined;
  if (!state.view || panel.open) return;
  summary.textContent = formatView(state.view);
  at.value = `${state.view.moment}T00:00`.slice(0, 16);
  drafts.checked = state.view.drafts;
}

/** Address of this page in the studio, at the same time. */
function studioAddress(view: DevView | undefined): string {
  const parameters = new URLSearchParams({
    ...(view?.at && { asof: view.at }),
    ...(!view?.drafts && { drafts: 'off' }),
  });
  return `/_studio/pages${location.pathname}${parameters.size ? `?${parameters}` : ''}`;
}

function formatView({ at, drafts }: DevView): string {
  return `As of ${at ? formatTimestamp(at) : 'now'}, ${drafts ? 'with' : 'without'} drafts`;
}

function createBar(): DevBarElements {
  const { host, shadow } = createShadowHost('lintel-bar', css);
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
  const panel = find<HTMLDetailsElement>('details');
  const parts = {
    host,
    edit: find<HTMLAnchorElement>('.edit'),
    sign: find<HTMLElement>('.sign'),
    panel,
    summary: find<HTMLElement>('summary'),
  };
  const fields = { at: find<HTMLInputElement>('[name=at]'), drafts: find<HTMLInputElement>('[name=drafts]') };
  parts.sign.addEventListener('click', () => lastState && showProblemList(lastState.all));
  find('.hide').addEventListener('click', hideBar);
  find('form').addEventListener('submit', (event) => {
    event.preventDefault();
    loadView({ at: fields.at.value, drafts: fields.drafts.checked });
  });
  find('form a').addEventListener('click', (event) => {
    event.preventDefault();
    loadView({ drafts: fields.drafts.checked });
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !panel.open) return;
    panel.open = false;
    parts.summary.focus();
  });
  return { ...parts, ...fields };
}

function hideBar(): void {
  hiddenErrorCount = lastState?.count ?? 0;
  bar?.host.remove();
  bar = undefined;
}

/** Loads this page as of a different time. */
function loadView({ at, drafts }: Pick<DevView, 'at' | 'drafts'>): void {
  const address = new URL(location.href);
  address.searchParams.delete('at');
  address.searchParams.delete('drafts');
  if (at) address.searchParams.set('at', at);
  if (!drafts) address.searchParams.set('drafts', 'off');
  location.href = address.href.replaceAll('%3A', ':');
}
