import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { ChangeRequest, FileState, SaveResult } from '#shared/studio.ts';
import { ApiError } from '../api.ts';
import { EditQueue } from './editQueue.ts';

/** Disk that answers like the studio's server. */
class Disk {
  readonly files = new Map<string, string>();
  readonly requests: ChangeRequest[] = [];
  /** Reason why nothing can be saved, with the HTTP status. */
  refusal: { status: number; reason: string } | undefined;
  onRequest: (count: number) => void = () => {};
  /** Releases the answers that `hold` keeps back. */
  answer: (() => void) | undefined;

  state = (file: string): FileState => {
    const text = this.files.get(file) ?? '';
    return { file, text, hash: text };
  };

  write = (file: string, value: unknown) => this.files.set(file, `${JSON.stringify(value, null, 2)}\n`);

  json = (file: string) => JSON.parse(this.files.get(file) ?? '');

  hold(): void {
    this.#held = new Promise((resolve) => {
      this.answer = () => resolve();
    });
  }

  #held: Promise<void> = Promise.resolve();

  post = async (_name: string, body: unknown): Promise<SaveResult> => {
    const request = body as ChangeRequest;
    this.requests.push(request);
    this.onRequest(this.requests.length);
    await this.#held;
    if (this.refusal) throw new ApiError(this.refusal.status, { reason: this.refusal.reason });
    const now = this.state(request.file);
    if (now.hash !== request.hash) throw new ApiError(409, { reason: 'Somebody else.', now });
    const [change] = request.changes;
    if (change?.kind === 'text') this.files.set(request.file, change.text);
    else this.write(request.file, request.changes.reduce<Json>(applyChange, JSON.parse(now.text)));
    return { files: [this.state(request.file)], history: {} };
  };
}

class MemoryStorage {
  readonly entries = new Map<string, string>();
  isFull = false;
  getItem = (key: string) => this.entries.get(key) ?? null;
  removeItem = (key: string) => void this.entries.delete(key);
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.entries.set(key, value);
  };
}

let disk: Disk;
let storage: MemoryStorage;
let queue: EditQueue;

const open = () => {
  queue = new EditQueue({ post: disk.post, onSaved: () => {}, onRead: () => {}, reread: () => {}, storage });
};

const set = (pointer: string, value: string, typing?: string, file = 'page.json') =>
  queue.change(file, { kind: 'set', pointer, value }, `Change of ${pointer}`, typing);

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const page = { title: 'Place', heading: 'Where', blocks: [{ type: 'hero' }, { type: 'faq' }] };

beforeEach(() => {
  vi.useFakeTimers();
  disk = new Disk();
  storage = new MemoryStorage();
  disk.write('page.json', page);
  disk.write('other.json', { title: 'Other' });
  open();
  queue.receiveFile(disk.state('page.json'));
  queue.receiveFile(disk.state('other.json'));
});

afterEach(() => {
  vi.useRealTimers();
});

it('saves one typing at once, when it rests', async () => {
  for (const title of ['P', 'Pl', 'Pla']) {
    set('/title', title, 'typing 1');
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(disk.requests).toHaveLength(0);
  expect(queue.json('page.json')).toMatchObject({ title: 'Pla' });
  await vi.advanceTimersByTimeAsync(300);
  expect(disk.requests).toHaveLength(1);
  expect(disk.json('page.json').title).toBe('Pla');
  expect(queue.state).toMatchObject({ pending: [] });
});

it('loses nothing of what is typed while the same typing is being saved', async () => {
  disk.hold();
  set('/title', 'A', 'typing 1');
  await vi.advanceTimersByTimeAsync(300);
  set('/title', 'AB', 'typing 1');
  set('/title', 'ABC', 'typing 1');
  expect(queue.state.pending).toHaveLength(2);
  disk.answer?.();
  await vi.advanceTimersByTimeAsync(299);
  expect(disk.json('page.json').title).toBe('A');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json').title).toBe('ABC');
  expect(disk.requests.map(({ hash }) => hash)).toEqual([text(page), text({ ...page, title: 'A' })]);
});

it('saves in the order in which things were done, each with its own label', async () => {
  set('/title', 'First');
  set('/title', 'Second', undefined, 'other.json');
  set('/heading', 'Third');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.requests.map(({ file, label }) => [file, label])).toEqual([
    ['page.json', 'Change of /title'],
    ['other.json', 'Change of /title'],
    ['page.json', 'Change of /heading'],
  ]);
});

it('has both where somebody else has changed other places', async () => {
  set('/title', 'Mine');
  disk.write('page.json', { ...page, heading: 'Theirs' });
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual({ ...page, title: 'Mine', heading: 'Theirs' });
  expect(queue.state.conflict).toBeUndefined();
});

it('has both also of what is typed while a merged text is being saved', async () => {
  const type = (title: string) =>
    queue.change('page.json', { kind: 'text', text: text({ ...page, title }) }, 'JSON', 'typing 1');
  type('Mine');
  disk.write('page.json', { ...page, blocks: [{ type: 'hero' }, { type: 'faq', heading: 'Theirs' }] });
  disk.onRequest = (count) => count === 2 && type('Mine!');
  await vi.advanceTimersByTimeAsync(1000);
  expect(disk.json('page.json').blocks[1].heading).toBe('Theirs');
  expect(disk.json('page.json').title).toBe('Mine!');
});

