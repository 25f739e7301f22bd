import { expect, test } from 'vitest';
import { diffTexts } from '#shared/mergeTexts.ts';
import { applyEdit } from '#shared/textEdit.ts';
import type { FileChange } from '../siteChange.ts';
import { EditHistory } from './editHistory.ts';
import { toFileEdits } from './toFileChanges.ts';

/** Files in memory that are edited through a history or, by `save`, otherwise. */
function folder(files: Record<string, string>, history = new EditHistory()) {
  const texts = new Map(Object.entries(files));
  const recordTexts = () => {
    for (const file of texts.keys()) history.recordCurrentText(file, texts.get(file));
  };
  return {
    history,
    text: (file: string) => texts.get(file),
    /** Replaces a text in a file as a step of the history. */
    edit(file: string, from: string, to: string, typing?: string) {
      recordTexts();
      const before = texts.get(file) ?? '';
      expect(before).toContain(from);
      const edit = { file, offset: before.indexOf(from), removed: from, inserted: to };
      texts.set(file, applyEdit(before, edit));
      const location = { file, pointer: '' };
      history.recordStep(
        { label: `${from} → ${to}`, typing, edits: [edit], done: location, undone: location },
        new Map([[file, texts.get(file) ?? '']]),
      );
    },
    /** Moves, creates and removes files as a step of the history. */
    arrange(label: string, ...changes: FileChange[]) {
      recordTexts();
      for (const { from, to, after } of changes) {
        const text = typeof after === 'string' ? after : texts.get(from ?? '');
        if (from !== undefined) texts.delete(from);
        if (to !== undefined && text !== undefined) texts.set(to, text);
      }
      const textsAfter = new Map(
        changes.flatMap(({ to = '' }) => (texts.has(to) ? [[to, texts.get(to) ?? ''] as const] : [])),
      );
      history.recordStep({ label, edits: toFileEdits(changes) }, textsAfter);
    },
    /** Changes a file without the history. */
    save: (file: string, from: string, to: string) => texts.set(file, (texts.get(file) ?? '').replace(from, to)),
    /** @returns label of the step, or that it was lost */
    step(direction: 'undo' | 'redo') {
      recordTexts();
      const plan = history.previewStep(direction);
      if (!plan) return undefined;
      if (plan.isLost) {
        history.discardStep(direction);
        return `lost: ${plan.label}`;
      }
      for (const { from, to, after } of plan.files) {
        const text = typeof after === 'string' ? after : texts.get(from ?? '');
        if (from !== undefined) texts.delete(from);
        if (to !== undefined && text !== undefined) texts.set(to, text);
      }
      history.completeStep(direction);
      return plan.label;
    },
  };
}

test('takes back and does again in order, across files', () => {
  const site = folder({ a: 'one two', b: 'three' });
  site.edit('a', 'one', '1');
  site.edit('b', 'three', '3');
  site.edit('a', 'two', '2');
  expect(site.history.next).toEqual({ undo: 'two → 2' });
  expect([site.step('undo'), site.step('undo')]).toEqual(['two → 2', 'three → 3']);
  expect([site.text('a'), site.text('b')]).toEqual(['1 two', 'three']);
  expect(site.history.next).toEqual({ undo: 'one → 1', redo: 'three → 3' });
  expect([site.step('redo'), site.step('redo'), site.step('redo')]).toEqual(['three → 3', 'two → 2', undefined]);
  expect([site.text('a'), site.text('b')]).toEqual(['1 2', '3']);
  site.step('undo');
  site.edit('a', 'two', 'II');
  expect(site.history.next).toEqual({ undo: 'two → II' });
});

test('one typing is one step, and none where it has come back to where it began', () => {
  const site = folder({ a: '"x" "y"' });
  site.edit('a', '"x"', '"xa"', 't');
  site.edit('a', '"xa"', '"xab"', 't');
  site.edit('a', '"y"', '"z"', 'u');
  expect([site.step('undo'), site.text('a')]).toEqual(['"y" → "z"', '"xab" "y"']);
  expect([site.step('undo'), site.text('a')]).toEqual(['"xa" → "xab"', '"x" "y"']);
  expect([site.step('redo'), site.text('a')]).toEqual(['"xa" → "xab"', '"xab" "y"']);
  site.edit('a', '"y"', '"yy"', 'v');
  site.edit('a', '"yy"', '"y"', 'v');
  expect(site.history.next).toEqual({ undo: '"xa" → "xab"' });
});

test('what others change elsewhere in a file only moves places', () => {
  const site = folder({ a: 'begin\none\nmiddle\ntwo\nend\n' });
  site.edit('a', 'one', '1');
  site.edit('a', 'two', '2');
  site.step('undo');
  site.save('a', 'begin', 'a new\nbeginning');
  site.save('a', 'end', 'an end');
  expect(site.step('redo')).toBe('two → 2');
  expect(site.text('a')).toBe('a new\nbeginning\n1\nmiddle\n2\nan end\n');
  site.save('a', 'middle', '');
  expect([site.step('undo'), site.step('undo')]).toEqual(['two → 2', 'one → 1']);
  expect(site.text('a')).toBe('a new\nbeginning\none\n\ntwo\nan end\n');
});

