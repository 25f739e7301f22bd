import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CommandError } from '#engine/problems/commandLine.ts';
import { groupReview } from '#shared/groupReview.ts';
import type { SiteReview } from '#shared/review.ts';
import { page, site, writeSite } from '#tests/samples/site.ts';
import { formatReviewAsHtml } from './formatHtml.ts';
import { commentMark, formatReviewAsMarkdown } from './formatMarkdown.ts';
import { formatReviewForTerminal } from './formatTerminal.ts';
import { reviewRevisions } from './reviewRevisions.ts';
import { runReview } from './runReview.ts';

const at = '2026-11-20';
const text = (words: string, id = 'people') => `{ "type": "rich-text", "id": "${id}", "text": "${words}" }`;

/** Opens a repository with a sample site. */
function openSite(changes: Record<string, string | undefined> = {}) {
  const top = mkdtempSync(join(tmpdir(), 'lintel-review-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const pages = join(top, 'pages');
  cpSync(writeSite(changes), pages, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: top, stdio: 'ignore' });
  const commit = () => {
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-m', 'Said');
  };
  git('init');
  commit();
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), content);
  };
  const review = async (ref = 'HEAD') => (await reviewRevisions({ pages, ref, at })).review;
  return { pages, git, commit, write, review };
}

/** Shortens a review to its essential parts. */
const inShort = ({ pages }: SiteReview) =>
  pages.map(({ route, from, change, blocks, causes }) => ({
    page: `${change} ${from ? `${from} → ` : ''}${route}`,
    blocks: blocks.map(
      ({ change: how, label, values }) => `${how} ${label}: ${values.map(({ name }) => name).join(', ')}`,
    ),
    causes: causes.map(({ name }) => name),
  }));

