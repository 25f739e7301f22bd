import { useMatch } from 'react-router-dom';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import type { Opened } from '../selection.ts';

/** Goes back and forth in what was done, and shows where that was. */
export interface Steps {
  undo: () => void;
  redo: () => void;
}

/** @param opened what is shown */
export function useSteps({ goTo }: Opened): Steps {
  const editing = useEditing();
  // What is changed in Media is seen there.
  const isInMedia = useMatch('/media/*') !== null;
  const step = (name: 'undo' | 'redo') => () => {
    editing[name]()
      .then((place) => place && !isInMedia && goTo(place))
      .catch(showFailure);
  };
  return { undo: step('undo'), redo: step('redo') };
}
