const selectionParameters = ['at', 'file', 'block', 'version'];

const failedSelections = new Set<string>();

/** Removes the failed selection from the address: a reload opens the same page without it. */
export function deselectFailed(): void {
  const selectionKey = selectionKeyOf(new URL(location.href));
  if (selectionKey === undefined) return;
  failedSelections.add(selectionKey);
  removeFailedFromAddress();
}

/** Removes a selection from the address if it has failed: the router restores it when it navigates. */
export function removeFailedFromAddress(): void {
  const address = new URL(location.href);
  const selectionKey = selectionKeyOf(address);
  if (selectionKey === undefined || !failedSelections.has(selectionKey)) return;
  for (const name of selectionParameters) address.searchParams.delete(name);
  // The router identifies its entries by their state.
  history.replaceState(history.state, '', address);
}

function selectionKeyOf({ pathname, searchParams }: URL): string | undefined {
  const named = selectionParameters.flatMap((name) => searchParams.get(name) ?? []);
  return named.length ? [pathname, ...named].join('\n') : undefined;
}
