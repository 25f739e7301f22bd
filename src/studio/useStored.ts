import { useLocalStorage } from '@mantine/hooks';

/** What a stored value is, as far as it can be told without knowing what it is for. */
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/**
 * Reads a stored value as JSON.
 * @returns `first` where there is none, or where it is of another kind: what cannot be used would fail at each reload
 */
export function readStored<Value>(text: string | undefined, first: Value): Value {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return kindOf(value) === kindOf(first) ? (value as Value) : first;
  } catch {
    return first;
  }
}

/**
 * How somebody has arranged something in this browser.
 * @param first counts until then
 */
export const useStored = <Value>(
  key: string,
  first: Value,
): [Value, (next: Value | ((before: Value) => Value)) => void] => {
  const [value, store] = useLocalStorage<Value>({
    key,
    defaultValue: first,
    getInitialValueInEffect: false,
    deserialize: (text) => readStored(text, first),
  });
  return [value, store];
};
