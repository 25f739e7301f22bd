import { useEffect, useState } from 'react';
import { placesPath } from '#shared/inboxForm.ts';
import { isObject } from '#shared/json.ts';
import { destinationOf } from './destinationOf.ts';
import type { Form } from './form.types.ts';

/** Places of a form: `full` if all were taken when the visitor came, `taken` if the last ones went meanwhile. */
export type Places = 'free' | 'full' | 'taken';

/**
 * Asks the inbox whether a form with a number of places has one left. The form can be filled in while it answers, and
 * if it does not: an entry too many is refused when it is sent.
 * @returns also a function that notes that the inbox has refused an entry for want of a place
 */
export function usePlaces(form: Form): [places: Places, noteTaken: () => void] {
  const [places, setPlaces] = useState<Places>('free');
  const address = form.places === undefined ? undefined : destinationOf(form)?.url;
  useEffect(() => {
    if (address === undefined) return;
    const controller = new AbortController();
    askWhetherFull(`${address}/${placesPath}`, controller.signal).then(
      (isFull) => isFull && setPlaces((known) => (known === 'free' ? 'full' : known)),
      // Offline, or without an inbox, nothing is known.
      () => {},
    );
    return () => controller.abort();
  }, [address]);
  return [places, () => setPlaces('taken')];
}

async function askWhetherFull(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return isObject(answer) && answer.isFull === true;
}
