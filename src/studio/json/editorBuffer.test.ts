import { beforeEach, expect, it } from 'vitest';
import { type BufferState, EditorBuffer } from './editorBuffer.ts';

let disk: string;
let isWaiting: boolean;
let saved: string[];
let shown: BufferState;
let stored: Map<string, string>;
let isFull: boolean;

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
  setItem: (key: string, value: string) => {
    if (isFull) throw new Error('QuotaExceededError');
    stored.set(key, value);
  },
};

const open = (waiting?: string) => {
  const text = new EditorBuffer(
    {
      file: 'page.json',
      storage,
      disk: () => disk,
      isWaiting: () => isWaiting,
      save: (next) => {
        saved.push(next);
        isWaiting = true;
      },
      onChange: (state) => {
        shown = state;
      },
    },
    waiting,
  );
  shown = text.state;
  text.mergeFromFile();
  return text;
};

/** Writes all pending changes to disk. */
const settle = (text: EditorBuffer) => {
  disk = saved.at(-1) ?? disk;
  isWaiting = false;
  text.mergeFromFile();
};

const page = '{\n  "title": "A",\n  "heading": "B",\n  "text": "C",\n  "more": "D"\n}\n';

beforeEach(() => {
  disk = page;
  isWaiting = false;
  saved = [];
  stored = new Map();
  isFull = false;
});

it('saves what is JSON, with the line ends of the file', () => {
  disk = page.replaceAll('\n', '\r\n');
  const text = open();
  text.edit(page.replace('A', 'New'));
  expect(saved).toEqual([disk.replace('A', 'New')]);
  settle(text);
  expect(shown).toEqual({ text: page.replace('A', 'New'), isBroken: false, isApart: false, isOnlyHere: false });
});

it('has what is no JSON stay, also over a reload, until it is mended', () => {
  const broken = page.replace('"A",', '"A"');
  open().edit(broken);
  expect(saved).toEqual([]);
  const text = open();
  expect(shown).toMatchObject({ text: broken, isBroken: true });
  text.edit(page.replace('"A",', '"Z",'));
  expect(saved).toEqual([page.replace('A', 'Z')]);
  expect(stored.size).toBe(0);
});

it('saves nothing where the text is again as it was', () => {
  const text = open();
  text.edit(page.replace('{', ''));
  text.edit(page);
  expect([saved, stored.size]).toEqual([[], 0]);
});

it('says when the browser has no room for what is not saved', () => {
  isFull = true;
  open().edit('{');
  expect(shown.isOnlyHere).toBe(true);
});

it('follows the file, but not while something is on its way to it', () => {
  const text = open();
  disk = page.replace('A', 'Theirs');
  text.mergeFromFile();
  expect(shown.text).toBe(disk);
  text.edit(disk.replace('B', 'Mine'));
  text.mergeFromFile();
  expect(shown.text).toContain('Mine');
  settle(text);
  expect(shown.text).toContain('Mine');
});

it('goes back to the file where what was on its way is let go', () => {
  const text = open();
  text.edit(page.replace('A', 'Mine'));
  isWaiting = false;
  text.mergeFromFile();
  expect(shown.text).toBe(page);
});

it('goes on with what is on its way over a reload', () => {
  isWaiting = true;
  open(page.replace('A', 'Mine'));
  expect(shown.text).toBe(page.replace('A', 'Mine'));
});

it('has both in a broken text where the file has changed elsewhere', () => {
  const text = open();
  text.edit(page.replace('"D"', '"D'));
  disk = page.replace('A', 'Theirs');
  text.mergeFromFile();
  expect(shown).toMatchObject({ text: disk.replace('"D"', '"D'), isBroken: true, isApart: false });
  text.edit(disk.replace('"D"', '"Mine"'));
  expect(saved).toEqual([disk.replace('"D"', '"Mine"')]);
});

it.each([
  ['mine', page.replace('"A"', '"Mine"')],
  ['theirs', page.replace('"A"', '"Theirs"')],
] as const)('asks where both have changed the same, and takes %s', (choice, after) => {
  open().edit(page.replace('"A"', '"Mine'));
  disk = page.replace('A', 'Theirs');
  const text = open();
  expect(shown.isApart).toBe(true);
  text.edit(page.replace('"A"', '"Mine"'));
  expect(saved).toEqual([]);
  expect(shown).toMatchObject({ isApart: true, isBroken: false });
  text.resolveConflict(choice);
  settle(text);
  expect([disk, shown.text, shown.isApart, stored.size]).toEqual([after, after, false, 0]);
});

it('can show a file that is no JSON, and change it', () => {
  disk = '{ "title": }';
  const text = open();
  expect(shown.isBroken).toBe(true);
  text.edit('{ "title": 1 }');
  expect(saved).toEqual(['{ "title": 1 }']);
});
