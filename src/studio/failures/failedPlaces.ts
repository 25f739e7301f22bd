/** Parameters of an address that name a place: what is selected, looked at or compared. */
const parameters = ['at', 'file', 'block', 'version'];

/** Places that have failed since the studio was opened. */
const failed = new Set<string>();

/** Takes the place that is open out of the address: a reload opens the same page without it. */
export function leaveFailedPlace(): void {
  const place = placeOf(new URL(location.href));
  if (place === undefined) return;
  failed.add(place);
  keepOutOfAddress();
}

/** Takes the place out of the address if it has failed: the router writes it there once more when it goes on. */
export function keepOutOfAddress(): void {
  const address = new URL(location.href);
  const place = placeOf(address);
  if (place === undefined || !failed.has(place)) return;
  for (const name of parameters) address.searchParams.delete(name);
  // The router knows its entries by their state.
  history.replaceState(history.state, '', address);
}

function placeOf({ pathname, searchParams }: URL): string | undefined {
  const named = parameters.flatMap((name) => searchParams.get(name) ?? []);
  return named.length ? [pathname, ...named].join('\n') : undefined;
}
