import { Group, TextInput } from '@mantine/core';
import type { Author } from '#shared/publish.ts';

interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
  note: string;
}

export const isNamed = ({ name, email }: Author): boolean => name.trim() !== '' && email.trim() !== '';

export function AuthorFields({ author, onChange, note }: AuthorFieldsProps) {
  return (
    <Group gap="sm" align="flex-start" wrap="wrap" grow preventGrowOverflow={false}>
      <TextInput
        label="Your name"
        description={note}
        autoComplete="name"
        value={author.name}
        onChange={({ currentTarget }) => onChange({ ...author, name: currentTarget.value })}
      />
      <TextInput
        label="Your e-mail address"
        description="Stands beside it in the history."
        type="email"
        autoComplete="email"
        value={author.email}
        onChange={({ currentTarget }) => onChange({ ...author, email: currentTarget.value })}
      />
    </Group>
  );
}
