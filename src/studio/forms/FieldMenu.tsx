import { ActionIcon, Menu } from '@mantine/core';
import type { JsonObject } from '#shared/json.ts';
import downIcon from '~icons/tabler/arrow-down';
import upIcon from '~icons/tabler/arrow-up';
import copyIcon from '~icons/tabler/copy-plus';
import moreIcon from '~icons/tabler/dots';
import removeIcon from '~icons/tabler/trash';
import { Icon } from '../frame/Icon.tsx';
import { MenuAction } from '../frame/MenuAction.tsx';
import { nameOfField } from './readFields.ts';
import { useFieldActions } from './useFieldActions.tsx';

export function FieldMenu({ index, field }: { index: number; field: JsonObject }) {
  const actions = useFieldActions();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" aria-label={`What can be done with the field ${nameOfField(field)}`}>
          <Icon svg={moreIcon} size="1rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction label="Move up" icon={upIcon} run={() => actions.up(index)} keys="block-up" />
        <MenuAction label="Move down" icon={downIcon} run={() => actions.down(index)} keys="block-down" />
        <MenuAction label="Duplicate" icon={copyIcon} run={() => actions.duplicate(index)} keys="duplicate" />
        <MenuAction label="Remove" icon={removeIcon} run={() => actions.remove(index)} keys="remove" />
      </Menu.Dropdown>
    </Menu>
  );
}
