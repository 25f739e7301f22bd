import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyNth } from '../longRun.ts';
import { type Outcome, startBuild } from './engine/builds.ts';
import { openWorkshop } from './engine/openWorkshop.ts';
import { Sequence } from './engine/sequence.ts';
import { readMarks, readTree, type Tree } from './engine/tree.ts';
import { fileOf, listAt, type Site } from './site/model.ts';
import { page, words } from './site/pages.ts';

/*
 * A build does only what an edit makes necessary: a file whose content is the same is neither written nor replaced, and
 * a page that shows nothing of an edit is not rendered.
 */

const workshop = openWorkshop();
const { folder } = workshop;
let sequence: Sequence;
let count = 0;

/** Effects of a build on the output. */
interface Work {
  outcome: Outcome;
  /** Files that have different content than before, are new or are gone. */
  changed: string[];
  /** Files and folders with the same content that were replaced or written. */
  rewritten: string[];
}

/** Edits the site, builds it with the command, and compares the output. */
async function buildAfter(edit: (site: Site) => void): Promise<Work> {
  const { out, cache } = sequence.folders;
  const [before, marksBefore] = [readTree(out), readMarks(out)];
  await sequence.change(edit);
  let outcome: Outcome | undefined;
  await sequence.buildAndCompare(async (order) => {
    outcome = await startBuild(order, cache).outcome;
    if (!outcome?.ok) throw new Error(outcome?.said);
    return outcome;
  });
  const [after, marks] = [readTree(out), readMarks(out)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => !isSame(path, before, after));
  const rewritten = [...marksBefore.keys()].filter(
    (path) => (path === '' || isSame(path, before, after)) && marks.get(path) !== marksBefore.get(path),
  );
  return { outcome: outcome as Outcome, changed: changed.filter((path) => path !== '_builds.json').sort(), rewritten };
}

const isSame = (path: string, before: Tree, after: Tree) =>
  after.get(path)?.equals(before.get(path) ?? Buffer.of(1)) ?? false;

/** Their number, and some of them. Behind a link, every folder is new; the files in it are the old ones. */
function describeRewritten(rewritten: string[], isLink: boolean): string {
  const counted = rewritten.filter((path) => !isLink || !(path === '' || path.endsWith('/')));
  return `${counted.length} files and folders (${counted.slice(0, 5).join(', ')})`;
}

const isPage = (path: string) => path.endsWith('.html');

/** Rewords the first block of running text of a page. */
const reword = (path: string, text: string) => (site: Site) => {
  const block = listAt(fileOf(site, path), 'blocks').find(({ type }) => type === 'rich-text');
  if (block) block.text = text;
};

const itemOf = (site: Site, list: string, at: number) => listAt(fileOf(site, `_data/${list}.json`), 'items')[at] ?? {};

/** Pages that an edit affects, as files of the output; all others must not change. */
const cases: [what: string, edit: (site: Site) => void, pages: string[]][] = [
  ['a text of one page', reword('news/2026/flood.json', 'The river rose again.'), ['news/2026/flood/index.html']],
  [
    'a text of the home page',
    (site) => Object.assign(listAt(fileOf(site, 'index.json'), 'blocks')[1] ?? {}, { heading: 'Come in' }),
    ['index.html'],
  ],
  [
    'the card of a course',
    (site) => Object.assign(fileOf(site, 'courses/letters.json').card ?? {}, { text: 'Reading and writing.' }),
    ['courses/index.html', 'index.html'],
  ],
  [
    'how long a course takes',
    (site) => Object.assign(fileOf(site, 'courses/letters.json').fields ?? {}, { years: '4' }),
    ['courses/index.html'],
  ],
  [
    'a person of a list that one page shows',
    (site) => Object.assign(itemOf(site, 'people', 1), { subject: 'Singing' }),
    ['about/team/index.html'],
  ],
  [
    'the place of an event, which one of the pages that show the event leaves out',
    (site) => Object.assign(itemOf(site, 'events', 0), { place: 'Boathouse' }),
    ['index.html'],
  ],
  [
    'an event that the home page leaves out, and a form offers',
    (site) => Object.assign(itemOf(site, 'events', 3), { title: 'Talk on weirs' }),
    ['contact/index.html', 'news/index.html'],
  ],
  [
    'the text of an item, which the page of the item shows alone',
    (site) => Object.assign(itemOf(site, 'walks', 1), { text: 'It is shut.' }),
    ['walks/mill-walk/index.html'],
  ],
  [
    'the summary of an item, which its neighbours and the pages of its list show',
    (site) => Object.assign(itemOf(site, 'walks', 2), { summary: 'Steep.' }),
    [
      'walks/ferry-walk/index.html',
      'walks/mill-walk/index.html',
      'walks/page/2/index.html',
      'walks/ridge-walk/index.html',
      'walks/tags/birds/index.html',
    ],
  ],
  [
    'a new page, which two lists of pages take in',
    (site) => site.files.set('guides/rivers/weir.json', page('Weirs', [words('They hold the water back.')])),
    ['all/index.html', 'guides/index.html', 'guides/rivers/weir/index.html'],
  ],
  [
    'a shared block',
    (site) => Object.assign(fileOf(site, '_blocks/visit.json'), { heading: 'Come and see' }),
    [
      'about/team/index.html',
      'chosen/index.html',
      'courses/drawing/index.html',
      'courses/geology/index.html',
      'courses/hydrology/index.html',
      'courses/letters/index.html',
      'courses/music/index.html',
    ],
  ],
  [
    'a page that is still to come, and a text that links to it',
    (site) => {
      const dates = { publishAt: '2026-12-03T09:00' };
      site.files.set('guides/rivers/fair.json', page('Fair', [], dates));
      reword('news/2026/flood.json', 'Come to [the fair](/guides/rivers/fair).')(site);
    },
    ['news/2026/flood/index.html'],
  ],
  ['the minute before it', (site) => Object.assign(site, { at: '2026-12-03T08:59' }), []],
  [
    'the moment at which it comes',
    (site) => Object.assign(site, { at: '2026-12-03T09:00' }),
    ['all/index.html', 'guides/index.html', 'guides/rivers/fair/index.html', 'news/2026/flood/index.html'],
  ],
  ['nothing', () => {}, []],
];

const places = [
  { place: 'a plain folder', isLink: false },
  { place: 'a folder behind a link', isLink: true },
];

// What is written is decided before it is known where.
describe.each(everyNth(places, 2, 1))('in $place', ({ isLink }) => {
  // One site for all edits, one after the other: none of them affects the pages of a later one.
  beforeAll(async () => {
    sequence = new Sequence(join(folder, `precision-${count++}`), workshop.clean, isLink);
    await sequence.begin();
  });

  afterAll(() => sequence.stop());

  it.each(cases)('%s changes the pages that show it, and no other file is touched', async (_, edit, expected) => {
    const { outcome, changed, rewritten } = await buildAfter(edit);
    expect(changed.filter(isPage)).toEqual([...expected].sort());
    expect(outcome.rendered).toBe(expected.length);
    expect(describeRewritten(rewritten, isLink)).toBe('0 files and folders ()');
  });

  it('a file that was touched is no edit', async () => {
    await sequence.edit('file touched', [3]);
    const { outcome, rewritten } = await buildAfter(() => {});
    expect(outcome.rendered).toBe(0);
    expect(describeRewritten(rewritten, isLink)).toBe('0 files and folders ()');
  });
});
