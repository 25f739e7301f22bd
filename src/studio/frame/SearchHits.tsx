import { Highlight, NavLink, Text } from '@mantine/core';
import type { SearchHit } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';

export function SearchHits({ hits, words, opened }: { hits: SearchHit[]; words: string; opened: StudioNavigation }) {
  const { data: site } = useSite();
  const textHits = textHitsIn(hits);
  if (textHits.length === 0) return null;
  const show = ({ file, pointer, route }: SearchHit) => {
    const page = site?.pages.find((other) => other.file === file) ?? site?.pages.find((other) => other.route === route);
    if (page) opened.open(studioAddressOf(page), { file, pointer });
    else opened.select({ file, pointer });
  };
  return (
    <>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm">
        In texts
      </Text>
      {textHits.map((hit) => (
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

export const textHitsIn = (hits: SearchHit[]): SearchHit[] => hits.filter(({ pointer }) => pointer !== '');
