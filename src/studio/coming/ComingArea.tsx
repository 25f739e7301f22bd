import { Box, Button, Group, Indicator, ScrollArea, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { Calendar } from '@mantine/dates';
import { useState } from 'react';
import type { ComingChange, ComingMoment } from '#shared/coming.ts';
import { addressOf } from '#shared/pageAddress.ts';
import type { PlaceUses, SiteSummary } from '#shared/studio.ts';
import { count, momentInWords } from '#shared/words.ts';
import calendarIcon from '~icons/tabler/calendar-event';
import showIcon from '~icons/tabler/eye';
import goesIcon from '~icons/tabler/eye-off';
import { get } from '../api.ts';
import { showFailure } from '../editing/showFailure.ts';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { useArrival } from '../frame/arrival.ts';
import { Icon } from '../frame/Icon.tsx';
import { ArrangingProvider, useArranging } from '../pages/Arranging.tsx';
import { useComing, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import classes from './Coming.module.css';

/** What comes and goes by dates, in a calendar and as a list. */
export function ComingArea({ opened }: { opened: Opened }) {
  return (
    <ArrangingProvider opened={opened}>
      <Area opened={opened} start={<AreaTitle>Coming changes</AreaTitle>}>
        <ComingChanges opened={opened} />
      </Area>
    </ArrangingProvider>
  );
}

function ComingChanges({ opened }: { opened: Opened }) {
  const { data: coming } = useComing();
  const { data: site } = useSite();
  const [chosen, setChosen] = useState<string>();
  const main = useArrival();
  if (!coming || !site) return null;
  const listed = chosen === undefined ? coming : coming.filter(({ date }) => date.startsWith(chosen));
  return (
    <main ref={main} tabIndex={-1} className={classes.coming}>
      <Stack gap="sm" p="md" className={classes.calendar}>
        <Month
          key={coming[0]?.date ?? ''}
          {...{ coming, chosen }}
          today={site.now}
          onChoose={(day) => setChosen(day === chosen ? undefined : day)}
        />
        <Text size="xs" c="dimmed" maw={320}>
          Days on which something comes or goes have a dot. Choose one to see only what happens then.
        </Text>
      </Stack>
      <ScrollArea type="auto" className={classes.list}>
        <Stack gap="lg" p="md" maw={760}>
          {chosen !== undefined && (
            <Button variant="default" size="compact-sm" w="fit-content" onClick={() => setChosen(undefined)}>
              Show all {count(coming.length, 'date')}
            </Button>
          )}
          {listed.map((moment) => (
            <Moment key={moment.date} {...{ moment, site, opened }} />
          ))}
          {coming.length === 0 && (
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

interface MonthProps {
  coming: readonly ComingMoment[];
  /** A day: `2027-01-15`. */
  chosen: string | undefined;
  today: string;
  onChoose: (day: string) => void;
}

function Month({ coming, chosen, today, onChoose }: MonthProps) {
  const on = (day: string) => coming.filter(({ date }) => date.startsWith(day)).flatMap(({ changes }) => changes);
  return (
    <Calendar
      size="md"
      defaultDate={coming[0]?.date.slice(0, 10) ?? today.slice(0, 10)}
      getDayProps={(day) => ({ selected: day === chosen, onClick: () => on(day).length > 0 && onChoose(day) })}
      getDayAriaLabel={(day) => {
        const changes = on(day);
        return `${momentInWords(day)}${changes.length ? `, ${count(changes.length, 'change')}` : ''}`;
      }}
      renderDay={(day) => (
        <Indicator size={7} offset={-3} disabled={on(day).length === 0} processing={false}>
          {Number(day.slice(8, 10))}
        </Indicator>
      )}
    />
  );
}

interface MomentProps {
  moment: ComingMoment;
  site: SiteSummary;
  opened: Opened;
}

function Moment({ moment: { date, changes }, site, opened }: MomentProps) {
  return (
    <section aria-label={`From ${momentInWords(date)}`}>
      <Title order={2} size="h5" mb="xs">
        From {momentInWords(date)}
      </Title>
      <Stack component="ul" gap={0} className={classes.changes}>
        {changes.map((change) => (
          <Change key={`${change.change} ${change.file}#${change.pointer}`} {...{ change, date, site, opened }} />
        ))}
      </Stack>
    </section>
  );
}

interface ChangeProps {
  change: ComingChange;
  date: string;
  site: SiteSummary;
  opened: Opened;
}

function Change({ change, date, site, opened }: ChangeProps) {
  const { ask } = useArranging();
  const page = site.pages.find(({ file }) => file === change.file);
  const isPage = page !== undefined && change.pointer === '';
  const name = isPage ? page.name : change.name;
  const place = { file: change.file, pointer: change.pointer };
  const isComing = change.change === 'appears';
  const show = async () => {
    const address = page ? addressOf(page) : ((await get<PlaceUses>('uses', place)).pages[0] ?? '/');
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
        aria-label={`Show the site as of ${momentInWords(date)}, where “${name}” ${change.change}`}
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