describe('what a page shows differently', () => {
  it('is said block by block and word by word', async () => {
    const { write, review } = openSite({
      'about/index.json': page(text('People of old', 'people'), text('Second', 'b'), text('Third', 'c')),
    });
    write('about/index.json', page(text('Third', 'c'), text('People of now', 'people'), text('New', 'd')));
    const found = await review();
    expect(inShort(found)).toEqual([
      {
        page: 'changed /about',
        blocks: ['moved Text: ', 'changed Text: Text', 'added Text: ', 'removed Text: '],
        causes: [],
      },
    ]);
    expect(found.pages[0]?.blocks[1]).toMatchObject({
      place: { file: 'about/index.json', pointer: '/blocks/1' },
      placeBefore: { file: 'about/index.json', pointer: '/blocks/0' },
      values: [
        { words: [{ text: 'People of ' }, { text: 'old', change: 'removed' }, { text: 'now', change: 'added' }] },
      ],
    });
  });

  it('names the template and the item of a page that has no file', async () => {
    const events = (title: string) =>
      JSON.stringify({
        fields: { id: { is: 'text' }, title: { is: 'text' } },
        items: [
          { id: 'fest', title },
          { id: 'gala', title: 'Gala' },
        ],
      });
    const template = (words: string) =>
      page(text(`${words} {item.title}`)).replace(
        '"title": "T",',
        '"title": "T", "each": { "from": "events", "address": "{item.id}" },',
      );
    const { write, review } = openSite({
      '_data/events.json': events('Fest'),
      'events/[event].json': template('About'),
    });
    write('_data/events.json', events('Tech Fest'));
    expect(inShort(await review())).toEqual([
      { page: 'changed /events/fest', blocks: ['changed Text: Text'], causes: ['the list “events”'] },
    ]);
    write('events/[event].json', template('More about'));
    expect(inShort(await review()).map(({ page: changed, causes }) => [changed, causes])).toEqual([
      ['changed /events/fest', ['the template events/[event].json']],
      ['changed /events/gala', ['the template events/[event].json']],
    ]);
  });

  it('is said of a page in Markdown where the words stand, and of none that was only written as Markdown', async () => {
    const blocks = [
      text('People', 'people'),
      '{ "type": "stats-strip", "id": "numbers", "items": { "from": "stats" } }',
    ];
    const { pages, write, review, commit, git } = openSite({ 'about/index.json': page(...blocks) });
    const { blocks: _, ...keys } = JSON.parse(page()) as Record<string, unknown>;
    const fences = blocks.map((block) => `\`\`\`block\n${block}\n\`\`\`\n`);
    const file = (words: string) =>
      `---\n${JSON.stringify(keys)}\n---\n\n${fences[0]}\n## History\n\nBy the mill.\n\n${fences[1]}\n${words}\n`;
    git('rm', '-q', join(pages, 'about/index.json'));
    write('about/index.md', `---\n${JSON.stringify(keys)}\n---\n\n${fences.join('\n')}`);
    expect(inShort(await review())).toEqual([]);
    write('about/index.md', file('In **old** days.'));
    commit();
    write('about/index.md', file('In **our** days.'));
    const found = await review();
    expect(inShort(found)).toEqual([{ page: 'changed /about', blocks: ['changed Text: Text'], causes: [] }]);
    expect(found.pages[0]?.blocks[0]).toMatchObject({
      place: { file: 'about/index.md', pointer: '/blocks/3' },
      values: [
        {
          words: [
            { text: 'In ' },
            { text: 'old', change: 'removed' },
            { text: 'our', change: 'added' },
            { text: ' days.' },
          ],
        },
      ],
    });
  });

  it('names the list, the layout, the shared block and the value of the site that it came through', async () => {
    const { write, review, commit } = openSite({
      'about/index.json': page(text('For {site.facts.years} years')),
    });
    write('_site.json', JSON.stringify({ ...site, facts: { years: '23' } }));
    expect(inShort(await review())).toEqual([
      { page: 'changed /about', blocks: ['changed Text: Text'], causes: ['“facts.years” of _site.json'] },
    ]);
    commit();
    write(
      '_data/stats.json',
      '{ "fields": { "value": { "is": "text" }, "label": { "is": "text" } }, "items": [{ "value": "7", "label": "one" }, { "value": "2", "label": "two" }] }',
    );
    const everywhere = ['/', '/404', '/about'].map((route) => `changed ${route}`);
    const throughList = inShort(await review());
    expect(throughList.map((one) => one.page)).toEqual(everywhere);
    expect(throughList[0]).toMatchObject({
      blocks: ['changed Stats strip: Numbers › 1 › Number'],
      causes: ['the list “stats”'],
    });
    commit();
    write(
      '_layouts/inner.json',
      `{ "blocks": [${text('Read this first', 'first')}, { "type": "slot" }, { "type": "shared", "use": "numbers" }] }`,
    );
    expect(inShort(await review())[0]).toMatchObject({ blocks: ['added Text: '], causes: ['the layout “inner”'] });
    commit();
    write(
      '_blocks/numbers.json',
      '{ "type": "stats-strip", "id": "numbers", "heading": "In numbers", "items": { "from": "stats" } }',
    );
    expect(inShort(await review())[0]).toMatchObject({ causes: ['the shared block “numbers”'] });
  });

  it('is said once of what stands around every page', async () => {
    const { write, review } = openSite();
    write('_site.json', JSON.stringify({ ...site, navigation: [{ label: 'Start', link: '/' }] }));
    const { pages, frame } = await review();
    expect(pages.map(({ route, blocks }) => [route, blocks.length])).toEqual([
      ['/', 0],
      ['/404', 0],
      ['/about', 0],
    ]);
    expect(pages[0]?.causes).toMatchObject([{ name: '“navigation” of _site.json', file: '_site.json' }]);
    expect(frame).toMatchObject([{ before: 'Home', after: 'Start' }]);
  });
});