it.each([
  ['mine', 'Over theirs'],
  ['theirs', 'Theirs'],
] as const)(
  'asks where what is typed while a merged text is being saved is not apart from theirs: %s',
  async (choice, after) => {
    const blocks = (heading: string) => [{ type: 'hero' }, { type: 'faq', heading }];
    const type = (value: unknown) => queue.change('page.json', { kind: 'text', text: text(value) }, 'JSON', 'typing 1');
    type({ ...page, title: 'Mine' });
    disk.write('page.json', { ...page, blocks: blocks('Theirs') });
    const over = { ...page, title: 'Mine', blocks: blocks('Over theirs') };
    disk.onRequest = (count) => count === 2 && type(over);
    await vi.advanceTimersByTimeAsync(1000);
    const merged = { ...page, title: 'Mine', blocks: blocks('Theirs') };
    expect(disk.json('page.json')).toEqual(merged);
    const conflict = { mine: text(over), theirs: { text: text(merged) }, isWhole: true };
    expect(queue.state.conflict).toMatchObject(conflict);
    open();
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.state.conflict).toMatchObject(conflict);
    queue.resolve(choice);
    await vi.advanceTimersByTimeAsync(1);
    expect(disk.json('page.json')).toEqual({ ...merged, blocks: blocks(after) });
    expect([queue.state.pending, queue.state.conflict]).toEqual([[], undefined]);
  },
);

it.each([
  ['mine', { ...page, title: 'Mine', heading: 'Theirs' }],
  ['theirs', { ...page, title: 'Theirs', heading: 'Theirs' }],
] as const)('asks where both have changed the same place, and takes %s', async (choice, after) => {
  set('/title', 'Mine');
  const theirs = { ...page, title: 'Theirs', heading: 'Theirs' };
  disk.write('page.json', theirs);
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state.conflict).toMatchObject({
    file: 'page.json',
    mine: text({ ...theirs, title: 'Mine' }),
    theirs: { text: text(theirs) },
    isWhole: false,
  });
  expect(disk.json('page.json')).toEqual(theirs);
  queue.resolve(choice);
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual(after);
  expect([queue.state.pending, queue.state.conflict]).toEqual([[], undefined]);
});

