import { Menu } from '@mantine/core';
import { anyInput } from '#rules/inputKinds.ts';
import { partInputs } from '#rules/isPart.ts';
import addressIcon from '~icons/tabler/map-pin';
import { AddButton } from '../frame/AddButton.tsx';
import { MenuAction } from '../frame/MenuAction.tsx';
import { addAddress, addField, inputOfKind } from './fieldSteps.ts';
import { inputKindNames } from './formatRule.ts';
import { useFormPanel } from './formPanelState.ts';
import { kindIcons } from './kindIcons.ts';

const addableKinds = [...anyInput, 'hidden' as const, 'group' as const, ...partInputs];

export function NewFieldMenu() {
  const panelState = useFormPanel();
  const inputs = panelState.schema.properties?.input?.enum;
  const kinds = addableKinds.filter((kind) => inputs?.includes(inputOfKind(kind)));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <AddButton size="compact-xs">Add a field</AddButton>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {kinds.map((kind) => (
          <MenuAction
            key={kind}
            label={inputKindNames[kind]}
            icon={kindIcons[kind]}
            run={() => panelState.take(addField(panelState, kind, panelState.chosen))}
          />
        ))}
        <MenuAction
          label="Postal address"
          icon={addressIcon}
          run={() => panelState.take(addAddress(panelState, panelState.chosen))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
