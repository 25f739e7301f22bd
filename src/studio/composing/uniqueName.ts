/** Finds a name that is not taken: the name itself, or its stem with the next free number after the separator. */
export function uniqueName(name: string, taken: ReadonlySet<unknown>, separator: '' | ' ' | '-'): string {
  const stem = name.replace(separator ? /[- ]\d+$/ : /\d+$/, '');
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = stem + separator + number;
  return unique;
}
