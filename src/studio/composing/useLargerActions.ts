import { useMemo } from 'react';
import type { OutlineBlock } from '#shared/studio.ts';
import { useChoices, useSchemas } from '../queries.ts';
import { placesOf } from './arranging.ts';
import { useComposing } from './Composing.tsx';
import { containersIn } from './containers.ts';
import { askName } from './NameDialog.tsx';
import { savePattern, shareBlock, unshareBlock } from './sharing.ts';
import { placeOf } from './standing.ts';
import { wrapBlocks } from './wrap.ts';

/** What can be done with a block beside moving it: most of it asks for something first. */
export function useLargerActions(block: OutlineBlock) {
  const { run, chosen } = useComposing();
  const { data: choices } = useChoices(true);
  const { data: schemas } = useSchemas();
  const containers = useMemo(() => (choices && schemas ? containersIn(choices, schemas) : []), [choices, schemas]);
  const place = placeOf(block);
  const places = placesOf(block, chosen);
  /** Does it when it is its turn, and says whether it was done. */
  const done = (work: Parameters<typeof run>[0]) =>
    new Promise<void>((resolve, reject) => {
      run((now, meant) => work(now, meant).then(resolve, reject), block);
    });
  return {
    containers: containers.map((container) => ({
      label: container.choice.label,
      wrap: () => run((now, meant) => wrapBlocks(now, meant, container, schemas?.blocks[container.choice.type]), block),
    })),
    share: () =>
      askName('Share with other pages', {
        explanation:
          'It gets a file of its own. “Insert a block” offers it on every page, and what is changed in it changes on all of them.',
        button: 'Share',
        onSubmit: ({ name }) => done((now) => shareBlock(now, place, name)),
      }),
    unshare: () => run((now) => unshareBlock(now, block.place), block),
    savePattern: () =>
      askName('Save as a pattern', {
        explanation: `“Insert a block” offers ${places.length > 1 ? 'these blocks' : 'this block'} as a copy on every page: what is changed in a copy changes there only.`,
        withAbout: true,
        button: 'Save',
        onSubmit: (named) => done((now, meant) => savePattern(now, meant, named)),
      }),
  };
}
