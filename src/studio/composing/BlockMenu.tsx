import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FileLocation, OutlineBlock } from '#shared/studio.ts';
import downIcon from '~icons/tabler/arrow-down';
import inIcon from '~icons/tabler/arrow-right';
import upIcon from '~icons/tabler/arrow-up';
import wrapIcon from '~icons/tabler/box-multiple';
import calendarIcon from '~icons/tabler/calendar-event';
import pasteIcon from '~icons/tabler/clipboard';
import copyIcon from '~icons/tabler/copy';
import twiceIcon from '~icons/tabler/copy-plus';
import moreIcon from '~icons/tabler/dots';
import hideIcon from '~icons/tabler/eye-off';
import historyIcon from '~icons/tabler/history';
import sharedIcon from '~icons/tabler/packages';
import plusIcon from '~icons/tabler/plus';
import patternIcon from '~icons/tabler/template';
import removeIcon from '~icons/tabler/trash';
import { showFailure } from '../editing/showFailure.ts';
import { Icon } from '../frame/Icon.tsx';
import { MenuAction } from '../frame/MenuAction.tsx';
import { ScheduleDialog } from '../pages/ScheduleDialog.tsx';
import { readClipboardItems } from '../pasting/readClipboardItems.ts';
import { useInsertableBlocks, useSchemas } from '../queries.ts';
import { useStudioNavigation } from '../studioNavigation.ts';
import { locationsActedOn } from './applyBlockSteps.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import { type BlockContainer, findBlockContainers } from './blockContainers.ts';
import { locationOfBlock } from './blockLocation.ts';
import { openNameDialog } from './NameDialog.tsx';
import { savePattern, shareBlock, unshareBlock } from './sharedBlocks.ts';
import { wrapBlocks } from './wrapBlocks.ts';

export function BlockMenu({ block }: { block: OutlineBlock }) {
  const { act, ask, copy, paste, chosen } = useBlockOperations();
  const place = locationOfBlock(block);
  const count = locationsActedOn(block, chosen).length;
  const isOne = count === 1;
  const name = isOne ? block.label : `${count} blocks`;
  const [isScheduling, setScheduling] = useState(false);
  const toClipboard = async () => {
    await navigator.clipboard.writeText((await copy(place)) ?? '');
    notifications.show({ title: `${name} copied`, message: 'It can be pasted on any page, and into any editor.' });
  };
  const fromClipboard = async () => paste(await readClipboardItems(), place);
  return (
    <>
      <Menu
        position="bottom-end"
        withinPortal={false}
        floatingStrategy="fixed"
        middlewares={{ flip: true, shift: true, size: true }}
      >
        <Menu.Target>
          <ActionIcon size="sm" variant="subtle" aria-label={`What can be done with ${name}`}>
            <Icon svg={moreIcon} size="1rem" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown style={{ overflowY: 'auto' }}>
          {isOne && <MenuAction label="Insert before" icon={plusIcon} run={() => ask('before', place)} />}
          {isOne && <MenuAction label="Insert after" icon={plusIcon} run={() => ask('after', place)} keys="insert" />}
          <MenuAction label="Move up" icon={upIcon} run={() => act('up', block)} keys="block-up" />
          <MenuAction label="Move down" icon={downIcon} run={() => act('down', block)} keys="block-down" />
          <MenuAction label="Move into the block in front" icon={inIcon} run={() => act('in', block)} keys="block-in" />
          <MenuAction label="Duplicate" icon={twiceIcon} run={() => act('duplicate', block)} keys="duplicate" />
          <MenuAction label="Copy" icon={copyIcon} run={() => toClipboard().catch(showFailure)} />
          {isOne && <MenuAction label="Paste after" icon={pasteIcon} run={() => fromClipboard().catch(showFailure)} />}
          <Menu.Divider />
          <MenuAction
            label={block.absent === 'hidden' ? 'Show' : 'Hide'}
            icon={hideIcon}
            run={() => act('hide', block)}
          />
          {isOne && <MenuAction label="Schedule …" icon={calendarIcon} run={() => setScheduling(true)} />}
          {isOne && <HistoryMenuItem place={block.place} />}
          <AdvancedMenuItems block={block} isOne={isOne} />
          <Menu.Divider />
          <MenuAction label="Remove" icon={removeIcon} run={() => act('remove', block)} keys="remove" />
        </Menu.Dropdown>
      </Menu>
      {isScheduling && <ScheduleDialog place={place} name={block.label} onClose={() => setScheduling(false)} />}
    </>
  );
}

function HistoryMenuItem({ place }: { place: FileLocation }) {
  const { page, path } = useStudioNavigation();
  const navigate = useNavigate();
  if (place.file !== page?.file) return null;
  const query = new URLSearchParams({ block: place.pointer }).toString();
  return <MenuAction label="History" icon={historyIcon} run={() => void navigate(`/history${path}?${query}`)} />;
}

/** Separate component: its queries run when the menu is opened, not whenever a block is selected. */
function AdvancedMenuItems({ block, isOne }: { block: OutlineBlock; isOne: boolean }) {
  const { run } = useBlockOperations();
  const { data: choices } = useInsertableBlocks();
  const { data: schemas } = useSchemas();
  const containers = useMemo(
    () => (choices && schemas ? findBlockContainers(choices, schemas) : []),
    [choices, schemas],
  );
  /** Queues an operation; settles with it. */
  const runQueued = (work: Parameters<typeof run>[0]) =>
    new Promise<void>((resolve, reject) => {
      run((context, places) => work(context, places).then(resolve, reject), block);
    });
  const share = () =>
    openNameDialog('Share with other pages', {
      explanation:
        'It gets a file of its own. “Insert a block” offers it on every page, and what is changed in it changes on all of them.',
      button: 'Share',
      onSubmit: ({ name }) => runQueued((context) => shareBlock(context, locationOfBlock(block), name)),
    });
  const saveAsPattern = () =>
    openNameDialog('Save as a pattern', {
      explanation: `“Insert a block” offers ${isOne ? 'this block' : 'these blocks'} as a copy on every page: what is changed in a copy changes there only.`,
      withAbout: true,
      button: 'Save',
      onSubmit: (named) => runQueued((context, places) => savePattern(context, places, named)),
    });
  const wrap = (container: BlockContainer) =>
    run((context, places) => wrapBlocks(context, places, container, schemas?.blocks[container.choice.type]), block);
  return (
    <>
      {containers.map((container) => (
        <MenuAction
          key={container.choice.label}
          label={`Put into ${container.choice.label}`}
          icon={wrapIcon}
          run={() => wrap(container)}
        />
      ))}
      {isOne &&
        (block.reference ? (
          <MenuAction
            label="Write it here only"
            icon={sharedIcon}
            run={() => run((context) => unshareBlock(context, block.place), block)}
          />
        ) : (
          <MenuAction label="Share with other pages …" icon={sharedIcon} run={share} />
        ))}
      <MenuAction label="Save as a pattern …" icon={patternIcon} run={saveAsPattern} />
    </>
  );
}
