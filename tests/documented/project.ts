import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commandLines.ts';
import { Workplace } from './workplace.ts';

/**
 * Copies this project into a new repository, like a clone, with a small site whose files have the names used in the
 * documents. The last commit, on a branch, changes a heading.
 */
export function projectCopy(): Workplace {
  const place = new Workplace();
  place.folder = join(place.top, 'lintel');
  for (const part of projectParts()) cpSync(join(root, part), place.path(part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), place.path('node_modules'));
  cpSync(join(root, 'tests/fixtures/orchard'), place.path('pages'), { recursive: true });
  writePages(place);
  place.must('git init --quiet --initial-branch=main');
  // A link is no folder, and .gitignore names only folders.
  place.write('.git/info/exclude', 'node_modules\n');
  place.must('git add . && git commit --quiet -m First && git switch --quiet --create spring');
  place.edit('pages/visit.json', (text) => text.replace('"heading": "The gate"', '"heading": "The gate in spring"'));
  place.must('git commit --quiet --all -m Second && git tag start');
  return place;
}

/** Undoes the changes of a command, except in files that Git ignores. */
export const resetProject = (place: Workplace): string =>
  place.must('git reset --quiet --hard start && git clean --quiet --force -d');

/** Files at the top of this project, without its site. */
const projectParts = () =>
  readdirSync(root).filter(
    (name) => !/^(node_modules|dist.*|\.git|\.cache|pages|test-results|playwright-report)$/.test(name),
  );

const page = (heading: string, block: object) => ({
  title: `${heading} of the orchard | {site.shortName}`,
  description: `${heading} of the orchard, and what there is to know about it all through the year.`,
  heading,
  blocks: [block],
});

function writePages(place: Workplace): void {
  const write = (name: string, json: object) => place.write(`pages/${name}`, `${JSON.stringify(json, null, 2)}\n`);
  const gate = { src: 'campus/gate.jpg', alt: 'A gate of wood' };
  write('about.json', page('About', { type: 'rich-text', text: 'See [the place](/about/location).' }));
  write('about/location.json', page('Location', { type: 'media-text', text: 'By the lane.', image: gate }));
  write('open-day.json', page('Open day', form));
  write('_site.hi.json', {
    name: 'सेब का बाग',
    shortName: 'बाग',
    description: '{site.name}: पुराने सेब, और शरद ऋतु में खुला फाटक।',
  });
  write('about.hi.json', page('परिचय', { type: 'rich-text', text: '[जगह](/about/location) देखिए।' }));
  place.edit('pages/_site.json', (text) =>
    text.replace('"language": "en-GB",', '"language": "en-GB", "languages": ["hi"],'),
  );
  cpSync(place.path('pages/_media/fruit/apple.jpg'), place.path('pages/_media/campus/gate.jpg'));
}

const form = {
  type: 'form',
  fields: [{ name: 'guest', label: 'Name', input: 'text' }],
  submit: { label: 'Send', kind: 'none' },
};
