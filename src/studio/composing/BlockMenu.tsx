import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OutlineBlock } from '#shared/studio.ts';
import downIcon from '~icons/tabler/arrow-down';
import inIcon from '~icons/tabler/arrow-right';
import upIcon from '~icons/tabler/arrow-up';
import pasteIcon from '~icons/tabler/clipboard';
import copyIcon from '~icons/tabler/copy';
import twiceIcon from '~icons/tabler/copy-plus';
import moreIcon from '~icons/tabler/dots';
import hideIcon from '~icons/tabler/eye-off';
import plusIcon from '~icons/tabler/plus';
import removeIcon from '~icons/tabler/trash';
import { showFailure } from '../editing/showFailure.ts';
import { Icon } from '../frame/Icon.tsx';
import { keyOf, type Shortcut } from '../frame/keys.ts';
import { useComposing } from './Composing.tsx';
import { placeOf } from './standing.ts';

/** What can be done with a block, as a menu. */
export function BlockMenu({ block }: { block: OutlineBlock }) {
  const { act, ask, copy, paste } = useComposing();
  const place = placeOf(block);
  const toClipboard = async () => {
    await navigator.clipboard.writeText((await copy(place)) ?? '');
    notifications.show({
      title: `${block.label} copied`,
      message: 'It can be pasted on any page, and into any editor.',
    });
  };
  const fromClipboard = async () => paste(await navigator.clipboard.readText(), place);
  const entries: [label: string, icon: string, run: () => unknown, keys?: Shortcut][] = [
    ['Insert before', plusIcon, () => ask('before', place)],
    ['Insert after', plusIcon, () => ask('after', place), 'insert'],
    ['Move up', upIcon, () => act('up', block), 'block-up'],
    ['Move down', downIcon, () => act('down', block), 'block-down'],
    ['Move into the block in front', inIcon, () => act('in', block), 'block-in'],
    ['Duplicate', twiceIcon, () => act('duplicate', block), 'duplicate'],
    ['Copy', copyIcon, () => toClipboard().catch(showFailure)],
    ['Paste after', pasteIcon, () => fromClipboard().catch(showFailure)],
    [block.absent === 'hidden' ? 'Show' : 'Hide', hideIcon, () => act('hide', block)],
    ['Remove', removeIcon, () => act('remove', block), 'remove'],
  ];
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" aria-label={`What can be done with ${block.label}`}>
          <Icon svg={moreIcon} size="1rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(([label, icon, run, keys]) => (
          <Menu.Item
            key={label}
            leftSection={<Icon svg={icon} size="1rem" />}
            rightSection={keys && <span aria-hidden>{keyOf(keys)}</span>}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
