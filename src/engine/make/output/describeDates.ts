import type { PublicationDate } from '#engine/content/publication.ts';

/** The days on which building again shows something else, for people at a terminal. */
export function describeDates(dates: PublicationDate[]): string {
  const lines = dates.flatMap(({ date, changes }) =>
    changes.map(({ change, name, file }) => `  ${date}  "${name}" ${change} (${file})`),
  );
  return ['Build again on these days:', ...lines].join('\n');
}
