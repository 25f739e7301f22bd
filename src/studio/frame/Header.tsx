import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import undoIcon from '~icons/tabler/arrow-back-up';
import redoIcon from '~icons/tabler/arrow-forward-up';
import keyboardIcon from '~icons/tabler/keyboard';
import searchIcon from '~icons/tabler/search';
import { SaveStatus } from '../editing/SaveStatus.tsx';
import { useHistory } from '../queries.ts';
import { palette } from './CommandPalette.tsx';
import { Icon } from './Icon.tsx';
import classes from './StudioFrame.module.css';
import { formatShortcut } from './shortcuts.ts';
import type { UndoRedo } from './useUndoRedo.ts';

interface HeaderProps extends HeaderParts {
  steps: UndoRedo;
  showKeys: () => void;
}

export interface HeaderParts {
  start: ReactNode;
  middle?: ReactNode;
  /** Before the common buttons. */
  end?: ReactNode;
  /** After the common buttons. */
  last?: ReactNode;
}

export function Header({ start, middle, end, last, steps, showKeys }: HeaderProps) {
  const { data: history } = useHistory();
  return (
    <header className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.start}>
        {start}
      </Group>
      {middle}
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <SaveStatus />
        {end}
        <HeaderButton
          label={history?.undo ? `Undo: ${history.undo}` : 'Nothing to undo'}
          keys="undo"
          icon={undoIcon}
          isOff={!history?.undo}
          onClick={steps.undo}
        />
        <HeaderButton
          label={history?.redo ? `Redo: ${history.redo}` : 'Nothing to redo'}
          keys="redo"
          icon={redoIcon}
          isOff={!history?.redo}
          onClick={steps.redo}
        />
        <HeaderButton label="Find anything" keys="palette" icon={searchIcon} onClick={palette.open} />
        <HeaderButton label="Keyboard shortcuts" keys="keys" icon={keyboardIcon} onClick={showKeys} />
        {last}
      </Group>
    </header>
  );
}

interface HeaderButtonProps {
  label: string;
  keys: Parameters<typeof formatShortcut>[0];
  icon: string;
  isOff?: boolean;
  /** For a button of a panel that lies over the page: true while it is open. */
  isExpanded?: boolean | undefined;
  onClick: () => void;
}

export function HeaderButton({ label, keys, icon, isOff = false, isExpanded, onClick }: HeaderButtonProps) {
  return (
    <Tooltip label={`${label} (${formatShortcut(keys)})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-disabled={isOff || undefined}
        aria-expanded={isExpanded}
        data-disabled={isOff || undefined}
        onClick={() => !isOff && onClick()}
      >
        <Icon svg={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