test('what others change at the same place ends what can be taken back there, and nowhere else', () => {
  const site = folder({ a: 'one\n-\ntwo\n-\nthree\n' });
  site.edit('a', 'three', '3');
  site.edit('a', 'one', '1');
  site.edit('a', '1', 'I');
  site.edit('a', 'two', '2');
  site.save('a', 'I', 'II');
  expect(site.step('undo')).toBe('two → 2');
  // The step before the lost one depends on its undo.
  expect([site.step('undo'), site.step('undo')]).toEqual(['lost: 1 → I', 'lost: one → 1']);
  expect([site.step('undo'), site.step('undo')]).toEqual(['three → 3', undefined]);
  expect(site.text('a')).toBe('II\n-\ntwo\n-\nthree\n');
});

test('a step of which a part is lost is lost as a whole, and stays as it is for those before it', () => {
  const site = folder({ a: 'one\n-\ntwo\n', b: 'begin\n-\nthree\n' });
  site.edit('b', 'three', '3');
  const edits = [
    { file: 'a', offset: 0, removed: 'one', inserted: '1' },
    { file: 'b', offset: 0, removed: 'begin', inserted: 'a much longer beginning' },
  ];
  const location = { file: 'a', pointer: '' };
  site.save('a', 'one', '1');
  site.save('b', 'begin', 'a much longer beginning');
  site.history.recordStep(
    { label: 'both', edits, done: location, undone: location },
    new Map(['a', 'b'].map((file) => [file, site.text(file) ?? ''])),
  );
  site.save('a', '1', '1!');
  expect([site.step('undo'), site.step('undo')]).toEqual(['lost: both', 'three → 3']);
  expect([site.text('a'), site.text('b')]).toEqual(['1!\n-\ntwo\n', 'a much longer beginning\n-\nthree\n']);
});

test('a file that is gone, and back, can no longer be taken back', () => {
  const site = folder({ a: 'one', b: 'two' });
  site.edit('b', 'two', '2');
  site.edit('a', 'one', '1');
  site.history.recordCurrentText('a', undefined);
  expect([site.step('undo'), site.step('undo')]).toEqual(['lost: one → 1', 'two → 2']);
});

test('holds no more than it may, and forgets the oldest first', () => {
  const limits = { steps: 5, units: 1000 };
  const site = folder({ a: 'x'.repeat(50), b: 'y'.repeat(50) }, new EditHistory(limits));
  for (let round = 0; round < 20; round++) {
    const file = round % 2 ? 'a' : 'b';
    const text = site.text(file) ?? '';
    site.edit(file, text, `${round}`.padEnd(50 + round * 10, '.'));
    expect(site.history.size).toBeLessThanOrEqual(limits.units);
  }
  let count = 0;
  while (site.step('undo')) count++;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(limits.steps);
  const huge = folder({ a: '' }, new EditHistory(limits));
  huge.edit('a', '', 'z'.repeat(5000));
  expect([huge.history.next, huge.history.size]).toEqual([{}, 0]);
});

test('finds out what has changed between two texts, however much', () => {
  const before = 'a\nb\nc\nd\ne\n';
  for (const after of ['', 'a\nB\nc\nd\nE\n', 'b\nc\nd\ne\n', before, 'a\nb\nc\nd\ne', 'x', `0\n${before}1\n`])
    expect(diffTexts(before, after).reduce(applyEdit, before)).toBe(after);
  expect(diffTexts(before, 'a\nB\nc\nd\nE\n')).toHaveLength(2);
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');
  const [long, other] = [lines(3000, 'line'), lines(3000, 'other')];
  expect(diffTexts(long, other).reduce(applyEdit, long)).toBe(other);
});

test('files that come, go and get other names are taken back with what was typed into them', () => {
  const site = folder({ a: 'one', b: 'to a', c: 'three' });
  site.edit('a', 'one', '1');
  site.arrange(
    'a → d',
    { from: 'a', to: 'd', before: '1', after: '1' },
    { from: 'b', to: 'b', before: 'to a', after: 'to d' },
  );
  site.edit('d', '1', 'I');
  site.arrange('new e', { to: 'e', after: 'five' });
  site.edit('e', 'five', '5');
  site.arrange('c is gone', { from: 'c', before: 'three' });
  const all = () => ['a', 'b', 'c', 'd', 'e'].map(site.text);
  expect(all()).toEqual([undefined, 'to d', undefined, 'I', '5']);
  const steps = ['c is gone', 'five → 5', 'new e', '1 → I', 'a → d', 'one → 1'];
  expect(steps.map(() => site.step('undo'))).toEqual(steps);
  expect(all()).toEqual(['one', 'to a', 'three', undefined, undefined]);
  expect(steps.map(() => site.step('redo'))).toEqual(steps.toReversed());
  expect(all()).toEqual([undefined, 'to d', undefined, 'I', '5']);
});

test('what others save in a file that has got another name since only moves places', () => {
  const site = folder({ a: 'begin\none\nend\n', b: 'two' });
  site.edit('a', 'one', '1');
  site.arrange('a → c', { from: 'a', to: 'c' });
  site.edit('b', 'two', '2');
  site.save('c', 'begin', 'the beginning');
  expect([site.step('undo'), site.step('undo'), site.step('undo')]).toEqual(['two → 2', 'a → c', 'one → 1']);
  expect(site.text('a')).toBe('the beginning\none\nend\n');
});

test('a file that is not what was created any more stays', () => {
  const site = folder({});
  site.arrange('new a', { to: 'a', after: 'one' });
  site.save('a', 'one', 'somebody else');
  expect(site.step('undo')).toBe('lost: new a');
  expect(site.text('a')).toBe('somebody else');
});
