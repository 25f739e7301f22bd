import { Badge, Group, ScrollArea, Text, TextInput, Tree } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';
import searchIcon from '~icons/tabler/search';
import { useProblems, useSearch, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { chooseWithEnter } from './chooseWithEnter.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { type PageNode, pagesMatching, treeOfPages, withFoldersAbove } from './pageTree.ts';
import { SearchHits } from './SearchHits.tsx';
import { useOpenableTree } from './useOpenableTree.ts';

/** All pages of the site as a tree, and what is found in them. */
export function PageTree({ opened }: { opened: Opened }) {
  const { data: site } = useSite();
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 150);
  const { data: hits } = useSearch(asked);
  const pages = useMemo(() => (asked ? pagesMatching(site?.pages ?? [], asked) : (site?.pages ?? [])), [site, asked]);
  return (
    <div className={classes.column}>
      <TextInput
        m="xs"
        size="xs"
        type="search"
        aria-label="Find a page or a text"
        placeholder="Find a page or a text"
        leftSection={<Icon svg={searchIcon} size="0.875rem" />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ScrollArea className={classes.scroll} type="auto">
        <Pages pages={pages} opened={opened} isOpened={asked !== ''} />
        {asked && pages.length === 0 && (
          <Text size="xs" c="dimmed" px="sm" py="xs">
            No page is called that.
          </Text>
        )}
        {asked && hits && <SearchHits hits={hits} words={asked} opened={opened} />}
      </ScrollArea>
    </div>
  );
}

/** @param isOpened shows all of the tree, as for the results of a search */
function Pages({ pages, opened, isOpened }: { pages: readonly PageSummary[]; opened: Opened; isOpened: boolean }) {
  const { data: problems } = useProblems();
  const data = useMemo(() => treeOfPages(pages), [pages]);
  const { tree, open } = useOpenableTree();
  const { path } = opened;
  useEffect(() => {
    const shown = isOpened ? pages.map(addressOf) : [path];
    open(new Set(shown.flatMap(withFoldersAbove)));
  }, [path, isOpened, pages, open]);
  const choose = (value: string) => opened.open(value);
  return (
    <Tree
      data={data}
      tree={tree}
      aria-label="Pages"
      levelOffset="md"
      expandOnClick={false}
      onKeyDown={chooseWithEnter(choose)}
      renderNode={({ node, expanded, hasChildren, elementProps }) => {
        const { page } = node as PageNode;
        return (
          <Group
            {...elementProps}
            className={`${elementProps.className} ${classes.row}`}
            gap={6}
            wrap="nowrap"
            data-current={node.value === path || undefined}
            onClick={() => (page ? choose(node.value) : tree.toggleExpanded(node.value))}
          >
            <Toggle isOpen={expanded} isShown={hasChildren} onToggle={() => tree.toggleExpanded(node.value)} />
            <Text size="sm" truncate flex={1} title={page ? page.route : undefined} c={page ? undefined : 'dimmed'}>
              {node.label}
            </Text>
            {page && <PageMarks page={page} problems={problems ?? []} />}
          </Group>
        );
      }}
    />
  );
}

/** Opens and closes an entry of a tree with the mouse; the tree's own keys are the arrows. */
export function Toggle({ isOpen, isShown, onToggle }: { isOpen: boolean; isShown: boolean; onToggle: () => void }) {
  return (
    <span
      aria-hidden
      className={classes.toggle}
      data-open={isOpen || undefined}
      data-hidden={!isShown || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (isShown) onToggle();
      }}
    />
  );
}

function PageMarks({ page, problems }: { page: PageSummary; problems: StudioProblem[] }) {
  const own = problems.filter(({ file }) => file === page.file);
  const errors = own.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      {page.isDraft && (
        <Badge size="xs" variant="light" color="gray">
          Draft
        </Badge>
      )}
      {(page.publishAt || page.expireAt) && !page.isDraft && (
        <Badge size="xs" variant="light" color="blue">
          Dated
        </Badge>
      )}
      {own.length > 0 && (
        <Badge size="xs" color={errors ? 'red' : 'yellow'} autoContrast aria-label={`${own.length} problems`}>
          {own.length}
        </Badge>
      )}
    </>
  );
}
