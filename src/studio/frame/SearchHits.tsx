import { Highlight, NavLink, Text } from '@mantine/core';
import { addressOf } from '#shared/pageAddress.ts';
import type { SearchHit } from '#shared/studio.ts';
import { useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';

/** Texts that were found in the content of the site. */
export function SearchHits({ hits: all, words, opened }: { hits: SearchHit[]; words: string; opened: Opened }) {
  const { data: site } = useSite();
  const hits = textsAmong(all);
  if (hits.length === 0) return null;
  const show = ({ file, pointer, route }: SearchHit) => {
    const page = site?.pages.find((other) => other.file === file) ?? site?.pages.find((other) => other.route === route);
    if (page) opened.open(addressOf(page), { file, pointer });
    else opened.select({ file, pointer });
  };
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm">
        In texts
      </Text>
      {hits.map((hit) => (
        <NavLink
          key={`${hit.file}#${hit.pointer}`}
          component="button"
          label={
            <Highlight size="sm" lineClamp={2} highlight={words.split(/\s+/)}>
              {hit.text}
            </Highlight>
          }
          description={hit.name}
          onClick={() => show(hit)}
        />
      ))}
    </>
  );
}

/** Hits in texts: pages that are found by their addresses stand in the list of pages. */
export const textsAmong = (hits: SearchHit[]): SearchHit[] => hits.filter(({ pointer }) => pointer !== '');
