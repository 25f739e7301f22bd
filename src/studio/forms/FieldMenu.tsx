import { ActionIcon, Menu } from '@mantine/core';
import type { JsonObject } from '#shared/json.ts';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import copyIcon from '~icons/tabler/copy-plus';
import moreIcon from '~icons/tabler/dots';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../frame/Icon.tsx';
import { formatShortcut, type Shortcut } from '../frame/shortcuts.ts';
import { nameOfField } from './readFields.ts';
import { useFieldActions } from './useFieldActions.tsx';

export function FieldMenu({ index, field }: { index: number; field: JsonObject }) {
  const actions = useFieldActions();
  const entries: [label: string, icon: string, run: (index: number) => void, keys: Shortcut][] = [
    ['Move up', upIcon, actions.up, 'block-up'],
    ['Move down', downIcon, actions.down, 'block-down'],
    ['Duplicate', copyIcon, actions.duplicate, 'duplicate'],
    ['Remove', removeIcon, actions.remove, 'remove'],
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" aria-label={`What can be done with the field ${nameOfField(field)}`}>
          <Icon svg={moreIcon} size="1rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(([label, icon, run, keys]) => (
          <Menu.Item
            key={label}
            leftSection={<Icon svg={icon} size="1rem" />}
            rightSection={<span aria-hidden>{formatShortcut(keys)}</span>}
            onClick={() => run(index)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
