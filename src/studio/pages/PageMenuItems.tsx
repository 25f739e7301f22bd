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
import { MenuAction } from '../frame/MenuAction.tsx';
import { isTranslation } from './isTranslation.ts';
import { type PageOperations, usePageOperations } from './PageOperations.tsx';

export interface PageAction {
  label: string;
  icon: string;
  isForNotFound: boolean;
  run: () => void;
}

/** Actions on a page. The page for missing addresses has no route, so it is not moved or copied. */
export function pageActions(
  page: PageSummary,
  { ask, toggleDraft, translate, showHistory }: PageOperations,
): PageAction[] {
  const action = (label: string, icon: string, run: () => void, isForNotFound = false) => {
    return { label, icon, run, isForNotFound };
  };
  const newPage = { kind: 'new', near: page, isCopy: false } as const;
  const schedule = () => ask({ kind: 'schedule', place: { file: page.file, pointer: '' }, name: page.name });
  const [, ...others] = page.languages ?? [];
  const missing = others.filter(({ route }) => route === undefined);
  const actionsOfOriginal = [
    action('New page beside it', besideIcon, () => ask({ ...newPage, standing: 'beside' })),
    action('New page below it', belowIcon, () => ask({ ...newPage, standing: 'below' })),
    action('Copy', copyIcon, () => ask({ ...newPage, standing: 'beside', isCopy: true })),
    action('Rename or move', moveIcon, () => ask({ kind: 'move', page })),
    ...missing.map((language) =>
      action(`Translate into ${language.name}`, languageIcon, () => translate(page, language), true),
    ),
  ];
  return [
    // A translation is moved together with its original.
    ...(isTranslation(page) ? [] : actionsOfOriginal),
    action(page.isDraft ? 'No draft any more' : 'Make it a draft', draftIcon, () => toggleDraft(page), true),
    action('Publish from, until', calendarIcon, schedule, true),
    action('History', historyIcon, () => showHistory(page), true),
    action('Remove', removeIcon, () => ask({ kind: 'remove', page })),
  ].filter(({ isForNotFound }) => isForNotFound || !page.isNotFoundPage);
}

export function PageMenuItems({ page }: { page: PageSummary }) {
  const operations = usePageOperations();
  return (
    <>
      <Menu.Label>{page.name}</Menu.Label>
      {pageActions(page, operations).map(({ label, icon, run }) => (
        <MenuAction key={label} {...{ label, icon, run }} />
      ))}
    </>
  );
}
