import { fieldNameOf } from '#rules/groups.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { parsePointer } from '#shared/pointer.ts';

/** Text of a server about one field. */
export interface FieldError {
  /** Path of the value, as `rollNo` or `schools.0.name`; undefined if the server names none. */
  name?: string | undefined;
  text: string;
}

/** Answer of a server about an entry. */
export interface ServerAnswer {
  /** Text about the whole entry. */
  text?: string | undefined;
  errors: FieldError[];
  /** Number under which the server knows the entry. */
  reference?: string | undefined;
  /** True if the inbox has no place left for the entry. */
  isFull?: boolean;
}

const asText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Most characters of a reference: one that people are to copy is short. */
const longestReference = 100;

const asReference = (value: Json | undefined): string | undefined =>
  asText(typeof value === 'number' ? String(value) : value)?.slice(0, longestReference);

/** Path of a value in a URI fragment that is a JSON pointer, as `#/rollNo` or `#/schools/0/name`. */
function nameOfPointer(pointer: string): string | undefined {
  try {
    return parsePointer(decodeURIComponent(pointer.replace(/^#/, ''))).join('.');
  } catch {
    return undefined;
  }
}

/** Errors as `{ "rollNo": "…" }`, `{ "rollNo": ["…", "…"] }` or `{ "schools[0].name": "…" }`. */
const errorsByName = (errors: JsonObject): FieldError[] =>
  Object.entries(errors).flatMap(([name, texts]) =>
    [texts].flat().flatMap((each) => {
      const text = asText(each);
      return text === undefined ? [] : [{ name: name.replace(/\[(\d+)\]/g, '.$1'), text }];
    }),
  );

/** Errors of problem details (RFC 9457, 3): `[{ "detail": "…", "pointer": "#/rollNo" }]`. */
const errorsByPointer = (errors: Json[]): FieldError[] =>
  errors.filter(isObject).flatMap(({ detail, pointer }) => {
    const text = asText(detail);
    return text === undefined ? [] : [{ name: typeof pointer === 'string' ? nameOfPointer(pointer) : undefined, text }];
  });

/**
 * Reads the answer of a server: an object with `message`, `errors` and `reference`, or problem details. What is neither says nothing.
 * @param isProblem true for the media type `application/problem+json`
 */
export function readAnswer(body: unknown, isProblem: boolean): ServerAnswer {
  if (!isObject(body)) return { errors: [] };
  const { message, detail, title, errors, reference, isFull } = body;
  return {
    text: asText(message) ?? (isProblem ? (asText(detail) ?? asText(title)) : undefined),
    errors: Array.isArray(errors) ? errorsByPointer(errors) : isObject(errors) ? errorsByName(errors) : [],
    reference: asReference(reference),
    ...(isFull === true && { isFull }),
  };
}

/** Reads the answer of a response. Never throws. */
export async function readResponse(response: Response): Promise<ServerAnswer> {
  const isProblem = /^application\/problem\+json\b/i.test(response.headers.get('content-type') ?? '');
  return readAnswer(await response.json().catch(() => undefined), isProblem);
}

/**
 * Reads the answer to an entry that the server has taken. It has nothing against it, and may be of any kind and length.
 * Never throws.
 */
export async function readTaken(response: Response): Promise<ServerAnswer> {
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  return { errors: [], reference: isJson ? (await readResponse(response)).reference : undefined };
}

/** Errors of a server, by where they are shown. */
export interface SortedErrors {
  /** Texts by the path of their value, in the order of the fields. */
  atFields: Record<string, string>;
  /** Texts about what the visitor does not see as a field. */
  others: string[];
}

/**
 * Divides the errors of a server into those of fields and others.
 * @param names paths of the values that the visitor sees, in order
 */
export function sortErrors(errors: readonly FieldError[], names: readonly string[]): SortedErrors {
  /** The place, or the field around a place that is unknown. */
  const placeOf = ({ name }: FieldError) =>
    name === undefined ? undefined : [name, fieldNameOf(name)].find((each) => names.includes(each));
  const textsOf = (name: string) => errors.flatMap((error) => (placeOf(error) === name ? [error.text] : []));
  return {
    atFields: Object.fromEntries(
      names.flatMap((name) => {
        const texts = textsOf(name);
        return texts.length > 0 ? [[name, texts.join(' ')]] : [];
      }),
    ),
    others: errors.flatMap((error) => (placeOf(error) === undefined ? [error.text] : [])),
  };
}