it('saves and shows also what was typed since somebody else was met', async () => {
  set('/title', 'Mine');
  const theirs = { ...page, title: 'Theirs' };
  disk.write('page.json', theirs);
  await vi.advanceTimersByTimeAsync(1);
  set('/heading', 'Typed since', 'typing 1');
  await vi.advanceTimersByTimeAsync(300);
  const mine = { ...theirs, title: 'Mine', heading: 'Typed since' };
  expect(queue.state.conflict?.mine).toBe(text(mine));
  queue.resolve('mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual(mine);
});

it('saves what was typed as a text since somebody else was met, with what they have changed elsewhere', async () => {
  const type = (value: unknown) => queue.change('page.json', { kind: 'text', text: text(value) }, 'JSON', 'typing 1');
  type({ ...page, title: 'Mine' });
  disk.write('page.json', { ...page, title: 'Theirs' });
  await vi.advanceTimersByTimeAsync(300);
  type({ ...page, title: 'Mine!' });
  expect(queue.state.conflict).toMatchObject({ mine: text({ ...page, title: 'Mine!' }), isWhole: true });
  const blocks = [{ type: 'hero' }, { type: 'faq', heading: 'Mine' }];
  type({ ...page, blocks });
  const both = { ...page, title: 'Theirs', blocks };
  expect(queue.state.conflict).toMatchObject({ mine: text(both), isWhole: false });
  queue.resolve('mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual(both);
});

it('saves the whole file as it was here where the list has other items meanwhile', async () => {
  set('/blocks/1/heading', 'Mine');
  disk.write('page.json', { ...page, blocks: [{ type: 'faq' }] });
  await vi.advanceTimersByTimeAsync(1);
  const mine = { ...page, blocks: [{ type: 'hero' }, { type: 'faq', heading: 'Mine' }] };
  expect(queue.state.conflict).toMatchObject({ mine: text(mine), isWhole: true });
  queue.resolve('mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.requests.at(-1)?.changes).toEqual([{ kind: 'set', pointer: '', value: mine }]);
});

it('says why something was refused, and tries again until it is let go', async () => {
  disk.refusal = { status: 422, reason: 'The file may only be read.' };
  set('/title', 'Mine');
  set('/title', 'Too', undefined, 'other.json');
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state).toMatchObject({
    failure: { file: 'page.json', reason: 'The file may only be read.' },
  });
  expect(queue.textOf('page.json')).toBe(text({ ...page, title: 'Mine' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(disk.requests).toHaveLength(2);
  disk.refusal = undefined;
  queue.discard('page.json');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual(page);
  expect(queue.json('page.json')).toEqual(page);
  expect(disk.json('other.json')).toEqual({ title: 'Too' });
});

it.each([
  [undefined, { ...page, title: 'Mine' }],
  [{ status: 422, reason: 'The file may only be read.' }, page],
])('keeps changes of other files where one is let go while it is tried again (%s)', async (refusal, after) => {
  disk.hold();
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(1);
  set('/title', 'Too', undefined, 'other.json');
  queue.discard('page.json');
  await vi.advanceTimersByTimeAsync(1);
  disk.refusal = refusal;
  disk.answer?.();
  await Promise.resolve();
  disk.onRequest = () => {
    disk.refusal = undefined;
  };
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json')).toEqual(after);
  expect(disk.json('other.json')).toEqual({ title: 'Too' });
  expect(queue.state).toMatchObject({ pending: [], failure: undefined });
});

it('saves by itself when the server answers again', async () => {
  disk.refusal = { status: 0, reason: 'No answer.' };
  set('/title', 'Mine', 'typing 1');
  await vi.advanceTimersByTimeAsync(300);
  expect(queue.state.failure?.reason).toBe('No answer.');
  set('/title', 'Mine!', 'typing 1');
  disk.refusal = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(disk.json('page.json').title).toBe('Mine!');
  expect(queue.state.failure).toBeUndefined();
});

it('saves after a reload what could not be saved before, and not over what somebody else has done', async () => {
  disk.refusal = { status: 0, reason: 'No answer.' };
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(1);
  disk.refusal = undefined;
  disk.write('page.json', { ...page, title: 'Theirs' });
  disk.requests.length = 0;
  open();
  expect(queue.json('page.json')).toMatchObject({ title: 'Mine' });
  queue.receiveFile(disk.state('page.json'));
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state.conflict?.theirs.text).toBe(text({ ...page, title: 'Theirs' }));
  queue.resolve('mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json').title).toBe('Mine');
  expect(storage.entries.size).toBe(0);
});

it('finds no conflict after a reload where the file has what was waiting already', async () => {
  disk.refusal = { status: 0, reason: 'No answer.' };
  queue.change('page.json', { kind: 'insert', pointer: '/blocks/2', value: { type: 'quote' } }, 'Insert');
  set('/heading', 'Here');
  await vi.advanceTimersByTimeAsync(1);
  disk.write('page.json', { ...page, heading: 'Here', blocks: [...page.blocks, { type: 'quote' }] });
  disk.refusal = undefined;
  open();
  await vi.advanceTimersByTimeAsync(6000);
  expect([queue.state.pending, queue.state.conflict]).toEqual([[], undefined]);
  expect(disk.json('page.json').blocks).toHaveLength(3);
});

it('goes on where the browser has no room, and says so', async () => {
  storage.isFull = true;
  set('/title', 'Mine', 'typing 1');
  expect(queue.state.isOnlyHere).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(disk.json('page.json').title).toBe('Mine');
});

it.each([
  '[{]',
  'null',
  '{"pending":{},"bases":{}}',
  '{"pending":[null,{},{"file":"page.json"}],"bases":{}}',
  '{"pending":[],"bases":1}',
])('starts with nothing where another program has written %s into its storage', async (text) => {
  storage.entries.set('lintel-studio:pending', text);
  open();
  expect(queue.state.pending).toEqual([]);
  queue.receiveFile(disk.state('page.json'));
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(disk.json('page.json').title).toBe('Mine');
});

it('leaves alone what another tab has stored', () => {
  storage.entries.set('lintel-studio:pending', JSON.stringify({ pending: [], bases: {} }));
  queue.receiveFile(disk.state('page.json'));
  expect(storage.entries.size).toBe(1);
});

it('waits with what is done next until what is being saved is saved', async () => {
  disk.hold();
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(1);
  let isDone = false;
  void queue.flush().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(false);
  disk.answer?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
});

it('saves, whatever those do who are told of a change', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const other = vi.fn();
  queue.subscribe(() => {
    throw new Error('of a listener');
  });
  queue.subscribe(other);
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(300);
  expect(disk.json('page.json').title).toBe('Mine');
  expect(other).toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'of a listener' }));
  vi.unstubAllGlobals();
});

it('goes on after a failure of its own, says so, and saves what waits', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { post } = disk;
  let isBroken = true;
  const broken = async (name: string, body: unknown) => {
    // Rejects without a reason, which the code that reads one must survive.
    if (isBroken) await Promise.reject();
    return post(name, body);
  };
  queue = new EditQueue({ post: broken, onSaved: () => {}, onRead: () => {}, reread: () => {}, storage });
  queue.receiveFile(disk.state('page.json'));
  set('/title', 'Mine');
  await vi.advanceTimersByTimeAsync(300);
  expect(report).toHaveBeenCalled();
  expect(queue.state).toMatchObject({ failure: { file: 'page.json' } });
  expect(queue.state.pending).toHaveLength(1);
  isBroken = false;
  queue.receiveFile(disk.state('page.json'));
  await vi.advanceTimersByTimeAsync(6000);
  expect(disk.json('page.json').title).toBe('Mine');
  expect(queue.state.pending).toEqual([]);
  vi.unstubAllGlobals();
});
