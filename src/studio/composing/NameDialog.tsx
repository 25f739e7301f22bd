import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { addressName } from '#shared/addressName.ts';
import { reasonOf } from '../api.ts';
import { Boundary } from '../failures/Boundary.tsx';

/** What somebody has named something. */
export interface Named {
  /** As a file: `contact-card`. */
  name: string;
  /** As people read it. */
  title: string;
  about: string;
}

interface NameDialogProps {
  /** Where the file comes to stand, and what for. */
  explanation: string;
  /** Whether it is also asked what it is for. */
  withAbout?: boolean;
  button: string;
  /** Shows the reason where it throws, and stays. */
  onSubmit: (named: Named) => Promise<void>;
}

/** Asks for the name of something that becomes a file of its own. */
export function askName(title: string, props: NameDialogProps): void {
  const children = (
    <Boundary what="This dialog">
      <NameDialog {...props} onDone={() => modals.close(id)} />
    </Boundary>
  );
  const id = modals.open({ title, children });
}

function NameDialog({ explanation, withAbout, button, onSubmit, onDone }: NameDialogProps & { onDone: () => void }) {
  const form = useForm({
    initialValues: { title: '', about: '' },
    validate: {
      title: (title) => (addressName(title) ? null : 'Write a name with at least one letter from a to z or a digit.'),
    },
  });
  const name = addressName(form.values.title);
  const submit = form.onSubmit(async ({ title, about }) => {
    try {
      await onSubmit({ name, title: title.trim(), about: about.trim() });
      onDone();
    } catch (failure) {
      form.setFieldError('title', reasonOf(failure));
    }
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm">{explanation}</Text>
        <TextInput
          data-autofocus
          label="Name"
          description={name ? `The file is called ${name}.json.` : undefined}
          {...form.getInputProps('title')}
        />
        {withAbout && (
          <Textarea
            label="What it is for"
            description="One sentence, for those who look for it."
            {...form.getInputProps('about')}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
