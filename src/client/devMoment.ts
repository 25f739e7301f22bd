import { momentParameters } from '#shared/devState.ts';

const names = (search: string) => new URLSearchParams(search);

/** Has links to other pages lead to the site at the moment that this page shows. */
export function keepMoment(): void {
  // Before what follows links.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const search = names(link.search);
      const own = names(location.search);
      // It says itself which moment it leads to.
      if (momentParameters.some((name) => search.has(name))) return;
      for (const name of momentParameters) {
        const value = own.get(name);
        if (value !== null) search.set(name, value);
      }
      // What is the same must not be another address.
      if (momentParameters.some((name) => own.has(name))) link.search = search.toString().replaceAll('%3A', ':');
    },
    true,
  );
}
