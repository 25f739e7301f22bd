import { expect, it } from 'vitest';
import { type BuildState, emptyBuildState, StateRecorder } from './buildState.ts';
import type { BuiltPage } from './builtPage.ts';

const createPage = (name: string, keys: string[], media: string[] = []): BuiltPage => ({
  source: name,
  head: name,
  key: name,
  uses: keys,
  media,
  document: { path: `${name}.html`, hash: name },
  size: 1,
});

const stateOf = (recorder: StateRecorder): BuildState => ({
  ...emptyBuildState,
  keys: recorder.keys,
  media: recorder.media.map((id) => ({ id, source: id })),
  pages: recorder.pages,
});

const usedBy = ({ pages, keys }: BuildState, id: string) => pages[id]?.uses.map((number) => keys[number]);

it('remembers what pages used, and forgets what no page uses any more', () => {
  const first = new StateRecorder(emptyBuildState);
  first.add('a', createPage('a', ['x', 'y'], ['m']));
  first.add('b', createPage('b', ['y', 'z'], ['n', 'm']));
  const before = stateOf(first);
  expect(before.keys).toEqual(['x', 'y', 'z']);

  const second = new StateRecorder(before);
  second.reuse('b');
  second.add('c', createPage('c', ['new', 'z']));
  const after = stateOf(second);
  expect(Object.keys(after.pages)).toEqual(['b', 'c']);
  expect(usedBy(after, 'b')).toEqual(['y', 'z']);
  expect(usedBy(after, 'c')).toEqual(['new', 'z']);
  expect([...after.keys].sort()).toEqual(['new', 'y', 'z']);
  expect(after.pages.b?.media.map((number) => after.media[number]?.id)).toEqual(['n', 'm']);
});
