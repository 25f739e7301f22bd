import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import undoIcon from '~icons/tabler/arrow-back-up';
import redoIcon from '~icons/tabler/arrow-forward-up';
import keyboardIcon from '~icons/tabler/keyboard';
import searchIcon from '~icons/tabler/search';
import { Unsaved } from '../editing/Unsaved.tsx';
import { useHistory } from '../queries.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { keyOf } from './keys.ts';
import { palette } from './Palette.tsx';
import type { Steps } from './useSteps.ts';

/** What the header steers. */
interface HeaderProps extends HeaderParts {
  steps: Steps;
  showKeys: () => void;
}

/** What an area of the studio has in the header. */
export interface HeaderParts {
  /** What is open. */
  start: ReactNode;
  middle?: ReactNode;
  /** Before the buttons that every area has. */
  end?: ReactNode;
  /** After them. */
  last?: ReactNode;
}

/** What is open, and everything that one did. */
export function Header({ start, middle, end, last, steps, showKeys }: HeaderProps) {
  const { data: history } = useHistory();
  return (
    <header className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.start}>
        {start}
      </Group>
      {middle}
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Unsaved />
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
  /** Name of its shortcut. */
  keys: Parameters<typeof keyOf>[0];
  icon: string;
  isOff?: boolean;
  onClick: () => void;
}

/** A button of the header: an icon, its name and its key. */
export function HeaderButton({ label, keys, icon, isOff = false, onClick }: HeaderButtonProps) {
  return (
    <Tooltip label={`${label} (${keyOf(keys)})`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        aria-disabled={isOff || undefined}
        data-disabled={isOff || undefined}
        onClick={() => !isOff && onClick()}
      >
        <Icon svg={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
