import { expect, it } from 'vitest';
import { CodeFailure } from '#engine/problems/codeFailure.ts';
import { defaultLabels, usualLabels } from '#shared/content.ts';
import type { ResolvedBlock } from '../resolve/resolved.ts';
import type { ServerModule } from './compiledCode.ts';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';
import { BlockCache, createBlockRenderer, renderBlocks } from './renderBlocks.ts';
import { prioritizeFirstPicture } from './renderPage.ts';
import { islandsJson } from './siteRenderer.ts';

/** Server that renders every block as its type, text and slots, and counts renderings. */
function fakeServer() {
  let calls = 0;
  const server = {
    blockTraitsOf: (type: string) => ({
      hydrate: type === 'live' ? 'visible' : 'never',
      isPageHeading: type === 'heading',
      moreLabels: type === 'live' ? ['mapShow'] : [],
    }),
    jsonLdOf: (_type: string, props: { text?: string }) => {
      if (props.text === 'untold') throw new TypeError('no data');
      return [];
    },
    renderBlock: (type: string, props: { text?: string; slot?: { html: string } }, _: object, prefix: string) => {
      calls += 1;
      if (props.text === 'broken') throw new Error('no such thing');
      return `<b id="${prefix}">${type} ${props.text ?? ''}${props.slot?.html ?? ''}</b>`;
    },
  } as unknown as ServerModule;
  return { server, calls: () => calls };
}

const block = (type: string, text?: string, more: Partial<ResolvedBlock> = {}): ResolvedBlock => ({
  type,
  props: text ? { text } : {},
  level: 2,
  slots: [],
  origin: 'index.json#/blocks/0',
  ...more,
});

function render(blocks: ResolvedBlock[], isDev = false) {
  const { server, calls } = fakeServer();
  const renderer = createBlockRenderer({ server, labels: defaultLabels, cache: new BlockCache(), isDev });
  return { html: renderBlocks(blocks, renderer).join(''), result: renderer.result, calls };
}

it('frames each block with its anchor, look, background and reveal', () => {
  const { html } = render([block('still', 'a', { id: 'here', look: 'prose', tone: 'dark', reveal: 'fade' })]);
  expect(html).toMatch(/^<div class="block" id="here" data-look="prose" data-tone="dark" data-reveal="fade"><b /);
});

it('says on each frame where its block is written, in dev only', () => {
  const blocks = [block('still', 'a'), block('live', 'b', { origin: '_blocks/b.json#' })];
  const { html } = render(blocks, true);
  expect([...html.matchAll(/ data-at="([^"]*)"/g)].map(([, at]) => at)).toEqual([
    'index.json#/blocks/0',
    '_blocks/b.json#',
  ]);
  expect(render(blocks).html).not.toContain('data-at');
});

it('writes what wakes an island on its frame, and its properties aside', () => {
  const { html, result } = render([block('still', 'a'), block('live', 'b')]);
  const [prefix = ''] = Object.keys(result.islands);
  expect(html).toContain(`data-block="live" data-island="${prefix}" data-hydrate="visible"`);
  expect(result.islands[prefix]).toEqual({ props: { text: 'b' }, level: 2, at: 'index.json#/blocks/0' });
  expect([...result.islandTypes]).toEqual(['live']);
});

