interface MapLike<Key, Value> {
  get(key: Key): Value | undefined;
  // Not inferred from: LRUCache.set accepts undefined too.
  set(key: Key, value: NoInfer<Value>): unknown;
}

/** Returns the value of a key; creates and inserts it if it is missing. */
export function getOrInsert<Key, Value>(map: MapLike<Key, Value>, key: Key, create: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}
