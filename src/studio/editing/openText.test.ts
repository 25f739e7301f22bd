import { expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import { FollowedText, type TypedText, type WrittenText } from '#shared/followedText.ts';
import type { Json } from '#shared/json.ts';
import type { ChangeRequest, FileState, SaveResult } from '#shared/studio.ts';
import { ApiError } from '../api.ts';
import { EditQueue } from './editQueue.ts';
import { OpenText } from './openText.ts';

const file = 'page.json';
const pointer = '/heading';
const write = (heading: string) => `${JSON.stringify({ heading, other: '' }, null, 2)}\n`;

/** Disk, server, studio and page, with each message between them on its way until it is delivered. */
class Model {
  disk = write('start');
  /** Messages that are on their way, in order. */
  readonly toPage: WrittenText[] = [];
  readonly toStudio: TypedText[] = [];
  readonly toServer: (() => void)[] = [];
  readonly answers: (() => void)[] = [];
  readonly events: FileState[] = [];
  /** All that was offered where both differed and one was chosen. */
  offered = '';
  /** False while an input method composes. */
  canShow = true;
  readonly page = new FollowedText('start');
  readonly queue = new EditQueue({
    post: (_name, body) => this.#post(body as ChangeRequest),
    onSaved: () => {},
    onRead: (state) => this.queue.receiveFile(state),
    reread: () => this.events.push(this.state()),
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  });
  readonly open: OpenText;

  constructor() {
    this.queue.receiveFile(this.state());
    this.open = new OpenText({
      queue: this.queue,
      place: { file, pointer },
      label: 'Heading',
      typing: 'typing 1',
      shown: 'start',
      toSave: (text) => text,
      follow: (written) => this.toPage.push(written),
    });
  }

  state = (): FileState => ({ file, text: this.disk, hash: this.disk });

  heading = (): string => JSON.parse(this.disk).heading;

  type(word: string): void {
    this.toStudio.push(this.page.type(`${this.page.text} ${word}`));
  }

  /** Another program adds a word to what it finds. */
  saveElsewhere(word: string): void {
    this.disk = write(`${this.heading()} ${word}`);
    this.events.push(this.state());
  }

  /** Delivers the first of some messages. */
  deliver(kind: 'toPage' | 'toStudio' | 'toServer' | 'answers' | 'events'): void {
    if (kind === 'toPage') {
      const written = this.toPage.shift();
      if (written) this.page.follow(written, () => this.canShow);
    } else if (kind === 'toStudio') {
      const typed = this.toStudio.shift();
      if (typed) this.open.type(typed);
    } else if (kind === 'events') {
      // The studio reads the file of now after each event.
      if (this.events.shift()) this.queue.receiveFile(this.state());
    } else this[kind].shift()?.();
  }

  choose(choice: 'mine' | 'theirs'): void {
    const { conflict } = this.queue.state;
    if (!conflict) return;
    this.offered += choice === 'theirs' ? conflict.mine : conflict.theirText;
    this.queue.resolve(choice);
  }

  #post(request: ChangeRequest): Promise<SaveResult> {
    return new Promise((resolve, reject) => {
      this.toServer.push(() => {
        const now = this.state();
        if (now.hash !== request.hash) {
          this.answers.push(() => reject(new ApiError(409, { reason: 'Somebody else.', now })));
          return;
        }
        const value = request.changes.reduce<Json>(applyChange, JSON.parse(this.disk));
        this.disk = `${JSON.stringify(value, null, 2)}\n`;
        const saved = { files: [this.state()], history: {} };
        this.events.push(this.state());
        this.answers.push(() => resolve(saved));
      });
    });
  }
}

/** Numbers from 0 to 1 that follow from a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const kinds = ['toPage', 'toStudio', 'toServer', 'answers', 'events'] as const;
const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

/** Delivers everything, and chooses where both differ. */
async function finish(model: Model, choice: () => 'mine' | 'theirs'): Promise<void> {
  model.canShow = true;
  for (let round = 0; round < 60; round++) {
    for (const kind of kinds) for (let count = 0; count < 4; count++) model.deliver(kind);
    await settle();
    model.choose(choice());
    void model.queue.flush();
    await settle();
  }
}

function expectNoWordLost(model: Model, words: string[], order: string): void {
  const found = `${model.heading()} ${model.offered}`.split(/[^a-z0-9]+/);
  for (const word of words) expect(found, `${word} after ${order}`).toContain(word);
  expect(model.queue.state.pending, order).toEqual([]);
  expect(model.page.text, order).toBe(model.heading());
}

async function run(steps: readonly string[], choice: () => 'mine' | 'theirs'): Promise<void> {
  const model = new Model();
  const words: string[] = [];
  for (const step of steps) {
    const word = `w${words.length}`;
    if (step === 'type' || step === 'elsewhere') words.push(word);
    if (step === 'type') model.type(word);
    else if (step === 'elsewhere') model.saveElsewhere(word);
    else if (step === 'save') void model.queue.flush();
    else if (step === 'choose') model.choose(choice());
    else model.deliver(step as (typeof kinds)[number]);
    await settle();
  }
  await finish(model, choice);
  expectNoWordLost(model, words, steps.join(' '));
  model.open.end();
}

/** All orders of two sequences that leave each of them as it is. */
function* interleave(first: string[], second: string[]): Generator<string[]> {
  if (!first.length || !second.length) return yield [...first, ...second];
  for (const rest of interleave(first.slice(1), second)) yield [first[0] ?? '', ...rest];
  for (const rest of interleave(first, second.slice(1))) yield [second[0] ?? '', ...rest];
}

it.each(['mine', 'theirs'] as const)(
  'loses no word in any order of two writers, where %s is chosen',
  async (choice) => {
    const mine = ['type', 'toStudio', 'save', 'toServer', 'answers', 'type', 'toStudio'];
    const theirs = ['elsewhere', 'events', 'toPage', 'elsewhere', 'events'];
    for (const order of interleave(mine, theirs)) await run(order, () => choice);
  },
  60_000,
);

it('loses no word in 1,000 random orders', async () => {
  const steps = [...kinds, ...kinds, 'type', 'type', 'elsewhere', 'save', 'save', 'choose'];
  for (let seed = 1; seed <= 1000; seed++) {
    const random = randomFrom(seed);
    const order = Array.from({ length: 40 }, () => steps[Math.floor(random() * steps.length)] ?? 'save');
    await run(order, () => (random() < 0.5 ? 'mine' : 'theirs'));
  }
}, 60_000);

it('shows what was saved elsewhere before anything is typed, and goes on from there', async () => {
  const model = new Model();
  model.saveElsewhere('theirs');
  model.deliver('events');
  model.deliver('toPage');
  expect(model.page.text).toBe('start theirs');
  model.type('mine');
  model.deliver('toStudio');
  expect(model.queue.state.conflict).toBeUndefined();
  await finish(model, () => 'mine');
  expect(model.heading()).toBe('start theirs mine');
});

it('offers both where a text was typed before the page knew of the other one', async () => {
  const model = new Model();
  model.saveElsewhere('theirs');
  model.deliver('events');
  model.type('mine');
  model.deliver('toPage');
  model.deliver('toStudio');
  void model.queue.flush();
  await settle();
  model.deliver('toServer');
  await settle();
  model.deliver('answers');
  await settle();
  const { conflict } = model.queue.state;
  expect(conflict?.mine).toContain('start mine');
  expect(conflict?.theirText).toContain('start theirs');
  model.type('more');
  model.deliver('toStudio');
  expect(model.queue.state.conflict?.mine).toContain('start mine more');
});
