import { useHotkeys } from '@mantine/hooks';
import type { SpotlightActionData } from '@mantine/spotlight';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditing } from '../editing/Editing.tsx';
import type { Opened } from '../selection.ts';
import { areas } from './areas.ts';
import { arrival } from './arrival.ts';
import { DialogPart } from './DialogPart.tsx';
import { FailedWithJson } from './FailedWithJson.tsx';
import classes from './Frame.module.css';
import { Header, type HeaderParts } from './Header.tsx';
import { Keys } from './Keys.tsx';
import { keyOf, type Shortcut, shortcuts } from './keys.ts';
import { Palette, palette } from './Palette.tsx';
import { Part } from './Part.tsx';
import { useSteps } from './useSteps.ts';

interface AreaProps extends HeaderParts {
  opened: Opened;
  /** What the keys do that not every area has. */
  actions?: Partial<Record<Shortcut, () => void>>;
  /** What else the palette finds. */
  commands?: SpotlightActionData[] | undefined;
  children: ReactNode;
}

/** Keys that mean the same while something is typed into a field. */
const inFields: readonly Shortcut[] = ['palette', 'save', 'pages', 'outline', 'canvas', 'properties'];

/** One area of the studio: its header, what it shows, the palette, and the keys that every area has. */
export function Area({ opened, actions, commands: own = [], children, ...parts }: AreaProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const steps = useSteps(opened);
  const { flush } = useEditing();
  const all: Partial<Record<Shortcut, () => void>> = {
    palette: palette.open,
    undo: steps.undo,
    redo: steps.redo,
    save: () => void flush(),
    ...actions,
    keys: () => setKeysShown(true),
  };
  const known = (Object.keys(shortcuts) as Shortcut[]).flatMap((name) => {
    const run = all[name];
    return run ? [{ name, run, keys: shortcuts[name].keys }] : [];
  });
  useHotkeys(known.filter(({ name }) => !inFields.includes(name)).map(({ keys, run }) => [keys, run]));
  useHotkeys(
    known.filter(({ name }) => inFields.includes(name)).map(({ keys, run }) => [keys, run]),
    [],
    true,
  );
  const commands = known.map(
    ({ name, run }): SpotlightActionData => ({
      id: name,
      label: shortcuts[name].about,
      description: keyOf(name),
      onClick: run,
    }),
  );
  const navigate = useNavigate();
  const places = areas.map(
    ({ path, label }): SpotlightActionData => ({
      id: `area ${path}`,
      label: `Go to ${label}`,
      onClick: () => void navigate(`/${path}/`, arrival),
    }),
  );
  return (
    <div className={classes.frame}>
      <Part what="The bar at the top">
        <Header {...parts} steps={steps} showKeys={() => setKeysShown(true)} />
      </Part>
      <Part what="This area of the studio" instead={(failure) => <FailedWithJson failure={failure} opened={opened} />}>
        {children}
      </Part>
      <DialogPart what="“Find anything”">
        <Palette opened={opened} commands={[...commands, ...places, ...own]} />
      </DialogPart>
      <DialogPart what="The list of shortcuts" onClose={() => setKeysShown(false)}>
        <Keys isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
      </DialogPart>
    </div>
  );
}
