import { Button, Menu } from '@mantine/core';
import { anyInput } from '#rules/inputKinds.ts';
import plusIcon from '~icons/tabler/plus';
import { Icon } from '../frame/Icon.tsx';
import { addField } from './fieldSteps.ts';
import { inputKindNames } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { kindIcons } from './kindIcons.ts';

/** Menu that adds a field after the selected one. */
export function NewFieldMenu() {
  const panelState = useFormPanel();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-xs" variant="light" leftSection={<Icon svg={plusIcon} size="1rem" />}>
          Add a field
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {anyInput.map((kind) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon svg={kindIcons[kind]} size="1rem" />}
            onClick={() => panelState.take(addField(panelState, kind, panelState.chosen))}
          >
            {inputKindNames[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
