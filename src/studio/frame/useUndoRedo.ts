import { useMatch } from 'react-router-dom';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import type { StudioNavigation } from '../studioNavigation.ts';

/** Each shows the location of the change. */
export type UndoRedo = Record<'undo' | 'redo', () => void>;

export function useUndoRedo({ goTo }: StudioNavigation): UndoRedo {
  const editing = useEditing();
  // Changes of media files are visible in Media itself.
  const isInMedia = useMatch('/media/*') !== null;
  const step = (name: 'undo' | 'redo') => () => {
    editing[name]()
      .then((place) => place && !isInMedia && goTo(place))
      .catch(showFailure);
  };
  return { undo: step('undo'), redo: step('redo') };
}