describe('pages that come, go and move', () => {
  it('tells a page that moved, and whether its old address leads on', async () => {
    const moved = page(text('People'), text('Second', 'b'));
    const { pages, write, review, git } = openSite({
      'team.json': moved,
      'staff.json': moved.replaceAll('Second', 'Other'),
    });
    git('rm', '-q', join(pages, 'team.json'), join(pages, 'staff.json'));
    write('people.json', moved.replace('"layout"', '"aliases": ["/team"], "layout"'));
    write('all-staff.json', moved.replaceAll('Second', 'Other'));
    const { pages: found, lostAddresses } = await review();
    expect(found.map(({ route, from, change, isRedirected }) => [change, from, route, isRedirected])).toEqual([
      ['moved', '/staff', '/all-staff', false],
      ['moved', '/team', '/people', true],
    ]);
    expect(lostAddresses).toEqual([{ address: '/staff', file: 'staff.json' }]);
  });

  it('names topics of lists that nothing has any more, and not the last pages of lists', async () => {
    const talk = (number: number, tag: string) => ({ title: `Talk ${number}`, tags: [tag] });
    const talks = (...items: object[]) =>
      JSON.stringify({ fields: { title: { is: 'text' }, tags: { is: 'texts' } }, items });
    const list = `{ "type": "listing", "items": { "from": "talks" }, "empty": "None.", "pageSize": 1, "addresses": true, "topics": "tags" }`;
    const { write, review } = openSite({
      'talks.json': page(list),
      '_data/talks.json': talks(talk(1, 'Rivers'), talk(2, 'Rocks'), talk(3, 'Rocks')),
    });
    write('_data/talks.json', talks(talk(1, 'Rivers'), talk(2, 'Rivers')));
    const { pages: found, lostAddresses } = await review();
    expect(lostAddresses).toEqual([{ address: '/talks/tags/rocks', file: 'talks.json' }]);
    expect(found.map(({ route, change }) => `${change} ${route}`)).toContain('removed /talks/page/3');
    write('talks.json', page(list).replace('"layout"', '"aliases": ["/talks/tags/rocks"], "layout"'));
    expect((await review()).lostAddresses).toEqual([]);
  });

  it('knows where addresses lead of a site in a folder', async () => {
    const moved = page(text('People'), text('Second', 'b'));
    const inFolder = JSON.stringify({ ...site, url: 'https://www.example.edu/college' });
    const { pages, write, review } = openSite({ '_site.json': inFolder, 'team.json': moved });
    rmSync(join(pages, 'team.json'));
    write('people.json', moved.replace('"layout"', '"aliases": ["/team"], "layout"'));
    const { pages: found, lostAddresses } = await review();
    expect(found).toMatchObject([{ change: 'moved', from: '/team', route: '/people', isRedirected: true }]);
    expect(lostAddresses).toEqual([]);
  });

  it('names addresses that lead nowhere: of pages, of aliases and of redirects', async () => {
    const { pages, write, review } = openSite({
      'team.json': page(text('Team')).replace('"layout"', '"aliases": ["/crew"], "layout"'),
      '_site.json': JSON.stringify({ ...site, redirects: { '/blog': 'https://blog.example.edu' } }),
    });
    rmSync(join(pages, 'team.json'));
    write('_site.json', JSON.stringify({ ...site, redirects: {} }));
    const { lostAddresses, pages: found } = await review();
    expect(lostAddresses).toEqual([
      { address: '/blog', file: '_site.json' },
      { address: '/crew', file: 'team.json' },
      { address: '/team', file: 'team.json' },
    ]);
    expect(found.find(({ route }) => route === '/team')).toMatchObject({ change: 'removed', isRedirected: false });
  });
});

describe('what no visitor sees', () => {
  it('is no change of a page, and is said with the reason', async () => {
    const { write, review, pages } = openSite();
    write('draft.json', page(text('Soon')).replace('"layout"', '"draft": true, "layout"'));
    write('later.json', page(text('Later')).replace('"layout"', '"publishAt": "2027-01-15", "layout"'));
    const about = join(pages, 'about/index.json');
    writeFileSync(about, readFileSync(about, 'utf8').replaceAll('  ', '\t'));
    const { pages: found, unseen } = await review();
    expect(found).toEqual([]);
    expect(unseen).toEqual([
      { file: 'about/index.json', why: 'what visitors get is the same' },
      { file: 'draft.json', why: 'it is a draft' },
      { file: 'later.json', why: 'it is shown from 2027-01-15' },
    ]);
  });
});

