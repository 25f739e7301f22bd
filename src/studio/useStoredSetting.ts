import { useLocalStorage } from '@mantine/hooks';

const valueKindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** @returns `first` for no value or one of another type: an unusable value would fail at each reload */
export function readStored<Value>(text: string | undefined, first: Value): Value {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return valueKindOf(value) === valueKindOf(first) ? (value as Value) : first;
  } catch {
    return first;
  }
}

export function useStoredSetting<Value>(key: string, first: Value) {
  const [value, store] = useLocalStorage<Value>({
    key,
    defaultValue: first,
    getInitialValueInEffect: false,
    deserialize: (text) => readStored(text, first),
  });
  return [value, store] as const;
}
