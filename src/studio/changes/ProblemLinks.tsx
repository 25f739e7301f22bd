import { Alert, NavLink, Text } from '@mantine/core';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioNavigation } from '../studioNavigation.ts';

const maxListed = 8;

interface ProblemLinksProps {
  title: string;
  /** Sentence about their effect on publishing. */
  note: string;
  color: 'red' | 'yellow';
  problems: readonly StudioProblem[];
  opened: StudioNavigation;
}

/** Ways to the places of problems; nothing if there are none. */
export function ProblemLinks({ title, note, color, problems, opened }: ProblemLinksProps) {
  if (problems.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <Text size="sm">{note}</Text>
      {problems.slice(0, maxListed).map(({ code, file, pointer, line, message }) => (
        <NavLink
          key={`${code} ${file} ${pointer} ${line}`}
          component="button"
          noWrap={false}
          px={0}
          label={message}
          description={`${file}:${line}`}
          onClick={() => opened.goTo({ file, pointer })}
        />
      ))}
      {problems.length > maxListed && <Text size="sm">… {problems.length} in all</Text>}
    </Alert>
  );
}
