import { useEffect, useState } from 'react';
import { lengthOf } from '#rules/value.ts';
import classes from './Form.module.css';

/** Characters typed and allowed. It counts what stands in the input, also what was there before it came to life. */
export function Counter({ inputId, limit, initial }: { inputId: string; limit: number; initial: string }) {
  const [length, setLength] = useState(lengthOf(initial));
  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement | HTMLTextAreaElement | null;
    const count = () => setLength(lengthOf(input?.value));
    count();
    input?.addEventListener('input', count);
    return () => input?.removeEventListener('input', count);
  }, [inputId]);
  return (
    <p className={classes.counter} data-over={length > limit || undefined}>
      {length} / {limit}
    </p>
  );
}