describe('a site with errors', () => {
  it('is compared as far as it goes, and says what is new', async () => {
    const { write, review } = openSite({ 'contact.json': page('{ "type": "rich-txet", "text": "x" }') });
    write('contact.json', page(text('Right')));
    write('about/index.json', page('{ "type": "rich-text", "txet": "x" }'));
    write('index.json', page(text('Hello', 'welcome')));
    const { pages, problems, notCompared, lostAddresses } = await review();
    expect(pages.map(({ route }) => route)).toEqual(['/']);
    expect(lostAddresses).toEqual([]);
    const short = ({ file, line, code }: SiteReview['problems']['gone'][number]) => `${file}:${line} ${code}`;
    expect(problems.appeared.map(short)).toEqual(['about/index.json:5 key-unknown']);
    expect(problems.gone.map(short)).toEqual(['contact.json:5 block-type-unknown']);
    expect(notCompared).toEqual([
      { route: '/contact', file: 'contact.json', why: 'It has errors before.' },
      { route: '/about', file: 'about/index.json', why: 'It has errors now.' },
    ]);
  });

  it('is compared whole where only parts do not fit together, as when a page is removed that the footer links to', async () => {
    const {
      pages: folder,
      write,
      review,
    } = openSite({
      'team.json': page(text('Team')),
      '_site.json': JSON.stringify({ ...site, navigation: [...site.navigation, { label: 'Team', link: '/team' }] }),
    });
    rmSync(join(folder, 'team.json'));
    write('index.json', page(text('Hello to [the team](/team)', 'welcome')));
    const { pages, problems, notCompared, lostAddresses } = await review();
    expect(pages.map(({ route, change }) => `${change} ${route}`)).toEqual(['changed /', 'removed /team']);
    expect(lostAddresses).toEqual([{ address: '/team', file: 'team.json' }]);
    expect(problems.appeared.map(({ file, code }) => `${file} ${code}`)).toEqual([
      '_site.json link-not-found',
      'index.json link-not-found',
    ]);
    expect(notCompared).toEqual([]);
  });

  it('says so where there is nothing to compare', async () => {
    const { write, review } = openSite();
    write('_site.json', '{ "name": ');
    const { pages, notCompared } = await review();
    expect(pages).toEqual([]);
    expect(notCompared).toEqual([
      { file: '_site.json', why: 'There is no site to compare now: _site.json has errors.' },
    ]);
  });
});

describe('states', () => {
  it('compares two commits, whatever is written meanwhile', async () => {
    const { write, review, commit } = openSite();
    write('about/index.json', page(text('Two')));
    commit();
    write('about/index.json', page(text('Three')));
    const { pages, before, after } = await review('HEAD^..HEAD');
    expect(pages[0]?.blocks[0]?.values[0]).toMatchObject({ before: 'People', after: 'Two' });
    expect([before.name, after.name]).toEqual(['HEAD^', 'the last commit']);
    expect((await review('HEAD..HEAD^')).pages[0]?.blocks[0]?.values[0]).toMatchObject({
      before: 'Two',
      after: 'People',
    });
  });

  it('compares with where a branch was left, whatever has happened to it since', async () => {
    const { write, review, commit, git } = openSite();
    git('checkout', '-q', '-b', 'own');
    write('about/index.json', page(text('Own')));
    commit();
    git('checkout', '-q', '-b', 'others', 'HEAD^');
    write('index.json', page(text('Others', 'welcome')));
    commit();
    git('checkout', '-q', 'own');
    const routes = async (ref: string) => (await review(ref)).pages.map(({ route }) => route);
    expect(await routes('others')).toEqual(['/', '/about']);
    expect(await routes('others...')).toEqual(['/about']);
    expect(await routes('others...own')).toEqual(['/about']);
  });

  it('says plainly what Git does not know', async () => {
    await expect(openSite().review('mian')).rejects.toThrow('Git knows no state "mian" here.');
    await expect(reviewRevisions({ pages: writeSite(), ref: 'HEAD', at })).rejects.toThrow(CommandError);
  });
});

