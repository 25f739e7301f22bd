import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FormTrial } from '#blocks/form/formTrials.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { showFailure } from '../editing/showFailure.ts';

/** Time from a change to the trials, ms. */
const debounceMs = 300;

/** Longest time of trials without a pause for the browser, ms. */
const maxSliceMs = 8;

const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/** Tries a form, again after each change; undefined until the first trials are done. */
export function useTries(fields: FieldDefinition[], isReading: boolean): readonly FormTrial[] | undefined {
  const [tries, setTries] = useState<readonly FormTrial[]>();
  const [settled] = useDebouncedValue(fields, debounceMs);
  useEffect(() => {
    if (isReading) return;
    let isOver = false;
    const run = async () => {
      const [{ candidateValues: candidates }, { formTrials: formTries }] = await Promise.all([
        import('#blocks/form/candidateValues.ts'),
        import('#blocks/form/formTrials.ts'),
      ]);
      let start = performance.now();
      const pauseIfNeeded = async () => {
        if (performance.now() - start < maxSliceMs) return;
        await yieldToBrowser();
        start = performance.now();
      };
      // They are cached. Creating all at once with the first trial would block the browser too long.
      for (const field of settled.flatMap((each) => [each, ...(each.fields ?? [])])) {
        candidates(field);
        await pauseIfNeeded();
      }
      const finished: FormTrial[] = [];
      for (const trial of formTries(settled)) {
        finished.push(trial);
        await pauseIfNeeded();
        if (isOver) return;
      }
      setTries(finished);
    };
    run().catch(showFailure);
    return () => {
      isOver = true;
    };
  }, [settled, isReading]);
  return tries;
}
