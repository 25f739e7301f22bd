import { Badge, EmptyState, Modal, SimpleGrid, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { JsonObject } from '#shared/json.ts';
import type { BlockChoice } from '#shared/studio.ts';
import { useChoices } from '../queries.ts';
import { useStored } from '../useStored.ts';
import classes from './BlockGallery.module.css';
import { choicesFor } from './choicesFor.ts';
import { whyRefused } from './moves.ts';

/** How many of those that were inserted last stand first. */
const mostRecent = 4;

interface GalleryProps {
  asked: boolean;
  /** Types of the only blocks that may be chosen; any may where this is undefined. */
  accepts: string[] | undefined;
  onClose: () => void;
  onChoose: (values: JsonObject[]) => void;
}

/** All blocks that can be inserted, to choose one by its picture, its name or what people call it. */
export function BlockGallery(props: GalleryProps) {
  return (
    <Modal opened={props.asked} onClose={props.onClose} title="Insert a block" size="64rem">
      <Choices onChoose={props.onChoose} accepts={props.accepts} />
    </Modal>
  );
}

function Choices({ onChoose, accepts }: Pick<GalleryProps, 'onChoose' | 'accepts'>) {
  const { data = [], isSuccess } = useChoices(true);
  const [words, setWords] = useState('');
  const [recent, setRecent] = useStored<string[]>('lintel-studio:recent-blocks', []);
  const fitting = data.filter(({ values }) => values.every(({ type }) => !whyRefused(String(type), { accepts })));
  const found = choicesFor(fitting, words, recent);
  const choose = (choice: BlockChoice | undefined) => {
    if (!choice) return;
    setRecent([choice.label, ...recent.filter((label) => label !== choice.label)].slice(0, mostRecent));
    onChoose(choice.values);
  };
  return (
    <>
      <TextInput
        data-autofocus
        label="What is it to show?"
        placeholder="FAQ, photos, contact form …"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && choose(found[0])}
      />
      <Text size="xs" c="dimmed" my="xs" role="status">
        {found.length === 1 ? '1 block' : `${found.length} blocks`}; Enter takes the first
        {fitting.length < data.length && ` (here may stand: ${accepts?.join(', ')})`}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm" role="group" aria-label="Blocks to insert">
        {found.map((choice) => (
          <Choice
            key={choice.label}
            choice={choice}
            isRecent={recent.includes(choice.label)}
            onClick={() => choose(choice)}
          />
        ))}
      </SimpleGrid>
      {isSuccess && found.length === 0 && <EmptyState title="No block is called that" />}
    </>
  );
}

function Choice(props: { choice: BlockChoice; isRecent: boolean; onClick: () => void }) {
  const { type, label, about, hasPicture } = props.choice;
  return (
    <UnstyledButton className={classes.choice} onClick={props.onClick}>
      <span className={classes.picture}>
        {hasPicture && <img src={`/_studio/block/${type}`} alt="" loading="lazy" />}
      </span>
      <Text size="sm" fw={600} component="span">
        {label}
        {props.isRecent && (
          <Badge size="xs" variant="light" ml={6}>
            Recent
          </Badge>
        )}
      </Text>
      <Text size="xs" c="dimmed" component="span" lineClamp={3}>
        {about}
      </Text>
    </UnstyledButton>
  );
}