it('renders shared blocks once for the whole site, and gives ids of their own to equal ones on one page', () => {
  const { html, calls } = render([block('still', 'a'), block('still', 'a')]);
  const ids = [...html.matchAll(/<b id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(calls()).toBe(2);
  const { server, calls: shared } = fakeServer();
  const sharedBlock = block('still', 'a', { origin: '_blocks/a.json#' });
  const cache = new BlockCache();
  for (let page = 0; page < 5; page += 1) {
    renderBlocks([sharedBlock], createBlockRenderer({ server, labels: defaultLabels, cache }));
  }
  // It is cached at its second occurrence.
  expect(shared()).toBe(2);
});

it('renders containers from the inside out', () => {
  const inner = block('still', 'inside');
  const { html } = render([block('box', undefined, { props: { slot: { slot: 0 } }, slots: [[inner]] })]);
  expect(html).toMatch(/<b [^>]*>box <div class="block"><b [^>]*>still inside<\/b><\/div><\/b>/);
});

it.each([
  ['broken', 'no such thing.', 'blocks/still,'],
  ['untold', 'no data.', 'blocks/still/still.build.ts,'],
])('names the block whose code fails, and the place of that code: %s', (text, reason, code) => {
  const rendering = () => render([block('still', text)]);
  expect(rendering).toThrow(`The code of the "still" block has failed on this block: ${reason}`);
  expect(rendering).toThrow(`The code is in ${code}`);
  expect(failuresOf(rendering)).toMatchObject([{ code: 'block-failed', file: 'index.json', pointer: '/blocks/0' }]);
});

it('sends labels that few blocks need only with pages that have such a block', () => {
  const labels = { ...defaultLabels, mapShow: 'Show map', mapOpen: 'Open the map' };
  const sentWith = (type: string) => JSON.parse(islandsJson(labels, render([block(type)]).result)).labels;
  expect(sentWith('live')).toEqual({ ...usualLabels, mapShow: 'Show map' });
  expect(sentWith('still')).toEqual(usualLabels);
});

function failuresOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return error instanceof CodeFailure ? error.failures : error;
  }
  return [];
}

it('names the block whose hydrate cannot be asked, or is no value that there is', () => {
  const { server } = fakeServer();
  const renderWith = (hydrate: () => unknown) => {
    const serverWithHydrate = {
      ...server,
      blockTraitsOf: () => ({ hydrate: hydrate(), isPageHeading: false, moreLabels: [] }),
    };
    const parts = {
      server: serverWithHydrate as unknown as ServerModule,
      labels: defaultLabels,
      cache: new BlockCache(),
    };
    return () => renderBlocks([block('still')], createBlockRenderer(parts));
  };
  const failed = 'index.json#/blocks/0: The code of the "still" block has failed on this block:';
  expect(renderWith(() => 'visable')).toThrow(`${failed} it gives "visable" as "hydrate". Did you mean "visible"?`);
  const values = 'It is one of "never", "load", "idle", "visible", "interaction", or a function';
  expect(renderWith(() => 'sometimes')).toThrow(`${failed} it gives "sometimes" as "hydrate". ${values}`);
  expect(renderWith(() => undefined)).toThrow(`${failed} it gives no value of "hydrate". ${values}`);
  expect(renderWith(() => undefined)).toThrow('The code is in blocks/still/block.ts,');
  expect(renderWith(() => 'idle')).not.toThrow();
  const fail = () => {
    throw new Error('no such thing');
  };
  expect(renderWith(fail)).toThrow(`${failed} no such thing. The code is in blocks/still/block.ts`);
});

it('allows no inline script but those that are hashed, and no origin but those that are needed', () => {
  const policy = createContentSecurityPolicy(['a()'], 'p{}', { endpoints: ['https://api.example.edu'], widget: [] });
  const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self' 'sha256-[\w+/]+=*'$/);
  expect(policy).toContain("connect-src 'self' https://api.example.edu");
  expect(policy).not.toContain("script-src 'unsafe");
  expect(policy).toMatch(/style-src 'self' 'sha256-[^;]*;/);
  expect(policy).not.toMatch(/frame-src|font-src/);
});

it('allows the origins of a widget, and still no inline script', () => {
  const widget = ['https://w.example.com', 'https://*.forms.example.com'];
  const policy = createContentSecurityPolicy(['a()'], 'p{}', { endpoints: ['https://api.example.edu'], widget });
  const sources = Object.fromEntries(
    policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  for (const name of ['script-src', 'frame-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'])
    expect(sources[name], name).toEqual(expect.arrayContaining(["'self'", ...widget]));
  expect(sources['connect-src']).toContain('https://api.example.edu');
  expect(sources['script-src']).not.toContain("'unsafe-inline'");
  expect(sources['default-src']).toEqual(["'self'"]);
});

it('does not let the first picture of a page wait, unless it is in an island', () => {
  const picture = '<img src="a" loading="lazy">';
  expect(prioritizeFirstPicture(['<h1></h1>', picture + picture, picture])).toEqual([
    '<h1></h1>',
    `<img src="a" fetchpriority="high">${picture}`,
    picture,
  ]);
  for (const parts of [['', '', picture], [`<div data-island="b">${picture}</div>`], [`<img src="first">${picture}`]]) {
    expect(prioritizeFirstPicture(parts)).toEqual(parts);
  }
});
