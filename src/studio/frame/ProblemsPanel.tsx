import { Button, EmptyState, Group, NavLink, ScrollArea, Text } from '@mantine/core';
import type { StudioProblem } from '#shared/studio.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import okIcon from '~icons/tabler/circle-check';
import errorIcon from '~icons/tabler/circle-x';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { useProblems } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { Icon } from './Icon.tsx';
import classes from './StudioFrame.module.css';

export function ProblemsPanel({ opened }: { opened: StudioNavigation }) {
  const { data: problems = [] } = useProblems();
  const { fix } = useEditing();
  const fixable = problems.filter((problem) => problem.fix !== undefined);
  if (problems.length === 0)
    return <EmptyState pt="xl" icon={<Icon svg={okIcon} size="2rem" />} title="Nothing is wrong" />;
  return (
    <div className={classes.column}>
      {fixable.length > 1 && (
        <Button m="xs" size="xs" variant="light" onClick={() => fix('all').catch(showFailure)}>
          Fix all {fixable.length}
        </Button>
      )}
      <ScrollArea className={classes.scroll} type="auto">
        {problems.map((problem) => (
          <ProblemRow
            key={`${problem.code} ${problem.file} ${problem.pointer} ${problem.line}`}
            problem={problem}
            opened={opened}
          />
        ))}
      </ScrollArea>
    </div>
  );
}

function ProblemRow({ problem, opened }: { problem: StudioProblem; opened: StudioNavigation }) {
  const { fix } = useEditing();
  const { message, hint, hintInWords = hint, severity, file, line, pointer } = problem;
  return (
    <div>
      <NavLink
        component="button"
        noWrap={false}
        leftSection={
          <Icon svg={severity === 'error' ? errorIcon : warningIcon} c={severity === 'error' ? 'red.7' : 'yellow.8'} />
        }
        label={message}
        description={`${hintInWords} (${file}:${line})`}
        onClick={() => opened.goTo({ file, pointer })}
      />
      {problem.fix && (
        <Group px="sm" pb="xs" gap="xs" wrap="nowrap">
          <Button size="compact-xs" variant="light" onClick={() => fix([problem]).catch(showFailure)}>
            Fix
          </Button>
          <Text size="xs" c="dimmed" truncate title={problem.fix}>
            {problem.fix}
          </Text>
        </Group>
      )}
    </div>
  );
}
