import { Alert, NavLink, Text } from '@mantine/core';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioNavigation } from '../studioNavigation.ts';

const maxListed = 8;

interface ProblemLinksProps {
  title: string;
  problems: readonly StudioProblem[];
  opened: StudioNavigation;
}

export function ProblemLinks({ title, problems, opened }: ProblemLinksProps) {
  return (
    <Alert color="red" title={title}>
      <Text size="sm">Nothing is published as long as they are there, as the check of a build would refuse it.</Text>
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
