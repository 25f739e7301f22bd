import { Button, Group, Modal, Paper, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import type { Json } from '#shared/json.ts';
import type { ConflictSide, PublishConflict, PublishResult } from '#shared/publish.ts';
import { framedAddressWithoutScripts, pastPageAddress } from '../framedPages/siteOrigin.ts';
import { BlockPreview } from './BlockPreview.tsx';
import classes from './Changes.module.css';

interface PublishConflictsDialogProps {
  outcome: Extract<PublishResult, { kind: 'conflicts' }>;
  nameOf: (file: string) => string;
  /** Address of a file's page; undefined for other files. */
  routeOf: (file: string) => string | undefined;
  onClose: () => void;
  onChoose: (choices: Record<string, ConflictSide>) => void;
}

export function PublishConflictsDialog({ outcome, nameOf, routeOf, onClose, onChoose }: PublishConflictsDialogProps) {
  const { theirs, conflicts } = outcome;
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({});
  const open = conflicts.filter(({ id }) => choices[id] === undefined).length;
  return (
    <Modal opened onClose={onClose} size="min(72rem, 96vw)" title="Others have changed the same">
      <Stack gap="lg">
        <Text size="sm">
          Choose which version is to be. Everything else that you and they have changed is merged by itself. Nothing has
          been published or changed yet.
        </Text>
        {conflicts.map((conflict) => (
          <ConflictChoice
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
            {open > 0 ? `${formatCount(open, 'choice')} left` : 'All chosen'}
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

interface ConflictChoiceProps {
  conflict: PublishConflict;
  page: string;
  route: string | undefined;
  theirs: string;
  value: ConflictSide | undefined;
  onChange: (side: ConflictSide) => void;
}

function ConflictChoice({ conflict, page, route, theirs, value, onChange }: ConflictChoiceProps) {
  const { kind, name, mine, theirs: theirLocation, values } = conflict;
  const isRendered = kind === 'block' && route !== undefined;
  const sides = [
    { side: 'mine' as const, label: 'Yours', place: mine, src: framedAddressWithoutScripts(route ?? '') },
    { side: 'theirs' as const, label: 'Theirs', place: theirLocation, src: pastPageAddress(theirs, route ?? '') },
  ];
  return (
    <Radio.Group
      label={kind === 'file' ? page : `${name}, on ${page}`}
      value={value ?? null}
      onChange={(side) => onChange(side as ConflictSide)}
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
              <BlockPreview name={`${name}, ${label.toLowerCase()}`} src={src} place={place} caption="" />
            )}
            {values.map((one) => (
              <Text key={one.name} size="sm" className={classes.words}>
                <Text span size="xs" c="dimmed">
                  {one.name}:{' '}
                </Text>
                {formatConflictValue(one[side])}
              </Text>
            ))}
          </Paper>
        ))}
      </div>
    </Radio.Group>
  );
}

/** In characters. */
const maxValueLength = 400;

function formatConflictValue(value: Json | undefined): string {
  if (value === undefined) return '(nothing)';
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
