import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { slugify } from '#shared/slugify.ts';
import { messageOfError } from '../api.ts';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { DialogButtons } from '../frame/DialogButtons.tsx';

export interface NewFileName {
  /** File name: `contact-card`. */
  name: string;
  title: string;
  about: string;
}

interface NameDialogProps {
  explanation: string;
  withAbout?: boolean;
  button: string;
  /** If it throws, the dialog shows the reason and stays open. */
  onSubmit: (named: NewFileName) => Promise<void>;
}

export function openNameDialog(title: string, props: NameDialogProps): void {
  const children = (
    <ErrorBoundary what="This dialog">
      <NameDialog {...props} onDone={() => modals.close(id)} />
    </ErrorBoundary>
  );
  const id = modals.open({ title, children });
}

function NameDialog({ explanation, withAbout, button, onSubmit, onDone }: NameDialogProps & { onDone: () => void }) {
  const form = useForm({
    initialValues: { title: '', about: '' },
    validate: {
      title: (title) => (slugify(title) ? null : 'Write a name with at least one letter from a to z or a digit.'),
    },
  });
  const name = slugify(form.values.title);
  const submit = form.onSubmit(async ({ title, about }) => {
    try {
      await onSubmit({ name, title: title.trim(), about: about.trim() });
      onDone();
    } catch (failure) {
      form.setFieldError('title', messageOfError(failure));
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
        <DialogButtons onClose={onDone} loading={form.submitting}>
          {button}
        </DialogButtons>
      </Stack>
    </form>
  );
}
