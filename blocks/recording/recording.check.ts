import { defineBlockCheck } from '#shared/blockCheck.ts';
import { quote } from '#shared/formatText.ts';
import { isObject } from '#shared/json.ts';
import { error, warning } from '#shared/problemKind.ts';
import { isVideo } from './isVideo.ts';

/** @returns true if each part of a BCP 47 tag is known: language, script, region */
function isLanguage(tag: string): boolean {
  const { language, script, region } = new Intl.Locale(tag);
  const isKnown = (type: 'language' | 'script' | 'region', code: string | undefined) =>
    code === undefined || new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
  return isKnown('language', language) && isKnown('script', script) && isKnown('region', region);
}

/** Checks that the words of a recording can be read: captions of a video, the transcript of a sound. */
export default defineBlockCheck({
  problems: {
    'recording-captions-missing': warning<{ path: string }>({
      title: 'Video without captions',
      message: ({ path }) =>
        `The video ${quote(path)} has no captions: who does not hear it does not know what is said.`,
      hint: () =>
        'Write them into a WebVTT file of _media and name it: "captions": [{ "file": "events/open-day.vtt", "language": "en", "label": "English" }]. If nothing is heard in the video, write "silent": true.',
      hintInWords: () =>
        'Write them into a WebVTT file, add it to the media library and choose it under “Captions”. If nothing is heard in the video, say so under “Nothing is heard in it”.',
      why: 'Deaf people, and all who watch without sound, read what is said. Captions are required by law in many countries (WCAG 2.2, 1.2.2).',
      example: {
        wrong: '"file": "events/open-day.mp4"',
        right:
          '"file": "events/open-day.mp4", "captions": [{ "file": "events/open-day.vtt", "language": "en", "label": "English" }]',
      },
    }),
    'recording-transcript-missing': warning<{ path: string }>({
      title: 'Sound without its words',
      message: ({ path }) => `The words of ${quote(path)} are nowhere to read, for people who do not hear it.`,
      hint: () => 'Write them: "transcript": { "label": "All the words", "text": "**Anna:** Good morning. …" }.',
      hintInWords: () => 'Write them under “All its words”.',
      why: 'Deaf people read what others hear; search engines read it too (WCAG 2.2, 1.2.1).',
      example: {
        wrong: '"file": "talks/welcome.mp3"',
        right: '"file": "talks/welcome.mp3", "transcript": { "label": "All the words", "text": "Good morning. …" }',
      },
    }),
    'recording-captions-unreadable': error<{ path: string; isSubRip: boolean }>({
      title: 'Captions that browsers cannot read',
      message: ({ path }) => `${quote(path)} does not begin with WEBVTT: browsers show none of these captions.`,
      hint: ({ isSubRip }) =>
        isSubRip
          ? 'It looks like SubRip (.srt). Make its first line WEBVTT, leave the next one empty, and write the times with a point: 00:00:01.000.'
          : 'Export the captions as WebVTT from the program in which they were written. The first line of such a file is WEBVTT, the next one is empty.',
      why: 'Browsers read captions in one format, WebVTT, and know it by the first line.',
      example: { wrong: '1\n00:00:01,000 --> 00:00:03,000', right: 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000' },
    }),
    'recording-language-unknown': error<{ language: string }>({
      title: 'Captions in a language that does not exist',
      message: ({ language }) =>
        `${quote(language)} is not the code of a language: browsers do not offer these captions by it.`,
      hint: () => 'Write the two letters of the language, as "en", "de" or "hi"; with a country, as "pt-BR".',
      why: 'Browsers choose captions by their language, and screen readers pronounce them by it.',
      example: { wrong: '"language": "eng-UK"', right: '"language": "en-GB"' },
    }),
  },
  check({ file, captions, silent, transcript }, { report, replaceTokens, readMediaText }) {
    const path = replaceTokens(String(file));
    const tracks = Array.isArray(captions) ? captions : [];
    if (!isVideo(path)) {
      if (!transcript) report('recording-transcript-missing', { path }, '/file');
    } else if (tracks.length === 0 && silent !== true) report('recording-captions-missing', { path }, '/file');
    for (const [index, track] of tracks.entries()) {
      const language = isObject(track) ? String(track.language) : '';
      if (!isLanguage(language)) report('recording-language-unknown', { language }, `/captions/${index}/language`);
      const name = replaceTokens(String(isObject(track) ? track.file : ''));
      const text = readMediaText(name);
      if (text === undefined || /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text)) continue;
      const isSubRip = /\d\d:\d\d,\d{3}\s*-->/.test(text);
      report('recording-captions-unreadable', { path: name, isSubRip }, `/captions/${index}/file`);
    }
  },
});
