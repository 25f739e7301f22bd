import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { CopyText } from './CopyText.tsx';
import { TextComparison } from './TextComparison.tsx';

/** One of two texts, and what happens when it is chosen. */
export interface Side {
  /** `On disk, as the other one has saved it`. */
  name: string;
  text: string;
  button: string;
  /** What choosing it does. */
  about: string;
  choose: () => void;
}

interface ChoiceProps {
  title: string;
  theirs: Side;
  mine: Side;
  /** Nothing is chosen yet. */
  onClose: () => void;
}

/** Two texts of a file side by side, one of which is to be. The other one can be copied before. */
export function Choice({ title, theirs, mine, onClose }: ChoiceProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="min(80rem, 96vw)" closeButtonProps={{ 'aria-label': 'Later' }}>
      <Stack>
        <TextComparison left={theirs} right={mine} />
        <SimpleGrid cols={2}>
          {[theirs, mine].map(({ name, text, about, button, choose }) => (
            <Stack key={name} gap="xs" justify="space-between">
              <Text size="sm">{about}</Text>
              <Group>
                <Button
                  onClick={() => {
                    choose();
                    onClose();
                  }}
                >
                  {button}
                </Button>
                <CopyText text={text} label="Copy this text" />
              </Group>
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
    </Modal>
  );
}
