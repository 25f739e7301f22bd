import { Badge, Button, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { StudioProblem } from '#shared/studio.ts';
import classes from './Form.module.css';
import { useFormContext } from './FormContext.ts';

export function ProblemList({ id, problems }: { id?: string; problems: readonly StudioProblem[] }) {
  const { fix } = useFormContext();
  if (!problems.length) return null;
  return (
    <ul id={id} className={classes.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.message}`} className={classes.problem} data-severity={problem.severity}>
          <Text size="xs" fw={600}>
            {problem.message}
          </Text>
          <Text size="xs">{problem.hintInWords ?? problem.hint}</Text>
          {problem.fix !== undefined && (
            <Button size="compact-xs" variant="light" mt={4} onClick={() => fix(problem)}>
              Fix{problem.fix && `: ${problem.fix}`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Number of problems of what is not shown itself; renders nothing if there are none. */
export function ProblemCount({ problems, size }: { problems: readonly StudioProblem[]; size: 'xs' | 'sm' }) {
  if (!problems.length) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  return (
    <Badge size={size} variant="light" color={isError ? 'red' : 'yellow'}>
      {formatCount(problems.length, 'problem')}
    </Badge>
  );
}
