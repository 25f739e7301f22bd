import { useLocalStorage } from '@mantine/hooks';

/** Type of a stored value, as far as it can be compared without a schema. */
const valueKindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * Parses a stored value.
 * @returns `first` if there is none, or if its type differs: an unusable value would fail at each reload
 */
export function readStored<Value>(text: string | undefined, first: Value): Value {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return valueKindOf(value) === valueKindOf(first) ? (value as Value) : first;
  } catch {
    return first;
  }
}

/**
 * Setting that is stored in this browser.
 * @param first initial value
 */
export const useStoredSetting = <Value>(
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
