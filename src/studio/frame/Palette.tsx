import { useDebouncedValue } from '@mantine/hooks';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import pageIcon from '~icons/tabler/file';
import searchIcon from '~icons/tabler/search';
import textIcon from '~icons/tabler/text-size';
import { useSearch, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { Icon } from './Icon.tsx';
import { pagesMatching } from './pageTree.ts';
import { textsAmong } from './SearchHits.tsx';

/** How many pages and texts are listed. */
const most = 12;

/** `palette` opens and closes it. */
const [store, palette] = createSpotlight();

export { palette };

/** Finds pages, texts and commands by typing. */
export function Palette({ opened, commands }: { opened: Opened; commands: SpotlightActionData[] }) {
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 150);
  const { data: site } = useSite();
  const { data: hits = [] } = useSearch(asked);
  const pages = pagesMatching(site?.pages ?? [], words).slice(0, most);
  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Pages',
      actions: pages.map((page) => ({
        id: page.file,
        label: page.name,
        description: page.route,
        leftSection: <Icon svg={pageIcon} />,
        onClick: () => opened.open(addressOf(page)),
      })),
    },
    { group: 'Commands', actions: commands.filter(({ label = '' }) => hasAll(label, words)) },
    {
      group: 'Texts',
      actions: textsAmong(asked ? hits : [])
        .slice(0, most)
        .map((hit) => ({
          id: `${hit.file}#${hit.pointer}`,
          label: hit.text,
          description: hit.name,
          leftSection: <Icon svg={textIcon} />,
          onClick: () => opened.goTo(hit),
        })),
    },
  ];
  const listed = groups.flatMap(({ actions }) => actions.map(({ id }) => id)).join();
  const markedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!listed) return;
    markFirst(markedFor.current !== words);
    markedFor.current = words;
  }, [listed, words]);
  return (
    <Spotlight
      store={store}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      // What is listed has been found already.
      filter={(_words, actions) => actions}
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      // There at once: what is typed right after the shortcut must not go to the page.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Find anything' } }}
      scrollable
      maxHeight="60vh"
      nothingFound="Nothing was found"
      searchProps={{
        placeholder: 'Find a page, a text or a command',
        'aria-label': 'Find a page, a text or a command',
        leftSection: <Icon svg={searchIcon} />,
      }}
    />
  );
}

/**
 * Marks the first of what is listed. Spotlight does so at each key, with what was listed before it.
 * @param isAnew whether another one that is marked gives way: what comes later leaves what somebody has chosen
 */
function markFirst(isAnew: boolean): void {
  const list = document.getElementById(store.getState().listId);
  const marked = list?.querySelector('[data-selected]');
  if (!list || (marked && !isAnew)) return;
  marked?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

const hasAll = (label: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));
