import { useDisclosure } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEditing } from '../editing/Editing.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { areas } from './AreaNavigation.tsx';
import { addressOfArea } from './areaAddresses.ts';
import { CommandPalette, palette } from './CommandPalette.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { FailureWithJsonPane } from './FailureWithJsonPane.tsx';
import { focusOnArrival } from './focusOnArrival.ts';
import { Header, type HeaderParts } from './Header.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import classes from './StudioFrame.module.css';
import { formatShortcut, type Shortcut, shortcuts } from './shortcuts.ts';
import { useStudioHotkeys } from './useStudioHotkeys.ts';
import { useUndoRedo } from './useUndoRedo.ts';

interface AreaProps extends HeaderParts {
  opened: StudioNavigation;
  actions?: Partial<Record<Shortcut, () => void>>;
  commands?: SpotlightActionData[] | undefined;
  children: ReactNode;
}

export function Area({ opened, actions, commands: areaCommands = [], children, ...parts }: AreaProps) {
  const [areKeysShown, keysDialog] = useDisclosure();
  const steps = useUndoRedo(opened);
  const { flush } = useEditing();
  const handlers: Partial<Record<Shortcut, () => void>> = {
    palette: palette.open,
    undo: steps.undo,
    redo: steps.redo,
    save: () => void flush(),
    ...actions,
    keys: keysDialog.open,
  };
  const activeShortcuts = (Object.keys(shortcuts) as Shortcut[]).flatMap((name) => {
    const run = handlers[name];
    return run ? [{ name, run }] : [];
  });
  useStudioHotkeys(handlers);
  const commands = activeShortcuts.map(
    ({ name, run }): SpotlightActionData => ({
      id: name,
      label: shortcuts[name].about,
      description: formatShortcut(name),
      onClick: run,
    }),
  );
  const navigate = useNavigate();
  const location = useLocation();
  const navigationCommands = areas.map(
    ({ path, label }): SpotlightActionData => ({
      id: `area ${path}`,
      label: `Go to ${label}`,
      onClick: () => void navigate(addressOfArea(path, location), focusOnArrival),
    }),
  );
  return (
    <div className={classes.frame}>
      <PartBoundary what="The bar at the top">
        <Header {...parts} steps={steps} showKeys={keysDialog.open} />
      </PartBoundary>
      <PartBoundary
        what="This area of the studio"
        instead={(failure) => <FailureWithJsonPane failure={failure} opened={opened} />}
      >
        {children}
      </PartBoundary>
      <DialogBoundary what="“Find anything”">
        <CommandPalette opened={opened} commands={[...commands, ...navigationCommands, ...areaCommands]} />
      </DialogBoundary>
      <DialogBoundary what="The list of shortcuts" onClose={keysDialog.close}>
        <ShortcutsDialog isOpen={areKeysShown} onClose={keysDialog.close} />
      </DialogBoundary>
    </div>
  );
}
