import { type Choice, writeQuery } from './choice.ts';

/** Milliseconds without a key press after which what is typed is written into the address: browsers limit how often. */
const typingPauseMs = 300;

/** Changes query and anchor of the address without leaving the page; as a new step for Back, or in place of this one. */
export function writeAddress(how: 'push' | 'replace', query: string, anchor: string, mark?: object): void {
  // What a router has in the state stays, or it would lose count of its own steps.
  history[`${how}State`]({ ...history.state, ...mark }, '', location.pathname + query + anchor);
}

/** Writes what is chosen in a list into the address. */
export const writeChoice = (choice: Choice, how: 'push' | 'replace'): void =>
  writeAddress(how, writeQuery(choice, location.search), location.hash);

let timer: ReturnType<typeof setTimeout> | undefined;
let pending: Choice | undefined;

/** What was typed belongs to a list that has left the page. */
export function forgetPending(): void {
  clearTimeout(timer);
  pending = undefined;
}

function writePending(): void {
  if (pending) writeChoice(pending, 'replace');
  pending = undefined;
}

/** Writes what is chosen as a new step for Back. */
export function writeStep(choice: Choice): void {
  writePending();
  writeChoice(choice, 'push');
}

/** Writes what is being typed once the keys rest, in place of what was typed before. */
export function writeLater(choice: Choice): void {
  clearTimeout(timer);
  pending = choice;
  timer = setTimeout(writePending, typingPauseMs);
}
