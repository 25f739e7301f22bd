import { studioSourceAttribute } from '#shared/framedPage.ts';
import { parseLocation } from './canvasTarget.ts';
import { stopEvent } from './pagePointer.ts';
import { isElement } from './pageRegions.ts';
import type { StudioConnection } from './studioConnection.ts';

/** Lets links of this page to the source of an error open it in the studio, also while the page is tried. */
export function listenToSourceLinks(send: StudioConnection['send']): void {
  addEventListener(
    'click',
    (event) => {
      const link = isElement(event.target) && event.target.closest(`[${studioSourceAttribute}]`);
      if (!link || !event.isTrusted) return;
      stopEvent(event);
      send({ kind: 'wantsSource', place: parseLocation(link.getAttribute(studioSourceAttribute) ?? '') });
    },
    { capture: true },
  );
}
