import { Button, Group, Modal, Paper, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Json } from '#shared/json.ts';
import type { PublishConflict, Published, Side } from '#shared/publish.ts';
import { count } from '#shared/words.ts';
import { BlockView } from './BlockView.tsx';
import classes from './Changes.module.css';
import { pastAddress } from './pastAddress.ts';

interface ConflictsProps {
  outcome: Extract<Published, { kind: 'conflicts' }>;
  nameOf: (file: string) => string;
  /** Address of the page that a file is; undefined for other files. */
  routeOf: (file: string) => string | undefined;
  onClose: () => void;
  onChoose: (choices: Record<string, Side>) => void;
}

/** Others have changed the same: shows both versions of each block, one of which is to be. */
export function Conflicts({ outcome: { theirs, conflicts }, nameOf, routeOf, onClose, onChoose }: ConflictsProps) {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const open = conflicts.filter(({ id }) => choices[id] === undefined).length;
  return (
    <Modal opened onClose={onClose} size="min(72rem, 96vw)" title="Others have changed the same">
      <Stack gap="lg">
        <Text size="sm">
          Choose which version is to be. Everything else that you and they have changed is merged by itself. Nothing has
          been published or changed yet.
        </Text>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.id}
            conflict={conflict}
            page={nameOf(conflict.file)}
            route={routeOf(conflict.file)}
            theirs={theirs}
            value={choices[conflict.id]}
            onChange={(side) => setChoices({ ...choices, [conflict.id]: side })}
          />
        ))}
        <Group justify="flex-end">
          <Text size="sm" c="dimmed" role="status">
            {open > 0 ? `${count(open, 'choice')} left` : 'All chosen'}
          </Text>
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={open > 0} onClick={() => onChoose(choices)}>
            Publish so
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ConflictProps {
  conflict: PublishConflict;
  page: string;
  route: string | undefined;
  /** Their commit. */
  theirs: string;
  value: Side | undefined;
  onChange: (side: Side) => void;
}

function Conflict({ conflict, page, route, theirs, value, onChange }: ConflictProps) {
  const { kind, name, mine, theirs: their, values } = conflict;
  const isRendered = kind === 'block' && route !== undefined;
  const sides = [
    { side: 'mine' as const, label: 'Yours', place: mine, src: route ?? '' },
    { side: 'theirs' as const, label: 'Theirs', place: their, src: pastAddress(theirs, route ?? '') },
  ];
  return (
    <Radio.Group
      label={kind === 'file' ? page : `${name}, on ${page}`}
      value={value ?? null}
      onChange={(side) => onChange(side as Side)}
    >
      <div className={classes.sides}>
        {sides.map(({ side, label, place, src }) => (
          <Paper
            key={side}
            withBorder
            p="sm"
            mt="xs"
            className={classes.side}
            data-chosen={value === side || undefined}
          >
            <Radio value={side} label={label} description={place ? undefined : 'Takes it away'} />
            {isRendered && place && (
              <BlockView name={`${name}, ${label.toLowerCase()}`} src={src} place={place} caption="" />
            )}
            {values.map((one) => (
              <Text key={one.name} size="sm" className={classes.words}>
                <Text span size="xs" c="dimmed">
                  {one.name}:{' '}
                </Text>
                {inWords(one[side])}
              </Text>
            ))}
          </Paper>
        ))}
      </div>
    </Radio.Group>
  );
}

/** So many characters of a value are shown. */
const longest = 400;

function inWords(value: Json | undefined): string {
  if (value === undefined) return '(nothing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
