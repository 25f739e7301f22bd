import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutlineBlock, Place } from '#shared/studio.ts';
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
import { keyOf, type Shortcut } from '../frame/keys.ts';
import { Schedule } from '../pages/Schedule.tsx';
import { useOpened } from '../selection.ts';
import { placesOf } from './arranging.ts';
import { useComposing } from './Composing.tsx';
import { placeOf } from './standing.ts';
import { useLargerActions } from './useLargerActions.ts';

/** What can be done with a block, or with all that are chosen with it, as a menu. */
export function BlockMenu({ block }: { block: OutlineBlock }) {
  const { act, ask, copy, paste, chosen } = useComposing();
  const place = placeOf(block);
  const count = placesOf(block, chosen).length;
  const isOne = count === 1;
  const name = isOne ? block.label : `${count} blocks`;
  const [isScheduling, setScheduling] = useState(false);
  const toClipboard = async () => {
    await navigator.clipboard.writeText((await copy(place)) ?? '');
    notifications.show({ title: `${name} copied`, message: 'It can be pasted on any page, and into any editor.' });
  };
  const fromClipboard = async () => paste(await navigator.clipboard.readText(), place);
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
          {isOne && <Entry label="Insert before" icon={plusIcon} run={() => ask('before', place)} />}
          {isOne && <Entry label="Insert after" icon={plusIcon} run={() => ask('after', place)} keys="insert" />}
          <Entry label="Move up" icon={upIcon} run={() => act('up', block)} keys="block-up" />
          <Entry label="Move down" icon={downIcon} run={() => act('down', block)} keys="block-down" />
          <Entry label="Move into the block in front" icon={inIcon} run={() => act('in', block)} keys="block-in" />
          <Entry label="Duplicate" icon={twiceIcon} run={() => act('duplicate', block)} keys="duplicate" />
          <Entry label="Copy" icon={copyIcon} run={() => toClipboard().catch(showFailure)} />
          {isOne && <Entry label="Paste after" icon={pasteIcon} run={() => fromClipboard().catch(showFailure)} />}
          <Menu.Divider />
          <Entry label={block.absent === 'hidden' ? 'Show' : 'Hide'} icon={hideIcon} run={() => act('hide', block)} />
          {isOne && <Entry label="Schedule …" icon={calendarIcon} run={() => setScheduling(true)} />}
          {isOne && <HistoryEntry place={block.place} />}
          <LargerEntries block={block} isOne={isOne} />
          <Menu.Divider />
          <Entry label="Remove" icon={removeIcon} run={() => act('remove', block)} keys="remove" />
        </Menu.Dropdown>
      </Menu>
      {isScheduling && <Schedule place={place} name={block.label} onClose={() => setScheduling(false)} />}
    </>
  );
}

/** Leads to the earlier versions of a block that is written in the page itself. */
function HistoryEntry({ place }: { place: Place }) {
  const { page, path } = useOpened();
  const navigate = useNavigate();
  if (place.file !== page?.file) return null;
  const query = new URLSearchParams({ block: place.pointer }).toString();
  return <Entry label="History" icon={historyIcon} run={() => void navigate(`/history${path}?${query}`)} />;
}

/** What they need to know of all blocks is read when the menu is opened, not whenever a block is selected. */
function LargerEntries({ block, isOne }: { block: OutlineBlock; isOne: boolean }) {
  const larger = useLargerActions(block);
  return (
    <>
      {larger.containers.map(({ label, wrap }) => (
        <Entry key={label} label={`Put into ${label}`} icon={wrapIcon} run={wrap} />
      ))}
      {isOne &&
        (block.reference ? (
          <Entry label="Write it here only" icon={sharedIcon} run={larger.unshare} />
        ) : (
          <Entry label="Share with other pages …" icon={sharedIcon} run={larger.share} />
        ))}
      <Entry label="Save as a pattern …" icon={patternIcon} run={larger.savePattern} />
    </>
  );
}

function Entry(props: { label: string; icon: string; run: () => void; keys?: Shortcut }) {
  return (
    <Menu.Item
      leftSection={<Icon svg={props.icon} size="1rem" />}
      rightSection={props.keys && <span aria-hidden>{keyOf(props.keys)}</span>}
      onClick={props.run}
    >
      {props.label}
    </Menu.Item>
  );
}
