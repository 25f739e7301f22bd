import { Button, Group, Popover, Stack, Switch, Text } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import clockIcon from '~icons/tabler/calendar-clock';
import type { StudioNavigation } from '../studioNavigation.ts';
import { Icon } from './Icon.tsx';

export function SiteViewMenu({ opened: { view, show } }: { opened: StudioNavigation }) {
  const { at, drafts } = view;
  const label = `${at ? `As of ${at.replace('T', ', ')}` : 'As of now'}${drafts === 'off' ? ', without drafts' : ''}`;
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          flex="none"
          variant={at || drafts ? 'light' : 'subtle'}
          color={at || drafts ? 'orange' : 'gray'}
          leftSection={<Icon svg={clockIcon} />}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack w={260}>
          <Text size="sm">Shows the whole site as visitors will see it then.</Text>
          <DateTimePicker
            label="Day and time"
            placeholder="Now"
            clearable
            valueFormat="YYYY-MM-DD HH:mm"
            value={at ?? null}
            onChange={(value) => show({ at: value ? value.slice(0, 16).replace(' ', 'T') : undefined, drafts })}
            popoverProps={{ withinPortal: false }}
          />
          <Switch
            label="With drafts"
            checked={drafts !== 'off'}
            onChange={({ currentTarget }) => show({ at, drafts: currentTarget.checked ? undefined : 'off' })}
          />
          <Group>
            <Button size="compact-sm" variant="default" onClick={() => show({})}>
              Now, with drafts
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
