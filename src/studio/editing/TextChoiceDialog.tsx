import { Button, FocusTrap, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { CopyTextButton } from './CopyTextButton.tsx';
import { TextComparison } from './TextComparison.tsx';

export interface TextVersion {
  /** For example `On disk, as the other one has saved it`. */
  name: string;
  text: string;
  button: string;
  about: string;
  choose: () => void;
}

interface TextChoiceDialogProps {
  title: string;
  theirs: TextVersion;
  mine: TextVersion;
  onClose: () => void;
}

export function TextChoiceDialog({ title, theirs, mine, onClose }: TextChoiceDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="min(80rem, 96vw)" closeButtonProps={{ 'aria-label': 'Later' }}>
      {/* What is still being typed when it opens presses no button. */}
      <FocusTrap.InitialFocus />
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
                <CopyTextButton text={text} label="Copy this text" />
              </Group>
            </Stack>
          ))}
        </SimpleGrid>
      </Stack>
    </Modal>
  );
}
