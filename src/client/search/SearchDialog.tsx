import { Button, CloseButton, Modal, ScrollArea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Labels } from '#shared/content.ts';
import type { SearchLabels } from '#shared/searchLabels.ts';
import { Sign } from '#ui/Sign.tsx';
import classes from '#ui/search.module.css';
import { loadPagefind } from './pagefind.ts';
import { SearchResult } from './SearchResult.tsx';
import { useSearch } from './useSearch.ts';

export type SearchDialogLabels = Labels & SearchLabels;

interface SearchDialogProps {
  isOpen: boolean;
  labels: SearchDialogLabels;
  onClose: () => void;
}

/** The search: a field, and the results as links, which the arrow keys move along. */
export function SearchDialog({ isOpen, labels, onClose }: SearchDialogProps) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size="42rem"
      // Mantine's scroll lock writes a style element, which the page's policy forbids: the style sheet locks instead.
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body, overlay: classes.overlay }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={labels.search}>
        <Modal.Body>
          <SearchPanel labels={labels} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function SearchPanel({ labels, onClose }: Omit<SearchDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLElement>(null);
  const { words, isLoading, hasFailed, count, found, showMore, retry } = useSearch(typed);
  useEffect(() => {
    // Most visitors who open the dialog go on to search; failures are shown by the search itself.
    loadPagefind().catch(() => {});
  }, []);
  return (
    <search ref={frame} className={classes.frame} onKeyDown={(event) => moveFocus(event, frame.current)}>
      <div className={classes.head}>
        <TextInput
          type="search"
          aria-label={labels.searchHint}
          placeholder={labels.searchHint}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          rightSection={<Sign name="search" />}
          autoComplete="off"
          enterKeyHint="search"
          className={classes.field}
          data-autofocus
        />
        <CloseButton size="lg" aria-label={labels.close} icon={<Sign name="close" />} onClick={onClose} />
      </div>
      <p role="status" className={classes.status}>
        {hasFailed ? labels.searchFailed : statusOf({ words, isLoading, count }, labels)}
      </p>
      {hasFailed && (
        <Button className={classes.action} onClick={retry}>
          {labels.retry}
        </Button>
      )}
      {!hasFailed && found.length > 0 && (
        <ScrollArea.Autosize className={classes.scroll} type="auto">
          <ul className={classes.results}>
            {found.map((page) => (
              <SearchResult key={page.url} page={page} onFollow={onClose} />
            ))}
          </ul>
          {found.length < count && (
            <Button className={classes.action} variant="default" onClick={showMore}>
              {labels.searchMore}
            </Button>
          )}
        </ScrollArea.Autosize>
      )}
    </search>
  );
}

/** Status line of a search, which is announced. */
function statusOf(
  { words, isLoading, count }: { words: string; isLoading: boolean; count: number },
  labels: SearchDialogLabels,
): string {
  if (isLoading) return labels.loading;
  if (!words) return '';
  if (count === 0) return labels.nothingFound;
  return count === 1 ? labels.searchOne : labels.searchMany.replace('{n}', String(count));
}

/** Moves the focus from the field to the links and back with arrow keys; Enter in the field follows the first link. */
function moveFocus(event: KeyboardEvent, frame: HTMLElement | null): void {
  const field = frame?.querySelector('input');
  const links = [...(frame?.querySelectorAll<HTMLElement>('a,ul ~ button') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const isInField = document.activeElement === field;
  if (event.key === 'Enter' && isInField) links[0]?.click();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by || (at < 0 && !isInField)) return;
  event.preventDefault();
  const next = at + by < 0 ? field : links[at + by];
  next?.focus();
}