describe('formats', () => {
  const changed = async () => {
    const { write, review } = openSite();
    write('about/index.json', page(text('People, \\\\<b> @root & [all](/about) #1 \\\\<script>')));
    const found = await review();
    return { review: found, grouped: groupReview(found), pictures: [] };
  };

  it('gives as JSON what the schema describes, the same bytes each time', async () => {
    const { pages, write } = openSite({ 'contact.json': page(text('[x](/nowhere)')) });
    write('about/index.json', page(text('New'), text('More', 'more')));
    write('draft.json', page(text('Soon')).replace('"layout"', '"draft": true, "layout"'));
    write('_site.json', JSON.stringify({ ...site, redirects: {}, navigation: [{ label: 'Start', link: '/' }] }));
    const printed: string[] = [];
    const output = { out: (line: string) => printed.push(line), isColoured: false };
    for (let run = 0; run < 2; run++) await runReview(['--pages', pages, '--format', 'json', '--at', at], output);
    expect(printed[0]).toBe(printed[1]);
    const schema = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../schemas/review.schema.json'), 'utf8'),
    );
    const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
    expect([validate(JSON.parse(printed[0] ?? '')), validate.errors]).toEqual([true, null]);
  });

  it('shows in a terminal what differs, in brackets where there are no colours', async () => {
    const report = await changed();
    const shown = formatReviewForTerminal(report, false)
      .replace(/\([\da-f]{7}\)/, '(1a2b3c4)')
      // A size is shown only if it differs after rounding.
      .replace(/ {2}\d\.\d kB → \d\.\d kB/, '');
    expect(shown).toBe(`Compared the last commit (1a2b3c4) with the files as they are now.

1 page changes for visitors.

~ /about  H
    Text “People, <b> @root & all #1 <script>” changed  about/index.json#/blocks/0
      Text: People{+, <b> @root & all [/about] #1 <script>+}`);
    expect(formatReviewForTerminal(report, true)).toContain('\u001b[32m{+');
  });

  it('writes a comment in which content is neither markup nor calls anybody, and which has room', async () => {
    const report = await changed();
    const comment = formatReviewAsMarkdown({ ...report, preview: 'https://pr-1.example.org' });
    expect(comment.startsWith(commentMark)).toBe(true);
    expect(comment).toContain('[Look at it](https://pr-1.example.org)');
    expect(comment).toContain('<a href="https://pr-1.example.org/about">/about</a>');
    expect(comment).not.toMatch(/<script|<b>|@root|[^&\\]#1/);
    const [first] = report.review.pages;
    const pages = Array.from(
      { length: 900 },
      (_, index) => ({ ...first, route: `/page-${index}` }) as NonNullable<typeof first>,
    );
    const review = { ...report.review, pages };
    const long = formatReviewAsMarkdown({ ...report, review, grouped: groupReview(review) });
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(60_000);
    expect(long).toMatch(/and \d+ more sections, for which there is no room here/);
  });

  it('writes one HTML file that asks for nothing else, whatever content says', async () => {
    const html = formatReviewAsHtml(await changed());
    expect(html).not.toMatch(/(?:src|href)="(?:https?:|\/)|url\(|@import/);
    expect(html).toContain('<ins>, &lt;b&gt; @root &amp; all [/about] #1 &lt;script&gt;</ins>');
  });
});

describe('in other languages', () => {
  const translated = {
    '_site.json': JSON.stringify({ ...site, languages: ['de'] }),
    '_site.de.json': '{ "name": "Beispiel" }',
    'index.de.json': page(text('Worte von einst')),
    'about/index.de.json': page(text('Leute von einst')),
  };

  it('names the page of the language whose words differ, and no other', async () => {
    const { write, review } = openSite(translated);
    write('about/index.de.json', page(text('Leute von heute')));
    const found = await review();
    expect(inShort(found)).toEqual([{ page: 'changed /de/about', blocks: ['changed Text: Text'], causes: [] }]);
    expect(found.pages[0]).toMatchObject({ file: 'about/index.de.json' });
    expect(found.unseen).toEqual([]);
  });

  it('says what came through a translation of something shared', async () => {
    const { write, review } = openSite(translated);
    write('_site.de.json', '{ "name": "Beispiele" }');
    const found = await review();
    expect(inShort(found).map((one) => one.page)).toEqual(['changed /de', 'changed /de/about']);
    expect(found.pages[0]?.causes).toMatchObject([{ name: '“name” of _site.json in German', file: '_site.de.json' }]);
    expect(found.unseen).toEqual([]);
  });

  it('knows the addresses that a translation had, and the pages that lead to it', async () => {
    const { pages, review } = openSite(translated);
    rmSync(join(pages, 'about/index.de.json'));
    const found = await review();
    expect(found.lostAddresses).toEqual([{ address: '/de/about', file: 'about/index.de.json' }]);
    expect(inShort(found).map((one) => one.page)).toEqual(['changed /about', 'removed /de/about']);
  });

  it('names all pages of a language that comes', async () => {
    const { write, review } = openSite({ 'about/index.json': page(text('People')) });
    for (const [path, content] of Object.entries(translated)) write(path, content);
    const found = inShort(await review()).map((one) => one.page);
    expect(found).toContain('added /de');
    expect(found).toContain('added /de/about');
    expect(found).toContain('changed /about');
  });
});
