import { useDebouncedValue } from '@mantine/hooks';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { useEffect, useRef, useState } from 'react';
import { includesAllWords } from '#shared/includesAllWords.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import pageIcon from '~icons/tabler/file';
import searchIcon from '~icons/tabler/search';
import textIcon from '~icons/tabler/text-size';
import { useSearch, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { Icon } from './Icon.tsx';
import { searchPages } from './pageTree.ts';
import { textHitsIn } from './SearchHits.tsx';

const maxHitsPerGroup = 12;

const [store, palette] = createSpotlight();

export { palette };

export function CommandPalette({ opened, commands }: { opened: StudioNavigation; commands: SpotlightActionData[] }) {
  const [words, setWords] = useState('');
  const [searchWords] = useDebouncedValue(words.trim(), 150);
  const { data: site } = useSite();
  const { data: hits = [] } = useSearch(searchWords);
  const pages = searchPages(site?.pages ?? [], words).slice(0, maxHitsPerGroup);
  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Pages',
      actions: pages.map((page) => ({
        id: page.file,
        label: page.name,
        description: page.route,
        leftSection: <Icon svg={pageIcon} />,
        onClick: () => opened.open(studioAddressOf(page)),
      })),
    },
    { group: 'Commands', actions: commands.filter(({ label = '' }) => includesAllWords(label, words)) },
    {
      group: 'Texts',
      actions: textHitsIn(searchWords ? hits : [])
        .slice(0, maxHitsPerGroup)
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
  const selectedForWords = useRef<string>(undefined);
  useEffect(() => {
    if (!listed) return;
    selectFirstHit(selectedForWords.current !== words);
    selectedForWords.current = words;
  }, [listed, words]);
  return (
    <Spotlight
      store={store}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      // The actions are filtered already.
      filter={(_words, actions) => actions}
      query={words}
      onQueryChange={setWords}
      shortcut={null}
      // At once: keys typed right after the shortcut must not go to the page.
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
 * Selects the first hit. Spotlight itself does so at each key, among the hits from before it.
 * @param isAnew also replaces an existing selection: later hits must not replace the user's
 */
function selectFirstHit(isAnew: boolean): void {
  const list = document.getElementById(store.getState().listId);
  const selected = list?.querySelector('[data-selected]');
  if (!list || (selected && !isAnew)) return;
  selected?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
