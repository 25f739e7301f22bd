import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Field } from '#blocks/form/formShape.ts';
import type { Try } from '#blocks/form/tries.ts';
import { showFailure } from '../editing/showFailure.ts';

/** After the last change a form is tried again, ms. */
const restMs = 300;

/** So long it is tried before the browser may do something else, ms. */
const sliceMs = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Tries a form, and again when it has changed; undefined until it has been tried for the first time. */
export function useTries(fields: Field[], isReading: boolean): readonly Try[] | undefined {
  const [tries, setTries] = useState<readonly Try[]>();
  const [settled] = useDebouncedValue(fields, restMs);
  useEffect(() => {
    if (isReading) return;
    let isOver = false;
    const run = async () => {
      const [{ candidates }, { formTries }] = await Promise.all([
        import('#blocks/form/candidates.ts'),
        import('#blocks/form/tries.ts'),
      ]);
      let start = performance.now();
      const rest = async () => {
        if (performance.now() - start < sliceMs) return;
        await pause();
        start = performance.now();
      };
      // They are kept: made up all at once, with the first try, they would take too long.
      for (const field of settled) {
        candidates(field);
        await rest();
      }
      const found: Try[] = [];
      for (const one of formTries(settled)) {
        found.push(one);
        await rest();
        if (isOver) return;
      }
      setTries(found);
    };
    run().catch(showFailure);
    return () => {
      isOver = true;
    };
  }, [settled, isReading]);
  return tries;
}
