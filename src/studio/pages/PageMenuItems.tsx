import { Menu } from '@mantine/core';
import type { PageSummary } from '#shared/studio.ts';
import calendarIcon from '~icons/tabler/calendar-event';
import copyIcon from '~icons/tabler/copy';
import moveIcon from '~icons/tabler/cursor-text';
import belowIcon from '~icons/tabler/file-arrow-right';
import besideIcon from '~icons/tabler/file-plus';
import historyIcon from '~icons/tabler/history';
import languageIcon from '~icons/tabler/language';
import draftIcon from '~icons/tabler/pencil';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../frame/Icon.tsx';
import { type Arranging, useArranging } from './Arranging.tsx';
import { isTranslation } from './isTranslation.ts';

/** Something that can be done with a page as a whole. */
export interface PageAction {
  label: string;
  icon: string;
  isForNotFound: boolean;
  run: () => void;
}

/** What can be done with a page as a whole; what has no address of its own neither moves nor is copied. */
export function pageActions(page: PageSummary, { ask, toggleDraft, translate, showHistory }: Arranging): PageAction[] {
  const entry = (label: string, icon: string, run: () => void, isForNotFound = false) => {
    return { label, icon, run, isForNotFound };
  };
  const make = { kind: 'new', near: page, isCopy: false } as const;
  const schedule = () => ask({ kind: 'schedule', place: { file: page.file, pointer: '' }, name: page.name });
  const [, ...others] = page.languages ?? [];
  const missing = others.filter(({ route }) => route === undefined);
  const ofOriginal = [
    entry('New page beside it', besideIcon, () => ask({ ...make, standing: 'beside' })),
    entry('New page below it', belowIcon, () => ask({ ...make, standing: 'below' })),
    entry('Copy', copyIcon, () => ask({ ...make, standing: 'beside', isCopy: true })),
    entry('Rename or move', moveIcon, () => ask({ kind: 'move', page })),
    ...missing.map((language) =>
      entry(`Translate into ${language.name}`, languageIcon, () => translate(page, language), true),
    ),
  ];
  return [
    // A translation goes where its original goes.
    ...(isTranslation(page) ? [] : ofOriginal),
    entry(page.isDraft ? 'No draft any more' : 'Make it a draft', draftIcon, () => toggleDraft(page), true),
    entry('Publish from, until', calendarIcon, schedule, true),
    entry('History', historyIcon, () => showHistory(page), true),
    entry('Remove', removeIcon, () => ask({ kind: 'remove', page })),
  ].filter(({ isForNotFound }) => isForNotFound || !page.isNotFoundPage);
}

/** The entries of a menu for a page. */
export function PageMenuItems({ page }: { page: PageSummary }) {
  const arranging = useArranging();
  return (
    <>
      <Menu.Label>{page.name}</Menu.Label>
      {pageActions(page, arranging).map(({ label, icon, run }) => (
        <Menu.Item key={label} leftSection={<Icon svg={icon} size="1rem" />} onClick={run}>
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
