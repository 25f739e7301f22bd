import { Badge, EmptyState, Modal, SimpleGrid, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { JsonObject } from '#shared/json.ts';
import type { InsertableBlock } from '#shared/studio.ts';
import { useInsertableBlocks } from '../queries.ts';
import { useStoredSetting } from '../useStoredSetting.ts';
import classes from './BlockGallery.module.css';
import { rejectionReason } from './blockDestination.ts';
import { searchInsertableBlocks } from './searchInsertableBlocks.ts';

const maxRecent = 4;

interface BlockGalleryProps {
  isOpen: boolean;
  accepts: string[] | undefined;
  onClose: () => void;
  onChoose: (values: JsonObject[]) => void;
}

export function BlockGallery({ isOpen, accepts, onClose, onChoose }: BlockGalleryProps) {
  // After a choice the focus goes to the page, not back to where it was.
  const [isChosen, setChosen] = useState(false);
  if (isOpen && isChosen) setChosen(false);
  const choose = (values: JsonObject[]) => {
    setChosen(true);
    onChoose(values);
  };
  return (
    <Modal opened={isOpen} onClose={onClose} returnFocus={!isChosen} title="Insert a block" size="64rem">
      <GalleryContent onChoose={choose} accepts={accepts} />
    </Modal>
  );
}

function GalleryContent({ onChoose, accepts }: Pick<BlockGalleryProps, 'onChoose' | 'accepts'>) {
  const { data = [], isSuccess } = useInsertableBlocks();
  const [words, setWords] = useState('');
  const [recent, setRecent] = useStoredSetting<string[]>('lintel-studio:recent-blocks', []);
  const fitting = data.filter(({ values }) => values.every(({ type }) => !rejectionReason(String(type), { accepts })));
  const found = searchInsertableBlocks(fitting, words, recent);
  const choose = (choice: InsertableBlock | undefined) => {
    if (!choice) return;
    setRecent([choice.label, ...recent.filter((label) => label !== choice.label)].slice(0, maxRecent));
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
          <InsertableBlockButton
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

function InsertableBlockButton(props: { choice: InsertableBlock; isRecent: boolean; onClick: () => void }) {
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
