import { devViewParameters } from '#shared/devState.ts';

const parametersOf = (search: string) => new URLSearchParams(search);

/** Adds the time of this page's view to links to other pages. */
export function keepViewInLinks(): void {
  // Capturing, to run before link handlers.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const search = parametersOf(link.search);
      const current = parametersOf(location.search);
      // The link has its own time.
      if (devViewParameters.some((name) => search.has(name))) return;
      for (const name of devViewParameters) {
        const value = current.get(name);
        if (value !== null) search.set(name, value);
      }
      // An unchanged query must not become a different address.
      if (devViewParameters.some((name) => current.has(name))) link.search = search.toString().replaceAll('%3A', ':');
    },
    true,
  );
}
