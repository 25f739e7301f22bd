import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { checkChanged, page } from '#tests/samples/site.ts';
import Recording from './Recording.tsx';

const render = (props: Partial<Parameters<typeof Recording>[0]>) =>
  renderToStaticMarkup(
    <Provider>
      <Recording title="Open day" file="/media/day.1a.webm" level={2} labels={defaultLabels} {...props} />
    </Provider>,
  );

it('plays a video in the browser’s own player, and nothing before somebody wants it', () => {
  const poster = { src: '/media/day', alt: '', width: 1600, height: 900, widths: [1280] };
  const html = render({ poster, captions: [{ file: '/media/day.vtt', language: 'en', label: 'English' }] });
  expect(html).toMatch(
    /<video src="\/media\/day\.1a\.webm" controls="" preload="none" [^>]*poster="\/media\/day-1280\.webp" width="1600" height="900"/,
  );
  expect(html).toContain('<track kind="captions" src="/media/day.vtt" srcLang="en" label="English" default=""/>');
  expect(html).not.toContain('autoplay');
  expect(html).not.toContain('<details');
});

it('plays a sound, whose words stand below', () => {
  const html = render({
    file: '/media/talk.MP3',
    transcript: { label: 'All the words', text: { html: '<h1>One</h1>' } },
  });
  expect(html).toMatch(/<audio src="\/media\/talk\.MP3" controls="" preload="none"/);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>All the words<\/summary>.*<h2>One<\/h2>/);
});

const recording = (values: string) => page(`{ "type": "recording", "title": "Open day", ${values} }`);
const captions = '"captions": [{ "file": "day.vtt", "language": "en", "label": "English" }]';
const codesOf = (values: string, vtt = 'WEBVTT\n') =>
  checkChanged({
    'about/index.json': recording(values),
    '_media/day.webm': 'x',
    '_media/talk.mp3': 'x',
    '_media/day.vtt': vtt,
  })
    .problems.map(({ code }) => code)
    .filter((code) => code.startsWith('recording-'));

it.each([
  ['"file": "day.webm"', ['recording-captions-missing']],
  ['"file": "talk.mp3"', ['recording-transcript-missing']],
  ['"file": "day.webm", "silent": true', []],
  [`"file": "day.webm", ${captions}`, []],
  ['"file": "talk.mp3", "transcript": { "label": "Words", "text": "Good morning." }', []],
])('asks for the words of a recording: %s', (values, codes) => expect(codesOf(values)).toEqual(codes));

it.each([
  ['WEBVTT', []],
  ['\ufeffWEBVTT - The open day\r\n', []],
  ['', ['recording-captions-unreadable']],
  ['WEBVTTS\n', ['recording-captions-unreadable']],
  ['1\n00:00:01,000 --> 00:00:03,000\nGood morning.\n', ['recording-captions-unreadable']],
])('reads captions as browsers do: %j', (vtt, codes) =>
  expect(codesOf(`"file": "day.webm", ${captions}`, vtt)).toEqual(codes),
);

it.each([
  ['en', []],
  ['pt-BR', []],
  ['zh-Hant', []],
  ['ey', ['recording-language-unknown']],
  ['en-UX', ['recording-language-unknown']],
  ['en-Xxxx', ['recording-language-unknown']],
])('knows which languages there are: %s', (language, codes) =>
  expect(codesOf(`"file": "day.webm", ${captions.replace('"en"', JSON.stringify(language))}`)).toEqual(codes),
);
