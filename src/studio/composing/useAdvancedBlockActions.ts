import { useMemo } from 'react';
import type { OutlineBlock } from '#shared/studio.ts';
import { useInsertableBlocks, useSchemas } from '../queries.ts';
import { locationsActedOn } from './applyBlockSteps.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import { findBlockContainers } from './blockContainers.ts';
import { locationOfBlock } from './blockLocation.ts';
import { openNameDialog } from './NameDialog.tsx';
import { savePattern, shareBlock, unshareBlock } from './sharedBlocks.ts';
import { wrapBlocks } from './wrapBlocks.ts';

export function useAdvancedBlockActions(block: OutlineBlock) {
  const { run, chosen } = useBlockOperations();
  const { data: choices } = useInsertableBlocks();
  const { data: schemas } = useSchemas();
  const containers = useMemo(
    () => (choices && schemas ? findBlockContainers(choices, schemas) : []),
    [choices, schemas],
  );
  const place = locationOfBlock(block);
  const places = locationsActedOn(block, chosen);
  /** Queues an operation; settles with it. */
  const runQueued = (work: Parameters<typeof run>[0]) =>
    new Promise<void>((resolve, reject) => {
      run((context, locations) => work(context, locations).then(resolve, reject), block);
    });
  return {
    containers: containers.map((container) => ({
      label: container.choice.label,
      wrap: () =>
        run(
          (context, locations) => wrapBlocks(context, locations, container, schemas?.blocks[container.choice.type]),
          block,
        ),
    })),
    share: () =>
      openNameDialog('Share with other pages', {
        explanation:
          'It gets a file of its own. “Insert a block” offers it on every page, and what is changed in it changes on all of them.',
        button: 'Share',
        onSubmit: ({ name }) => runQueued((context) => shareBlock(context, place, name)),
      }),
    unshare: () => run((context) => unshareBlock(context, block.place), block),
    savePattern: () =>
      openNameDialog('Save as a pattern', {
        explanation: `“Insert a block” offers ${places.length > 1 ? 'these blocks' : 'this block'} as a copy on every page: what is changed in a copy changes there only.`,
        withAbout: true,
        button: 'Save',
        onSubmit: (named) => runQueued((context, locations) => savePattern(context, locations, named)),
      }),
  };
}
