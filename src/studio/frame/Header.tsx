import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core';
import undoIcon from '~icons/tabler/arrow-back-up';
import redoIcon from '~icons/tabler/arrow-forward-up';
import outsideIcon from '~icons/tabler/external-link';
import keyboardIcon from '~icons/tabler/keyboard';
import leftIcon from '~icons/tabler/layout-sidebar';
import rightIcon from '~icons/tabler/layout-sidebar-right';
import searchIcon from '~icons/tabler/search';
import { CanvasControls } from '../canvas/CanvasControls.tsx';
import { Unsaved } from '../editing/Unsaved.tsx';
import { useHistory } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { AsOf } from './AsOf.tsx';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { keyOf } from './keys.ts';
import { palette } from './Palette.tsx';
import type { Steps } from './useSteps.ts';

/** What the header steers. */
interface HeaderProps {
  opened: Opened;
  steps: Steps;
  showKeys: () => void;
  /** Shows and hides the panel of pages, and the one of properties. */
  togglePanel: (side: 'left' | 'right') => void;
}

/** What concerns the page as a whole, and everything that one did. */
export function Header({ opened, steps, showKeys, togglePanel }: HeaderProps) {
  const { data: history } = useHistory();
  const { page, path } = opened;
  return (
    <header className={classes.header}>
      <Group gap="xs" wrap="nowrap" className={classes.start}>
        <HeaderButton label="Pages and outline" keys="panel-left" icon={leftIcon} onClick={() => togglePanel('left')} />
        <Text fw={600} size="sm" truncate component="h1">
          {page?.name ?? 'No such page'}
        </Text>
        <Anchor href={path} target="_blank" size="xs" c="dimmed" title="Open this page in a tab of its own">
          {path} <Icon svg={outsideIcon} size="0.75rem" />
        </Anchor>
      </Group>
      <CanvasControls />
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Unsaved />
        <AsOf opened={opened} />
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
        <HeaderButton label="Properties" keys="panel-right" icon={rightIcon} onClick={() => togglePanel('right')} />
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
function HeaderButton({ label, keys, icon, isOff = false, onClick }: HeaderButtonProps) {
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
