import { Box, Button, Group, Indicator, ScrollArea, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { useState } from 'react';
import { formatCount, formatTimestamp } from '#shared/formatText.ts';
import type { LocationUsages, SiteSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import type { UpcomingChange, UpcomingDate } from '#shared/upcomingChanges.ts';
import calendarIcon from '~icons/tabler/calendar-event';
import showIcon from '~icons/tabler/eye';
import goesIcon from '~icons/tabler/eye-off';
import { getFromApi } from '../api.ts';
import { showFailure } from '../editing/showFailure.ts';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { useFocusOnArrival } from '../frame/focusOnArrival.ts';
import { Icon } from '../frame/Icon.tsx';
import { PageOperationsProvider, usePageOperations } from '../pages/PageOperations.tsx';
import { useSite, useUpcomingChanges } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Upcoming.module.css';

export function UpcomingArea({ opened }: { opened: StudioNavigation }) {
  return (
    <PageOperationsProvider opened={opened}>
      <Area opened={opened} start={<AreaTitle>Coming changes</AreaTitle>}>
        <UpcomingChanges opened={opened} />
      </Area>
    </PageOperationsProvider>
  );
}

function UpcomingChanges({ opened }: { opened: StudioNavigation }) {
  const { data: upcoming } = useUpcomingChanges();
  const { data: site } = useSite();
  const [chosen, setChosen] = useState<string>();
  const main = useFocusOnArrival();
  if (!upcoming || !site) return null;
  const listed = chosen === undefined ? upcoming : upcoming.filter(({ date }) => date.startsWith(chosen));
  return (
    <main ref={main} tabIndex={-1} className={classes.coming}>
      <Stack gap="sm" p="md" className={classes.calendar}>
        <UpcomingCalendar
          key={upcoming[0]?.date ?? ''}
          {...{ coming: upcoming, chosen }}
          today={site.now}
          onChoose={(day) => setChosen(day === chosen ? undefined : day)}
        />
        <Text size="xs" c="dimmed" maw={320}>
          Days on which something comes or goes have a dot. Choose one to see only what happens then.
        </Text>
      </Stack>
      <ScrollArea type="auto" mih={0}>
        <Stack gap="lg" p="md" maw={760}>
          {chosen !== undefined && (
            <Button variant="default" size="compact-sm" w="fit-content" onClick={() => setChosen(undefined)}>
              Show all {formatCount(upcoming.length, 'date')}
            </Button>
          )}
          {listed.map(({ date, changes }) => (
            <section key={date} aria-label={`From ${formatTimestamp(date)}`}>
              <Title order={2} size="h5" mb="xs">
                From {formatTimestamp(date)}
              </Title>
              <Stack component="ul" gap={0} className={classes.changes}>
                {changes.map((change) => (
                  <UpcomingChangeRow
                    key={`${change.change} ${change.file}#${change.pointer}`}
                    {...{ change, date, site, opened }}
                  />
                ))}
              </Stack>
            </section>
          ))}
          {upcoming.length === 0 && (
            <Text size="sm" c="dimmed">
              Nothing has a date to come. Give a page, a block or an entry of a list dates under “Publish from, until”,
              and it stands here.
            </Text>
          )}
        </Stack>
      </ScrollArea>
    </main>
  );
}

interface UpcomingCalendarProps {
  coming: readonly UpcomingDate[];
  /** In the form `2027-01-15`. */
  chosen: string | undefined;
  today: string;
  onChoose: (day: string) => void;
}

function UpcomingCalendar({ coming, chosen, today, onChoose }: UpcomingCalendarProps) {
  const changesOn = (day: string) =>
    coming.filter(({ date }) => date.startsWith(day)).flatMap(({ changes }) => changes);
  return (
    <Calendar
      size="md"
      defaultDate={coming[0]?.date.slice(0, 10) ?? today.slice(0, 10)}
      getDayProps={(day) => ({ selected: day === chosen, onClick: () => changesOn(day).length > 0 && onChoose(day) })}
      getDayAriaLabel={(day) => {
        const changes = changesOn(day);
        return `${formatTimestamp(day)}${changes.length ? `, ${formatCount(changes.length, 'change')}` : ''}`;
      }}
      renderDay={(day) => (
        <Indicator size={7} offset={-3} disabled={changesOn(day).length === 0} processing={false}>
          {Number(day.slice(8, 10))}
        </Indicator>
      )}
    />
  );
}

interface UpcomingChangeRowProps {
  change: UpcomingChange;
  date: string;
  site: SiteSummary;
  opened: StudioNavigation;
}

function UpcomingChangeRow({ change, date, site, opened }: UpcomingChangeRowProps) {
  const { ask } = usePageOperations();
  const page = site.pages.find(({ file }) => file === change.file);
  const isPage = page !== undefined && change.pointer === '';
  const name = isPage ? page.name : change.name;
  const place = { file: change.file, pointer: change.pointer };
  const isComing = change.change === 'appears';
  const show = async () => {
    const address = page ? studioAddressOf(page) : ((await getFromApi<LocationUsages>('uses', place)).pages[0] ?? '/');
    opened.open(address, isPage ? undefined : place, { at: date });
  };
  return (
    <Group component="li" wrap="nowrap" gap="sm" py={8} className={classes.change}>
      <ThemeIcon variant="light" color={isComing ? 'green' : 'gray'} size="md">
        <Icon svg={isComing ? showIcon : goesIcon} size="1rem" />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Text size="sm" truncate>
          {isPage ? 'Page ' : ''}“{name}” {change.change}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {isPage ? page.route : page ? `On ${page.name}` : change.file}
        </Text>
      </Box>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={`Show the site as of ${formatTimestamp(date)}, where “${name}” ${change.change}`}
        onClick={() => void show().catch(showFailure)}
      >
        Show
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<Icon svg={calendarIcon} size="1rem" />}
        aria-label={`Change the dates of “${name}”`}
        onClick={() => ask({ kind: 'schedule', place, name })}
      >
        Dates
      </Button>
    </Group>
  );
}
