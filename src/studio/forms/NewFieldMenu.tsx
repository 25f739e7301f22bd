import { Menu } from '@mantine/core';
import { anyInput } from '#rules/inputKinds.ts';
import { partInputs } from '#rules/isPart.ts';
import { AddButton } from '../frame/AddButton.tsx';
import { MenuAction } from '../frame/MenuAction.tsx';
import { addField } from './fieldSteps.ts';
import { inputKindNames } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { kindIcons } from './kindIcons.ts';

export function NewFieldMenu() {
  const panelState = useFormPanel();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <AddButton size="compact-xs">Add a field</AddButton>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {[...anyInput, 'hidden' as const, 'group' as const, ...partInputs].map((kind) => (
          <MenuAction
            key={kind}
            label={inputKindNames[kind]}
            icon={kindIcons[kind]}
            run={() => panelState.take(addField(panelState, kind, panelState.chosen))}
          />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
