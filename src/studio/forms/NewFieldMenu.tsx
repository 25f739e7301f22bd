import { Button, Menu } from '@mantine/core';
import { anyInput } from '#rules/inputKinds.ts';
import plusIcon from '~icons/tabler/plus';
import { Icon } from '../frame/Icon.tsx';
import { useFormParts } from './FormParts.ts';
import { addField } from './fieldSteps.ts';
import { kindIcons } from './kindIcons.ts';
import { kindNames } from './words.ts';

/** Adds a field of a kind behind the one that is chosen. */
export function NewFieldMenu() {
  const parts = useFormParts();
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
            onClick={() => parts.take(addField(parts, kind, parts.chosen))}
          >
            {kindNames[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
